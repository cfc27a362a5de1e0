import { readSheets } from '../file/read-rows.ts';
import type { Sheet, SourceRow } from '../file/source-row.ts';
import { ListError } from '../problem.ts';
import { type CatalogueRow, type Field, fieldNames } from '../row/fields.ts';
import { identityOfRow } from '../row/parse-row.ts';
import { type Column, fieldOfHead, isHead } from './find-columns.ts';
import { couldBePrice, guessFields } from './guess-columns.ts';
import { isSameHead, mostTitleLines } from './heads.ts';
import { type LineKind, lineKind } from './line-kind.ts';
import { Neighbours } from './neighbours.ts';

export type ListOptions = {
  /** Name of a sheet, or `all`. Without it a workbook may contain only one list. */
  sheet?: string | undefined;
  /** Headers of columns by field, as set by the operator. */
  columns?: Partial<Record<Field, string>> | undefined;
  /** Accepts a list without a recognised price column; prices stay unchanged. */
  withoutPrices?: boolean | undefined;
};

/** An alternative field of a column. */
export type OtherReading = { field: Field; head: string; position: number; examples: string[] };

/** A sheet with a list, as recognised. */
export type List = {
  sheet: string;
  headLine: number;
  head: string[];
  columns: Column[];
  /** Cells of a few lines, to show the content of columns. */
  sample: string[][];
  otherReadings: OtherReading[];
  /** Headers unknown to the catalogue. */
  unknown: string[];
  /** Lines that may be products. */
  lines: number;
  neighbours: Neighbours;
};

export type InspectedList = {
  path: string;
  lists: List[];
  /** Skipped sheets, with the reason. */
  leftOut: { sheet: string; reason: string }[];
  /** Number of lines per product, if several; each is one of its batches. */
  lineCounts: Map<string, number>;
  /** Why the list must not be imported yet; null if it may. */
  stop: string | null;
};

/** Lines used to recognise columns by content. */
const sampleLines = 200;

const rowOf = (cells: readonly string[], columns: readonly Column[]): CatalogueRow =>
  Object.fromEntries(columns.map(({ field, position }) => [field, cells[position] ?? '']));

export const examplesOf = (sample: readonly string[][], position: number): string[] =>
  [
    ...new Set(
      sample.map((cells) => (cells[position] ?? '').replaceAll(/\s+/g, ' ').trim()).filter((cell) => cell !== ''),
    ),
  ].slice(0, 3);

const letter = (position: number): string =>
  position < 26
    ? String.fromCharCode(65 + position)
    : letter(Math.floor(position / 26) - 1) + String.fromCharCode(65 + (position % 26));

/** Names a column for people: its header, letter and content. */
export const nameColumn = (head: string, position: number, examples: string[]): string =>
  `"${head.trim()}" (column ${letter(position)}: ${examples.join(', ') || 'empty'})`;

