import { writeFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const column = (index: number) => String.fromCharCode(65 + index);

const zip = (files: Record<string, string>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(raw), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(raw.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
};

type Rows = (string | number | null)[][];

/** Rows of one sheet, or sheets by name; uses shared strings, and omits empty cells. */
export const writeXlsx = (
  path: string,
  content: Rows | Record<string, Rows>,
  { date1904 = false, hidden = [] as string[] } = {},
): void => {
  const sheets = Object.entries(Array.isArray(content) ? { 价目表: content } : content);
  const texts = [...new Set(sheets.flatMap(([, rows]) => rows.flat()).filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number | null, index: number, line: number) => {
    if (value === null) return '';
    const place = `r="${column(index)}${line}"`;
    return typeof value === 'string'
      ? `<c ${place} t="s"><v>${texts.indexOf(value)}</v></c>`
      : `<c ${place}><v>${value}</v></c>`;
  };
  const sheetData = (rows: Rows) =>
    rows
      .map(
        (cells, index) =>
          `<row r="${index + 1}">${cells.map((value, at) => cell(value, at, index + 1)).join('')}</row>`,
      )
      .join('');
  const xmlns = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const names = sheets.map(
    ([name], index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 7}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`,
  );
  const relations = sheets.map(
    (_, index) => `<Relationship Id="rId${index + 7}" Target="worksheets/list${index}.xml"/>`,
  );
  writeFileSync(
    path,
    zip({
      'xl/workbook.xml': `<workbook xmlns="${xmlns}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${date1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${names.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${xmlns}">${texts.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
      ...Object.fromEntries(
        sheets.map(([, rows], index) => [
          `xl/worksheets/list${index}.xml`,
          `<worksheet xmlns="${xmlns}"><sheetData>${sheetData(rows)}</sheetData></worksheet>`,
        ]),
      ),
    }),
  );
};
