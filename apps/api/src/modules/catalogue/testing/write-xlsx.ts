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

/** A cell as a spreadsheet keeps it: texts in the table of shared strings, numbers as they are, empty cells not at all. */
export const writeXlsx = (path: string, rows: (string | number | null)[][]): void => {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number | null, index: number, line: number) => {
    if (value === null) return '';
    const place = `r="${column(index)}${line}"`;
    return typeof value === 'string'
      ? `<c ${place} t="s"><v>${texts.indexOf(value)}</v></c>`
      : `<c ${place}><v>${value}</v></c>`;
  };
  const sheet = rows
    .map(
      (cells, index) => `<row r="${index + 1}">${cells.map((value, at) => cell(value, at, index + 1)).join('')}</row>`,
    )
    .join('');
  const xmlns = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  writeFileSync(
    path,
    zip({
      'xl/workbook.xml': `<workbook xmlns="${xmlns}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="价目表" sheetId="1" r:id="rId7"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Target="worksheets/list.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<sst xmlns="${xmlns}">${texts.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
      'xl/worksheets/list.xml': `<worksheet xmlns="${xmlns}"><sheetData>${sheet}</sheetData></worksheet>`,
    }),
  );
};
