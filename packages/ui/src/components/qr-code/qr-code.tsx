import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './qr-code.css.ts';

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
  const drawing = useMemo(() => (text ? draw(text) : null), [text]);
  return (
    <div className={css.box} style={{ width: edgePx, height: edgePx }}>
      {drawing ? (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          className={css.code}
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      ) : (
        cover === undefined && <Spinner />
      )}
      {cover !== undefined && <div className={css.cover}>{cover}</div>}
    </div>
  );
}

/** One square per module; the quiet zone of four belongs to the code. */
function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
