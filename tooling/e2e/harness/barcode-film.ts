import { writeFileSync } from 'node:fs';

const left = '3211 2221 2122 1411 1132 1231 1114 1312 1213 3112'.split(' ');
/** How the six figures on the left are drawn, by the first figure: G from right to left. */
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

/** The widths of an EAN-13's bars and gaps, beginning with a bar. */
function widthsOf(code: string): number[] {
  const [first = 0, ...figures] = [...code].map(Number);
  const digits = figures.map((figure, place) => {
    const widths = [...(left[figure] ?? '')].map(Number);
    return place < 6 && parities[first]?.[place] === 'G' ? widths.reverse() : widths;
  });
  return [[1, 1, 1], ...digits.slice(0, 6), [1, 1, 1, 1, 1], ...digits.slice(6), [1, 1, 1]].flat();
}

/** Writes a film that a browser takes for its camera: an EAN-13 that stands still. */
export function writeBarcodeFilm(path: string, code: string): void {
  const [width, height, barPx] = [640, 480, 4];
  const row = Buffer.alloc(width, 235);
  let x = (width - 95 * barPx) / 2;
  for (const [index, modules] of widthsOf(code).entries()) {
    if (index % 2 === 0) row.fill(16, x, x + modules * barPx);
    x += modules * barPx;
  }
  const blank = Buffer.alloc(width, 235);
  const luma = Buffer.concat(Array.from({ length: height }, (_, y) => (y > 100 && y < 380 ? row : blank)));
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]));
}
