import { encode } from 'uqr';
import { drawing, path, rect } from '../draw/svg.ts';

/** A working QR code of the address. */
export function drawQr(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  let d = '';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) d += `M${x} ${y}h1v1h-1z`;
    });
  });
  return drawing(
    size,
    size,
    address,
    rect(0, 0, size, size, '#ffffff') + path(d, '#16241E', { 'shape-rendering': 'crispEdges' }),
  );
}
