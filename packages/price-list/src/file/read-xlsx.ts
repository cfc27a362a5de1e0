import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ListError } from '../problem.ts';
import type { Sheet, SourceRow } from './source-row.ts';

/** Larger unpacked files are traps, or need to be split. */
/** Each is described in the answer; a price list has a few. */
const mostSheets = 50;
const largestStrings = 256 * 1024 * 1024;
const largestSheet = 2048 * 1024 * 1024;
/** The cell limit of spreadsheet programs. */
const longestCell = 32_767;

const cellTooLong = () => new ListError('longCell', { limit: longestCell });

const contents = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.replace(/^\//, ''), entry);
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return entries;
};

const openEntry = (zip: ZipFile, entry: Entry, largest: number) =>
  new Promise<Readable>((resolve, reject) => {
    if (entry.uncompressedSize > largest) {
      reject(new ListError('tooLargeFile'));
      return;
    }
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

/** Feeds the parser chunk by chunk and yields the handlers' `out` after each. */
async function* drain<T>(stream: Readable, parser: SaxesParser, out: T[]): AsyncGenerator<T> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    yield* out.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield* out.splice(0);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Phonetic guides (`rPh`) are inside a string but not part of it. */
const readStrings = async (stream: Readable): Promise<string[]> => {
  const parser = new SaxesParser();
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let inPhonetic = false;
  parser.on('opentag', ({ name }) => {
    const tag = localName(name);
    if (tag === 'si') text = '';
    if (tag === 'rPh') inPhonetic = true;
    inText = tag === 't' && !inPhonetic;
  });
  parser.on('text', (part) => {
    if (inText) text += part;
    if (text.length > longestCell) throw cellTooLong();
  });
  parser.on('closetag', ({ name }) => {
    const tag = localName(name);
    if (tag === 'rPh') inPhonetic = false;
    if (tag === 't') inText = false;
    if (tag === 'si') strings.push(text);
  });
  for await (const _ of drain(stream, parser, [])) {
    // Strings are gathered by the handlers.
  }
  return strings;
};

/** Null without a valid reference: then rows and cells are consecutive. */
const columnOf = (reference = ''): number | null => {
  const letters = /^([A-Z]{1,3})\d*$/i.exec(reference)?.[1]?.toUpperCase();
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

const lineOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Spreadsheets store long codes as floating-point numbers: 6.9E12 is 6900000000000, and 0.1 + 0.2 has 17 digits. */
const plainNumber = (text: string): string => {
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return text;
  const number = Number(text);
  if (Number.isInteger(number)) return BigInt(number).toString();
  return text.length > 15 || /e/i.test(text) ? Number(number.toPrecision(15)).toString() : text;
};

const sheetRows = (stream: Readable, strings: string[]): AsyncGenerator<SourceRow> => {
  const parser = new SaxesParser();
  const rows: SourceRow[] = [];
  let row: SourceRow = { line: 0, cells: [] };
  let cell = { column: 0, type: '', text: '' };
  let inValue = false;
  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name);
    const attribute = (key: string) => (attributes as Record<string, string>)[key];
    if (tag === 'row') row = { line: lineOf(attribute('r')) ?? row.line + 1, cells: [] };
    if (tag === 'c') {
      const column = columnOf(attribute('r'));
      cell = { column: column ?? row.cells.length, type: attribute('t') ?? 'n', text: '' };
    }
    inValue = tag === 'v' || tag === 't';
  });
  parser.on('text', (part) => {
    if (inValue) cell.text += part;
    if (cell.text.length > longestCell) throw cellTooLong();
  });
  parser.on('closetag', ({ name }) => {
    const tag = localName(name);
    if (tag === 'v' || tag === 't') inValue = false;
    if (tag === 'c' && cell.column < 1000) {
      while (row.cells.length < cell.column) row.cells.push('');
      row.cells[cell.column] = cellText(cell, strings);
    }
    if (tag === 'row' && row.cells.some((text) => text.trim() !== '')) rows.push(row);
  });
  return drain(stream, parser, rows);
};

const cellText = ({ type, text }: { type: string; text: string }, strings: string[]): string => {
  if (type === 's') return strings[Number(text)] ?? '';
  return type === 'n' ? plainNumber(text) : text;
};

const attributesOf = async (zip: ZipFile, entry: Entry, wanted: string): Promise<Record<string, string>[]> => {
  const parser = new SaxesParser();
  const found: Record<string, string>[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    if (localName(name) === wanted) found.push(attributes as Record<string, string>);
  });
  const all: Record<string, string>[] = [];
  for await (const attributes of drain(await openEntry(zip, entry, largestStrings), parser, found))
    all.push(attributes);
  return all;
};

type SheetEntry = { name: string; isHidden: boolean; entry: Entry };

/** The sheets in the order of the workbook, whatever their file names. */
const sheetEntries = async (zip: ZipFile, entries: Map<string, Entry>): Promise<SheetEntry[]> => {
  const workbook = entries.get('xl/workbook.xml');
  const relations = entries.get('xl/_rels/workbook.xml.rels');
  const only = entries.get('xl/worksheets/sheet1.xml');
  if (!workbook || !relations) return only ? [{ name: '', isHidden: false, entry: only }] : [];
  const [properties] = await attributesOf(zip, workbook, 'workbookPr');
  if (/^(?:1|true)$/.test(properties?.date1904 ?? '')) {
    throw new ListError('daysFrom1904');
  }
  const targets = new Map((await attributesOf(zip, relations, 'Relationship')).map(({ Id, Target }) => [Id, Target]));
  const sheets = await attributesOf(zip, workbook, 'sheet');
  return sheets.flatMap((sheet) => {
    const id = Object.entries(sheet).find(([key]) => localName(key) === 'id' && key.includes(':'))?.[1];
    const target = targets.get(id ?? '') ?? '';
    const entry = entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    const isHidden = /hidden/i.test(sheet.state ?? '');
    return entry && /worksheets\//.test(target) ? [{ name: sheet.name ?? '', isHidden, entry }] : [];
  });
};

/** Turns a parser's error within a file into a sentence. */
const explain = (error: unknown): Error =>
  error instanceof ListError ? error : new ListError('damagedWorkbook', { cause: (error as Error).message });

/** Reads a workbook sheet by sheet and row by row; only its shared strings stay in memory. */
export async function* readXlsx(path: string, largestPart = Number.POSITIVE_INFINITY): AsyncGenerator<Sheet> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ListError('noWorkbook');
  });
  let strings: string[] | undefined;
  async function* rows(sheet: Entry, texts: Entry | undefined): AsyncGenerator<SourceRow> {
    try {
      strings ??= texts ? await readStrings(await openEntry(zip, texts, Math.min(largestStrings, largestPart))) : [];
      yield* sheetRows(await openEntry(zip, sheet, Math.min(largestSheet, largestPart)), strings);
    } catch (error) {
      throw explain(error);
    }
  }
  try {
    const entries = await contents(zip);
    const sheets = await sheetEntries(zip, entries);
    if (sheets.length === 0) throw new ListError('noSheet');
    if (sheets.length > mostSheets) throw new ListError('tooManySheets', { sheets: sheets.length, limit: mostSheets });
    for (const { name, isHidden, entry } of sheets) {
      yield { name, isHidden, isText: false, rows: rows(entry, entries.get('xl/sharedStrings.xml')) };
    }
  } catch (error) {
    throw explain(error);
  } finally {
    zip.close();
  }
}
