/**
 * A font whose characters are empty boxes, half as wide as high for ASCII and square for all others: it gives a story
 * the same dimensions with any installed fonts.
 */
export const squareFont = (): ArrayBuffer => {
  const tables: [string, Uint8Array][] = [
    ['OS/2', os2()],
    ['cmap', characterMap()],
    ['glyf', glyphs()],
    ['head', head()],
    ['hhea', horizontalHeader()],
    ['hmtx', pack('u16 i16 u16 i16 u16 i16', [1000, 0, 500, 0, 1000, 0])],
    ['loca', pack('u16 u16 u16 u16', [0, 0, 0, 12 / 2])],
    ['maxp', pack('u32 u16 u16 u16 u16 u16 u16 u16 u16 u16 u16 u16 u16 u16 u16', [0x10000, 3, 4, 1, 0, 0, 1])],
    ['name', pack('u16 u16 u16', [0, 0, 6])],
    ['post', pack('u32 u32 i16 i16 u32 u32 u32 u32 u32', [0x30000, 0, 0, 0, 1])],
  ];
  return fontFile(tables);
};

const unitsPerEm = 1000;

/** Packs the fields of a table in order; missing values are 0. */
const pack = (layout: string, values: readonly number[]): Uint8Array => {
  const kinds = layout.split(' ');
  const bytes = new Uint8Array(kinds.reduce((size, kind) => size + Number(kind.slice(1)) / 8, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [index, kind] of kinds.entries()) {
    const value = values[index] ?? 0;
    if (kind === 'u32') view.setUint32(at, value);
    else if (kind === 'i16') view.setInt16(at, value);
    else if (kind === 'u16') view.setUint16(at, value);
    else view.setUint8(at, value);
    at += Number(kind.slice(1)) / 8;
  }
  return bytes;
};

const head = () =>
  pack('u32 u32 u32 u32 u16 u16 u32 u32 u32 u32 i16 i16 i16 i16 u16 u16 i16 i16 i16', [
    0x10000,
    0x10000,
    0,
    0x5f0f3cf5,
    0,
    unitsPerEm,
    0,
    0,
    0,
    0,
    0,
    -200,
    unitsPerEm,
    800,
    0,
    8,
    2,
    0,
    0,
  ]);

const horizontalHeader = () =>
  pack('u32 i16 i16 i16 u16 i16 i16 i16 i16 i16 i16 i16 i16 i16 i16 i16 u16', [
    0x10000,
    800,
    -200,
    0,
    unitsPerEm,
    0,
    0,
    unitsPerEm,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    3,
  ]);

const os2 = () => {
  const bytes = new Uint8Array(96);
  const view = new DataView(bytes.buffer);
  const shorts: Record<number, number> = { 0: 4, 2: unitsPerEm, 4: 400, 6: 5, 64: 0x20, 66: 0xffff, 68: 800, 70: -200 };
  for (const [at, value] of Object.entries({ ...shorts, 74: 800, 76: 200 })) view.setInt16(Number(at), value);
  return bytes;
};

/** Format 13: all characters of a range are one glyph. */
const characterMap = () =>
  pack(
    'u16 u16 u16 u16 u32 u16 u16 u32 u32 u32 u32 u32 u32 u32 u32 u32',
    [0, 1, 3, 10, 12, 13, 0, 40, 0, 2, 0x20, 0x7e, 1, 0xa0, 0x10ffff, 2],
  );

/** Two empty glyphs and one of a single point, since a font needs at least one. */
const glyphs = () => pack('i16 i16 i16 i16 i16 u16', [0, 0, 0, 0, 0]);

const fontFile = (tables: readonly [string, Uint8Array][]): ArrayBuffer => {
  const padded = (size: number) => Math.ceil(size / 4) * 4;
  const start = 12 + tables.length * 16;
  const bytes = new Uint8Array(start + tables.reduce((size, [, table]) => size + padded(table.length), 0));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x10000);
  view.setUint16(4, tables.length);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * 16 - 2 ** power * 16);
  let at = start;
  for (const [index, [tag, table]] of tables.entries()) {
    bytes.set(table, at);
    const entry = 12 + index * 16;
    for (const [place, letter] of [...tag].entries()) bytes[entry + place] = letter.charCodeAt(0);
    view.setUint32(entry + 4, checksum(bytes.subarray(at, at + padded(table.length))));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    at += padded(table.length);
  }
  return bytes.buffer;
};

const checksum = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
};
