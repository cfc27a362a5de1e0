import { readFileSync } from 'node:fs';

type Fonts = { regular: Buffer; bold: Buffer };

let fonts: Fonts | undefined;

const read = (weight: string) =>
  // The package exports no path of its files; they lie beside its entry.
  readFileSync(new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc')));

/** Read when the first paper is drawn, and kept: 17 MB. */
export const pdfFonts = (): Fonts => {
  fonts ??= { regular: read('Regular'), bold: read('Bold') };
  return fonts;
};
