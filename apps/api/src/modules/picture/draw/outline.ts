import { anchorShare, attribute, places, replaceTexts, type SetText } from './set-text.ts';
import { num } from './svg.ts';

/** A character's advance and outline in thousandths of its size, with y downwards from the baseline. */
export type Glyph = readonly [advance: number, outline: string];

/** By weight, then by character. */
export type Glyphs = Readonly<Record<string, Readonly<Record<string, Glyph>>>>;

/** The weight that a text is set in. */
export const weightOf = ({ style }: SetText) => attribute('font-weight', style) || '400';

/**
 * The drawing with its text as outlines: a browser shapes and lays out each text of a picture anew for each size that it
 * is shown at, before it paints the page. A text with a character that has no outline stays text.
 */
export const outlined = (art: string, glyphs: Glyphs): string =>
  replaceTexts(art, (text) => {
    const known = glyphs[weightOf(text)] ?? {};
    const scale = Number((text.size / 1000).toFixed(4));
    const drawn: string[] = [];
    for (const { place, line } of text.lines) {
      const chars = [...line];
      const found = chars.map((char) => known[char]);
      if (!found.every((glyph) => glyph !== undefined)) return null;
      drawn.push(
        ...placed(found, place, text).map(
          ({ x, y, d }) => `<path transform="translate(${num(x)} ${num(y)})scale(${scale})" d="${d}"/>`,
        ),
      );
    }
    const opacity = attribute('opacity', text.style);
    return `<g fill="${attribute('fill', text.style)}"${opacity && ` opacity="${opacity}"`}>${drawn.join('')}</g>`;
  });

/** Where each character stands: one after the other, or in a column, which has a place for each. */
function placed(glyphs: readonly Glyph[], place: string, { style, size }: SetText) {
  const [xs, ys] = [places('x', place), places('y', place)];
  const share = anchorShare(style);
  const spacing = Number(attribute('letter-spacing', style));
  const widths = glyphs.map(([advance]) => (advance * size) / 1000 + spacing);
  const isColumn = xs.length > 1;
  let pen = (xs[0] ?? 0) - widths.reduce((sum, width) => sum + width, 0) * share;
  return glyphs.flatMap(([, d], at) => {
    const width = widths[at] ?? 0;
    const x = isColumn ? (xs[at] ?? 0) - width * share : pen;
    pen += width;
    return d === '' ? [] : [{ x, y: ys[isColumn ? at : 0] ?? 0, d }];
  });
}
