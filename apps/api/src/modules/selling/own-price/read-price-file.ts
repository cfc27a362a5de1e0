import { comparable, fieldOfHead, isSameHead, mostTitleLines, readNumber } from '@yaoji/price-list';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { goodsWithCodes } from '#modules/catalogue/goods/index.ts';
import { readTable } from '#modules/platform/file/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import { toUnitPrice } from '#wire-values.ts';
import { goodsNamed, type NamedProduct } from './own-price.repository.ts';
import { goodsProblems, mostGoods } from './save-own-prices.ts';

const words = {
  tooMany: `一次最多${mostGoods}行，请分几个文件`,
  unreadable: '无法读取这个文件，请用CSV或XLSX格式',
};

const idHeads = ['编号', '商品编号', '商品ID'];

/** `key`: a number of the shop, a code or a barcode, in rows without a head. */
type Column = 'key' | 'id' | 'code' | 'name' | 'spec' | 'maker' | 'price';
type Cells = Readonly<Partial<Record<Column, string>>>;

const columnOf = (head: string): Column | undefined => {
  if (idHeads.some((each) => isSameHead(each, head))) return 'id';
  const field = fieldOfHead(head);
  if (field === 'barcode' || field === 'std_code') return 'code';
  return field === 'code' || field === 'name' || field === 'spec' || field === 'maker' || field === 'price'
    ? field
    : undefined;
};

/** Places of columns, or null if a row is no header. Of several prices, the agreed one (协议价). */
const columnsIn = (cells: readonly string[]): ReadonlyMap<Column, number> | null => {
  const places = new Map<Column, number>();
  for (const [place, head] of cells.entries()) {
    const column = columnOf(head);
    if (column && (!places.has(column) || head.includes('协议'))) places.set(column, place);
  }
  const namesGoods = places.has('id') || places.has('code') || places.has('name');
  return namesGoods && places.has('price') ? places : null;
};

const pricePlaces = 4;

const priceOf = (text: string): string | null => {
  const digits =
    readNumber(text, 'price', pricePlaces)
      ?.value.toString()
      .padStart(pricePlaces + 1, '0') ?? '-';
  return digits.startsWith('-') ? null : toUnitPrice(`${digits.slice(0, -pricePlaces)}.${digits.slice(-pricePlaces)}`);
};

/** Columns of rows without a head: number or code first, price last. Null if no row has both. */
const columnsOfData = (rows: readonly { cells: readonly string[] }[]): ReadonlyMap<Column, number> | null => {
  const last = Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== '')));
  const isData = ({ cells: [key = '', ...cells] }: (typeof rows)[number]) =>
    /^[\w./-]+$/.test(key.trim()) && priceOf(cells[last - 1] ?? '') !== null;
  return rows.some(isData) ? new Map([['key', 0] as const, ['price', last] as const]) : null;
};

/** Finds the products that a row may mean: its key as a number and a code; its number; its code; its name, spec, maker. */
const finder = async (db: Executor, rows: readonly Cells[]) => {
  const codes = rows.flatMap(({ key, code = key }) => code?.toLowerCase() ?? []);
  const numbers = rows.flatMap(({ key = '' }) => (isNumber(key) ? Number(key) : []));
  const numbered = new Set((await goodsByIds(db, numbers)).map(({ id }) => id));
  const byCode = Map.groupBy(
    (await goodsWithCodes(db, codes)).flatMap(({ id, ...goods }) =>
      [...new Set([goods.barcode, goods.stdCode, goods.code])].flatMap((code) =>
        code ? [{ code: code.toLowerCase(), id }] : [],
      ),
    ),
    ({ code }) => code,
  );
  const named = await goodsNamed(
    db,
    rows.flatMap(({ name }) => name ?? []),
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  const isSame = (goods: NamedProduct, cells: Cells) =>
    (['spec', 'maker'] as const).every((part) => !cells[part] || comparable(cells[part]) === comparable(goods[part]));
  const coded = (code: string) => (byCode.get(code.toLowerCase()) ?? []).map((each) => each.id);
  return ({ key, id, code, ...cells }: Cells): number[] => {
    if (key)
      return [...new Set([...coded(key), ...[Number(key)].filter((own) => numbered.has(own) && String(own) === key)])];
    if (id) return isNumber(id) ? [Number(id)] : [];
    if (code) return coded(code);
    return (byName.get(cells.name ?? '') ?? []).filter((goods) => isSame(goods, cells)).map((each) => each.id);
  };
};

const isNumber = (text: string) => /^\d{1,15}$/.test(text);

type Taken = { line: number; goodsId: number; price: string };
type Refused = { line: number; text: string; reason: string };

/** The prices in a CSV or XLSX file, and the rows that can't be used, with reasons. Nothing is saved. */
export const readPriceFile = async (db: Executor, file: Blob): Promise<{ rows: Taken[]; refused: Refused[] }> => {
  const table = await readTable(file, mostGoods + mostTitleLines, words);
  const head = table.slice(0, mostTitleLines).findIndex(({ cells }) => columnsIn(cells));
  const columns = columnsIn(table[head]?.cells ?? []) ?? columnsOfData(table);
  if (!columns) throw invalid({ file: '没有找到表头：须有“编号”“编码”“条码”或“名称”列，和“协议价”列' });
  const read = table.slice(head + 1).flatMap(({ line, cells: all, problem }) => {
    const cells: Cells = Object.fromEntries([...columns].map(([column, place]) => [column, (all[place] ?? '').trim()]));
    const text = all.filter((cell) => cell.trim() !== '').join(' ');
    return text === '' && !problem ? [] : [{ line, cells, text, problem }];
  });
  const find = await finder(
    db,
    read.map(({ cells }) => cells),
  );
  const refused: Refused[] = [];
  const found = read.flatMap(({ line, cells, text, problem }) => {
    const price = priceOf(cells.price ?? '');
    const ids = find(cells);
    const refuse = (reason: string) => refused.push({ line, text, reason });
    if (problem) refuse(problem.message);
    else if (ids.length > 1)
      refuse(
        ids.some((id) => String(id) === cells.key)
          ? '它是一种商品的编号，也是另一种的编码，请在首行写表头“编号”或“编码”，末列“协议价”'
          : `有${ids.length}种商品符合，请${cells.name ? '加规格和厂家，或' : ''}用编号`,
      );
    else if (ids[0] === undefined) refuse('没有这个商品');
    else if (price === null) refuse('没有价格，或不是一个数');
    else return [{ line, text, goodsId: ids[0], price }];
    return [];
  });
  const problems = await goodsProblems(db, found);
  const rows = found.filter(({ line, text }, at) => {
    const [reason] = ['goodsId', 'price'].flatMap((field) => problems[`list[goods][${at}][${field}]`] ?? []);
    if (reason) refused.push({ line, text, reason });
    return !reason;
  });
  const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;
  return { rows: rows.map(({ text: _, ...row }) => row), refused: refused.sort(byLine) };
};
