import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './qr-code.css.ts';

/** A module of its own, so that its library loads with the first code. */
export default function QrDrawing({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={css.code}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** One square per module; the quiet zone of four belongs to the code. */
function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
