import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import svgpath from 'svgpath';
import { type Glyph, weightOf } from '../draw/outline.ts';
import { replaceTexts } from '../draw/set-text.ts';

const faces: Record<string, string> = { 400: 'Regular', 500: 'Medium', 700: 'Bold' };

const read = (face: string): Font => {
  // The package exports no path of its files; they lie beside its entry.
  const file = new URL(`../fonts/NotoSansHans-${face}.otf`, import.meta.resolve('@embedpdf/fonts-sc'));
  // One face a file: what it answers with is no collection.
  return create(readFileSync(file)) as Font;
};

/** The outlines of all characters that the drawings set, by weight; in the order of their code points. */
export function makeGlyphs(drawings: readonly string[]): Record<string, Record<string, Glyph>> {
  const used = new Map<string, Set<string>>();
  for (const drawing of drawings) {
    replaceTexts(drawing, (text) => {
      const chars = used.get(weightOf(text)) ?? new Set();
      for (const { line } of text.lines) for (const char of line) chars.add(char);
      used.set(weightOf(text), chars);
      return null;
    });
  }
  return Object.fromEntries(
    [...used].toSorted().map(([weight, chars]) => {
      const font = read(faces[weight] ?? 'Regular');
      return [weight, Object.fromEntries([...chars].toSorted().map((char) => [char, glyphOf(font, char)]))];
    }),
  );
}

function glyphOf(font: Font, char: string): Glyph {
  const [glyph] = font.layout(char).glyphs;
  if (!glyph) throw new Error(`The font has no ${char}.`);
  const thousandth = 1000 / font.unitsPerEm;
  const outline = svgpath(glyph.path.toSVG()).scale(thousandth, -thousandth).rel().round(0).toString();
  return [Math.round(glyph.advanceWidth * thousandth), outline];
}
