import { anchorShare, attribute, places, replaceTexts } from './set-text.ts';
import { num } from './svg.ts';
import { ems } from './typeset.ts';

/**
 * Replaces print smaller than `below` by bars, as designers greek illegible text: a browser lays out every line of
 * text, and a list shows fifty packs.
 */
export const greeked = (art: string, below: number): string =>
  replaceTexts(art, ({ style, size, lines }) =>
    size < below ? lines.map(({ place, line }) => bar(place, line, style, size)).join('') : null,
  );

/** A column has a position for each character: its bar is upright. */
function bar(place: string, line: string, style: string, size: number): string {
  const [x = 0] = places('x', place);
  const baselines = places('y', place);
  const [y = 0, last = y] = [baselines[0], baselines.at(-1)];
  const isColumn = baselines.length > 1;
  const width = isColumn ? size * 0.3 : ems(line) * size;
  const left = x - width * anchorShare(style);
  const top = isColumn ? y - size * 0.8 : y - size * 0.5;
  const height = isColumn ? last - top : size * 0.3;
  return `<rect x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" fill="${attribute('fill', style)}" opacity=".45"/>`;
}