/** Recognises columns by the operator's settings, then by headers, then by content. */
const understand = (head: string[], sample: string[][], options: ListOptions) => {
  const columns: Column[] = [];
  const otherReadings: OtherReading[] = [];
  const take = (field: Field, position: number, by: Column['by']) => {
    columns.push({ field, position, head: head[position] ?? '', by });
  };
  const isTaken = (position: number) => columns.some((column) => column.position === position);
  const has = (field: Field) => columns.some((column) => column.field === field);
  const mention = (field: Field, position: number) =>
    otherReadings.push({ field, head: head[position] ?? '', position, examples: examplesOf(sample, position) });

  for (const field of fieldNames) {
    const wanted = options.columns?.[field];
    if (wanted === undefined) continue;
    const position = head.findIndex((cell) => isSameHead(cell, wanted));
    if (position === -1) throw new ListError('unknownColumn', { head: wanted });
    take(field, position, 'option');
  }
  for (const [position, cell] of head.entries()) {
    const field = cell.trim() === '' || isTaken(position) ? undefined : fieldOfHead(cell);
    if (!field) continue;
    const before = columns.find((column) => column.field === field);
    if (!before) take(field, position, 'head');
    else if (before.by !== 'option' && sample.some((cells) => differ(cells[before.position], cells[position]))) {
      mention(field, position);
    }
  }
  // Some lists call barcodes their codes.
  const coded = columns.find(({ field, by }) => field === 'code' && by === 'head');
  const cellsOf = (position: number) => sample.map((line) => line[position] ?? '');
  const [better] = coded ? guessFields('', cellsOf(coded.position)).filter(isPublicCode) : [];
  if (coded && better && !has(better)) Object.assign(coded, { field: better, by: 'content' });
  // Lists with only a generic name use it as the product's name.
  const generic = columns.find(({ field }) => field === 'common_name');
  if (!has('name') && generic) generic.field = 'name';

  const width = Math.max(head.length, ...sample.map((cells) => cells.length));
  for (let position = 0; position < width; position++) {
    if (isTaken(position) || otherReadings.some((reading) => reading.position === position)) continue;
    const cells = cellsOf(position);
    const [field] = guessFields(head[position] ?? '', cells).filter((each) => !has(each));
    if (field) take(field, position, 'content');
    else if (!has('price') && couldBePrice(head[position] ?? '', cells)) mention('price', position);
  }
  const unknown = head.filter((cell, position) => cell.trim() !== '' && !isTaken(position)).map((cell) => cell.trim());
  return { columns, otherReadings, unknown };
};

const isPublicCode = (field: Field) => field === 'barcode' || field === 'std_code';

const differ = (one = '', other = '') => other.trim() !== '' && one.trim() !== other.trim();

/** Why the prices of a list are unclear; null if they are clear, or not requested. */
const priceDoubt = ({ columns, otherReadings, sample }: List, { withoutPrices }: ListOptions): string | null => {
  if (withoutPrices) return null;
  const price = columns.find(({ field }) => field === 'price');
  const others = otherReadings.filter(({ field }) => field === 'price');
  const choose = 'Choose with --column price=HEAD';
  const named = others.map(({ head, position, examples }) => nameColumn(head, position, examples)).join(' or ');
  if (!price) {
    return named === ''
      ? 'No price column was found. Use --without-prices to leave prices unchanged.'
      : `No header names a price; it could be ${named}. ${choose}, or use --without-prices.`;
  }
  // Two similar columns side by side: the header of the first is no better than the second's.
  if (others.length === 0 || price.by === 'option' || isSameHead(price.head, 'price')) return null;
  return `The price could be ${nameColumn(price.head, price.position, examplesOf(sample, price.position))} or ${named}. ${choose}.`;
};

/** Reads a whole sheet; null if none of its rows is a header. */
const lookAtSheet = async (
  { name, isText, rows }: Sheet,
  options: ListOptions,
  count: (identity: string) => void,
): Promise<List | { titles: string[][] }> => {
  const titles: string[][] = [];
  let list: List | undefined;
  const goods = (source: SourceRow) =>
    source.problem === undefined && lineKind(source.cells, list?.head ?? []) === null;
  const finish = (found: List) => Object.assign(found, understand(found.head, found.sample, options));
  const countLine = ({ columns }: List, cells: string[]) => {
    // Only lines with a batch can repeat a product.
    if (columns.some(({ field }) => field === 'stock')) count(identityOfRow(rowOf(cells, columns)) ?? '');
  };
  for await (const source of rows) {
    if (!list) {
      if (isHead(source.cells)) {
        const { line, cells } = source;
        list = {
          sheet: name,
          headLine: line,
          head: cells,
          columns: [],
          sample: [],
          otherReadings: [],
          unknown: [],
          lines: 0,
          neighbours: new Neighbours(cells, isText),
        };
      } else if (titles.push(source.cells) > mostTitleLines) return { titles };
      continue;
    }
    if (!goods(source)) continue;
    list.lines++;
    list.neighbours.add(source.cells);
    if (list.lines <= sampleLines) list.sample.push(source.cells);
    else countLine(list, source.cells);
    if (list.lines === sampleLines) finish(list);
  }
  if (!list) return { titles };
  if (list.lines < sampleLines) finish(list);
  for (const cells of list.sample) countLine(list, cells);
  return list;
};

