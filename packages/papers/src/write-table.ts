import { csvCell } from '@yaoji/domain';
import { escapeUTF8 } from 'entities';
import { zipPieces } from './zip.ts';

/** Rows below their headers. */
export type PaperTable = {
  heads: readonly string[];
  /**
   * Headers of figure columns, which spreadsheets add up: decimal texts or empty. All else is text, including order
   * numbers.
   */
  figures: readonly string[];
  rows: readonly (readonly string[])[];
};

/** For spreadsheets that need a byte order mark to recognise UTF-8. */
export const writeCsv = ({ heads, rows }: Pick<PaperTable, 'heads' | 'rows'>): string =>
  `\uFEFF${[heads, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const spreadsheet = `xmlns="${schemas}/spreadsheetml/2006/main"`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const ofParts = `xmlns="${schemas}/package/2006`;
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const parts = {
  '[Content_Types].xml': `${head}<Types ${ofParts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships ${ofParts}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook ${spreadsheet} xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships ${ofParts}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Removes control characters that XML forbids. */
const xmlText = (text: string) => escapeUTF8(text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''));

const rowsPerPiece = 500;

/** A workbook of one sheet with inline texts: nothing in it is a formula. */
export const writeXlsx = ({ heads, figures, rows }: PaperTable, madeAt: Date): Promise<Buffer> => {
  const areFigures = heads.map((each) => figures.includes(each));
  const text = (cell: string) => `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  const cellOf = (cell: string, index: number) => {
    if (cell === '') return '<c/>';
    return areFigures[index] ? `<c><v>${cell}</v></c>` : text(cell);
  };
  const row = (cells: string[]) => `<row>${cells.join('')}</row>`;
  function* sheet() {
    yield `${head}<worksheet ${spreadsheet}><cols><col min="1" max="${heads.length}" width="20" customWidth="1"/></cols><sheetData>${row(heads.map(text))}`;
    for (let start = 0; start < rows.length; start += rowsPerPiece) {
      yield rows
        .slice(start, start + rowsPerPiece)
        .map((cells) => row(cells.map(cellOf)))
        .join('');
    }
    yield '</sheetData></worksheet>';
  }
  const files = Object.entries(parts).map(([name, content]) => ({ name, pieces: [content] as Iterable<string> }));
  return zipPieces([...files, { name: 'xl/worksheets/sheet1.xml', pieces: sheet() }], madeAt);
};
