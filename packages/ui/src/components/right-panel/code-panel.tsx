import type { ReactNode } from 'react';
import * as css from './right-panel.css.ts';

export type CodePanelProps = {
  /** QR codes with captions. */
  codes: readonly { label: string; picture: ReactNode; note?: string | undefined }[];
};

/** QR codes inside a `Popover` or a `Drawer`. */
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
