import { readFileSync } from 'node:fs';
import type PDFDocument from 'pdfkit';

export type Align = 'left' | 'center' | 'right';

type Style = { size?: number; isBold?: boolean; colour?: string; align?: Align; width?: number };

/** A document of A4 pages being drawn. Lengths in points; nothing is drawn outside its margins. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  left: number;
  right: number;
  bottom: number;
  /** Position of the next element. */
  y: number;
  /** Writes text that breaks between any two characters; returns its height. */
  write: (text: string, x: number, y: number, style?: Style) => number;
  heightOf: (text: string, width: number, size: number) => number;
  /** Writes text of full width from `y`, over as many pages as it takes. */
  flow: (text: string, style?: Pick<Style, 'size' | 'isBold'>) => void;
  nextPage: () => void;
};

export type PaperFacts = { title: string; madeAt: Date; isLandscape?: boolean; hasPageNumbers?: boolean };

const margin = 36;
const lineHeight = 1.35;
const pageNumberRoom = 18;

type Fonts = { regular: Buffer; bold: Buffer };

let fonts: Fonts | undefined;

const read = (weight: string) =>
  // The package exports no path to its files; they are next to its entry.
  readFileSync(new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc')));

/** Loaded for the first paper, then cached: 17 MB. */
const pdfFonts = (): Fonts => {
  fonts ??= { regular: read('Regular'), bold: read('Bold') };
  return fonts;
};

/** Draws a PDF; the same facts and the same drawing give the same bytes. */
export const drawPdf = async (facts: PaperFacts, draw: (sheet: Sheet) => void): Promise<Buffer> => {
  const { default: Document }: { default: typeof PDFDocument } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    layout: facts.isLandscape ? 'landscape' : 'portrait',
    margin,
    bufferPages: facts.hasPageNumbers ?? false,
    lang: 'zh-CN',
    info: { Title: facts.title, CreationDate: facts.madeAt, ModDate: facts.madeAt },
  });
  const { regular, bold } = pdfFonts();
  doc.registerFont('regular', regular).registerFont('bold', bold);
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const sheet = sheetOf(doc);
  if (facts.hasPageNumbers) sheet.bottom -= pageNumberRoom;
  draw(sheet);
  if (facts.hasPageNumbers) numberPages(sheet);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
};

const numberPages = (sheet: Sheet) => {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(index);
    const place = `第 ${index + 1} 页，共 ${count} 页`;
    sheet.write(place, sheet.left, sheet.bottom + 6, { size: 8, align: 'center', width: sheet.right - sheet.left });
  }
};

const sheetOf = (doc: PDFKit.PDFDocument): Sheet => {
  const measure = measurer(doc);
  const lines = (text: string, width: number, size: number, font: Font) =>
    text.split('\n').flatMap((part) => wrap(part, width, (character) => measure(character, size, font)));
  const sheet: Sheet = {
    doc,
    left: margin,
    right: doc.page.width - margin,
    bottom: doc.page.height - margin,
    y: margin,
    write: (text, x, y, { size = 9, isBold = false, colour = '#1f2421', align = 'left', width } = {}) => {
      const font = isBold ? 'bold' : 'regular';
      const room = width ?? sheet.right - x;
      const rows = lines(text, room, size, font);
      doc.font(font).fontSize(size).fillColor(colour);
      rows.forEach((row, index) => {
        const free = room - [...row].reduce((sum, character) => sum + measure(character, size, font), 0);
        const shift = align === 'right' ? free : align === 'center' ? free / 2 : 0;
        doc.text(row, x + shift, y + index * size * lineHeight, { lineBreak: false });
      });
      return rows.length * size * lineHeight;
    },
    heightOf: (text, width, size) => lines(text, width, size, 'regular').length * size * lineHeight,
    flow: (text, { size = 9, isBold = false } = {}) => {
      for (const row of lines(text, sheet.right - sheet.left, size, isBold ? 'bold' : 'regular')) {
        if (sheet.y + size * lineHeight > sheet.bottom) sheet.nextPage();
        sheet.y += sheet.write(row, sheet.left, sheet.y, { size, isBold });
      }
    },
    nextPage: () => {
      doc.addPage();
      sheet.y = margin;
    },
  };
  return sheet;
};

type Font = 'regular' | 'bold';

/** Measures character widths, each once. */
const measurer = (doc: PDFKit.PDFDocument) => {
  const widths = new Map<string, number>();
  return (character: string, size: number, font: Font): number => {
    const key = `${font}${character}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = doc.font(font).fontSize(1000).widthOfString(character) / 1000;
      widths.set(key, width);
    }
    return width * size;
  };
};

const wrap = (text: string, width: number, measure: (character: string) => number): string[] => {
  const rows: string[] = [];
  let row = '';
  let used = 0;
  for (const character of text) {
    const wide = measure(character);
    if (row && used + wide > width) {
      rows.push(row);
      row = '';
      used = 0;
    }
    row += character;
    used += wide;
  }
  return [...rows, row];
};
