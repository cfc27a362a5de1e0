import { chinaDay, csvCell } from '@yaoji/domain';
import { zipFiles } from '../zip.ts';
import type { ReceivingFacts, ReceivingRow } from './draw-receiving-record.ts';

/** A box that was accepted. */
export type ReceivedCode = Pick<ReceivingRow, 'name' | 'spec' | 'maker' | 'approvalNo' | 'batchNo' | 'expiry'> & {
  code: string;
  /** The case that it came in. */
  caseCode: string | null;
};

const columns: [string, (code: ReceivedCode, facts: ReceivingFacts) => string][] = [
  ['单据号', (_, { order }) => order.no],
  ['供货单位', (_, { seller }) => seller.name],
  ['收货单位', (_, { company }) => company],
  ['追溯码', ({ code }) => code],
  ['箱码', ({ caseCode }) => caseCode ?? ''],
  ['品名', ({ name }) => name],
  ['规格', ({ spec }) => spec],
  ['生产企业', ({ maker }) => maker],
  ['批准文号', ({ approvalNo }) => approvalNo],
  ['批号', ({ batchNo }) => batchNo],
  ['有效期至', ({ expiry }) => expiry ?? ''],
  ['验收日期', (_, { inspectedAt }) => chinaDay(inspectedAt)],
  ['验收员', (_, { inspector }) => inspector],
];

const table = (facts: ReceivingFacts, codes: ReceivedCode[]): string[][] => [
  columns.map(([title]) => title),
  ...codes.map((code) => columns.map(([, text]) => text(code, facts))),
];

/** For the upload to the trace platform: a row for each box. Codes are bare digits here; spreadsheets open the XLSX. */
export const writeCodesCsv = (facts: ReceivingFacts, codes: ReceivedCode[]): string =>
  `\uFEFF${table(facts, codes)
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n')}\r\n`;

/** The same as a workbook of one sheet, every cell a text: a spreadsheet would round 20 digits. */
export const writeCodesXlsx = (facts: ReceivingFacts, codes: ReceivedCode[]): Promise<Buffer> => {
  const rows = table(facts, codes).map(
    (cells, index) => `<row r="${index + 1}">${cells.map((text, at) => cell(text, at, index + 1)).join('')}</row>`,
  );
  const entries = Object.entries(workbook).map(([name, content]) => ({ name, content: `${xmlHead}${content}` }));
  const sheet = `${xmlHead}<worksheet xmlns="${main}">${widths}<sheetData>${rows.join('')}</sheetData></worksheet>`;
  return zipFiles([...entries, { name: 'xl/worksheets/sheet1.xml', content: sheet }], facts.inspectedAt);
};

const cell = (text: string, column: number, row: number) =>
  `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;

/** Wide enough for a code. */
const widths = `<cols><col min="1" max="${columns.length}" width="24" customWidth="1"/></cols>`;

const escapeXml = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const formats = 'http://schemas.openxmlformats.org';
const main = `${formats}/spreadsheetml/2006/main`;
const relations = `${formats}/officeDocument/2006/relationships`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that every workbook of one sheet has (ECMA-376). */
const workbook = {
  '[Content_Types].xml': `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="追溯码" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