const noHead = (titles: string[][]) => {
  const cells = titles.find((each) => each.length > 1) ?? titles[0] ?? [];
  return new ListError('noNameColumn', { cells: cells.slice(0, 20).map((cell) => cell.slice(0, 30)) });
};

/** Selects the sheets to read among those with a list; otherwise gives the reason. */
const chooseLists = (lists: List[], { sheet }: ListOptions): string | null => {
  if (lists.length < 2 || sheet !== undefined) return null;
  const named = lists.map((list) => `"${list.sheet}" (${list.lines} lines)`).join(', ');
  return `The workbook has ${lists.length} sheets with lists: ${named}. Choose with --sheet NAME or --sheet all.`;
};

/**
 * Reads a whole file and describes its list before the import. Throws a `ListError` if it contains no list of products.
 */
export const inspectList = async (path: string, options: ListOptions = {}): Promise<InspectedList> => {
  const lists: List[] = [];
  const leftOut: InspectedList['leftOut'] = [];
  const counts = new Map<string, number>();
  const count = (identity: string) => counts.set(identity, (counts.get(identity) ?? 0) + 1);
  const names: string[] = [];
  let titles: string[][] = [];
  for await (const sheet of readSheets(path)) {
    names.push(sheet.name);
    const isNamed = options.sheet === sheet.name;
    if (options.sheet !== undefined && options.sheet !== 'all' && !isNamed) {
      leftOut.push({ sheet: sheet.name, reason: 'not chosen' });
      continue;
    }
    if (sheet.isHidden && !isNamed) {
      leftOut.push({ sheet: sheet.name, reason: 'hidden' });
      continue;
    }
    const found = await lookAtSheet(sheet, options, count);
    if (!('titles' in found) && found.columns.some(({ field }) => field === 'name')) lists.push(found);
    else {
      if (titles.length === 0) titles = 'titles' in found ? found.titles : [found.head];
      leftOut.push({ sheet: sheet.name, reason: 'no header row was found' });
    }
  }
  if (options.sheet !== undefined && options.sheet !== 'all' && !names.includes(options.sheet)) {
    throw new ListError('unknownSheet', { sheet: options.sheet, sheets: names.filter(Boolean) });
  }
  if (lists.length === 0) throw noHead(titles);
  for (const [identity, lines] of counts) if (lines === 1 || identity === '') counts.delete(identity);
  const doubts = lists.map((list) => priceDoubt(list, options));
  const stop = chooseLists(lists, options) ?? doubts.find((doubt) => doubt !== null) ?? null;
  return { path, lists, leftOut, lineCounts: counts, stop };
};

/** A line of a list: a row for the catalogue, or the kind of line if it is not a product. */
export type ListLine = {
  sheet: string;
  line: number;
  cells: string[];
  row: CatalogueRow;
  problem?: ListError;
  kind?: LineKind;
};

/** Reads the lines of a recognised list. */
export async function* readLines(
  { path, lists }: InspectedList,
  { withoutPrices }: ListOptions = {},
): AsyncGenerator<ListLine> {
  for await (const { name: sheet, rows } of readSheets(path)) {
    const list = lists.find((each) => each.sheet === sheet);
    if (!list) continue;
    const columns = withoutPrices ? list.columns.filter(({ field }) => field !== 'price') : list.columns;
    for await (const { line, cells, problem } of rows) {
      if (line <= list.headLine) continue;
      const base = { sheet: lists.length > 1 ? sheet : '', line, cells };
      const kind = problem === undefined ? lineKind(cells, list.head) : null;
      if (kind) {
        yield { ...base, row: {}, kind };
        continue;
      }
      const found = problem ?? list.neighbours.findShift(cells, list.columns);
      yield {
        ...base,
        row: problem === undefined ? rowOf(cells, columns) : {},
        ...(found !== null && { problem: found }),
      };
    }
  }
}
