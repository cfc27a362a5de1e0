import { lazy, type ReactNode, Suspense } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './qr-code.css.ts';

const QrDrawing = lazy(() => import('./qr-drawing.tsx'));

export type QrCodeProps = {
  /** Encoded text; undefined while it loads. */
  text?: string | undefined;
  /** Accessible name, e.g. 微信登录二维码. */
  label: string;
  /** Edge length in px. Default 180. */
  edgePx?: number;
  /** Covers the code, if it has expired or was scanned. */
  cover?: ReactNode;
};

/** A QR code rendered from text, dark on light in every theme. */
export function QrCode({ text, label, edgePx = 180, cover }: QrCodeProps) {
  return (
    <div className={css.box} style={{ width: edgePx, height: edgePx }}>
      {text ? (
        <Suspense fallback={<Spinner />}>
          <QrDrawing text={text} label={label} />
        </Suspense>
      ) : (
        cover === undefined && <Spinner />
      )}
      {cover !== undefined && <div className={css.cover}>{cover}</div>}
    </div>
  );
}
