import type { ReactNode } from 'react';
import * as css from './right-panel.css.ts';

export type CodePanelProps = {
  /** QR codes with what they lead to. */
  codes: readonly { label: string; picture: ReactNode; note?: string | undefined }[];
};

/** Codes to scan with a phone, inside a `Popover` or a `Drawer`. */
export function CodePanel({ codes }: CodePanelProps) {
  return (
    <div className={css.codes}>
      {codes.map((code) => (
        <figure key={code.label} className={css.code}>
          <span className={css.codePicture}>{code.picture}</span>
          <figcaption>
            <span className={css.codeLabel}>{code.label}</span>
            {code.note && <span className={css.quiet}>{code.note}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
