import { fields as catalogueFields, headKey, mostTitleLines, plainHeadKey } from '@yaoji/price-list';
import type { ListLine } from './list-line.ts';
import { isUnit, readAmount } from './quantity-text.ts';
import { isRemark } from './remarks.ts';

export type Column =
  | 'id'
  | 'name'
  | 'maker'
  | 'spec'
  | 'form'
  | 'approvalNo'
  | 'barcode'
  | 'code'
  | 'quantity'
  | 'unit'
  | 'ignored';

const quantities = [
  '采购数量',
  '采购量',
  '计划数量',
  '计划量',
  '订购数量',
  '订货数量',
  '订货量',
  '需求数量',
  '需求量',
  '要货数量',
  '要货量',
  '补货数量',
  '补货量',
  '进货数量',
  '请货数量',
  '请货量',
  '求购数量',
  '本次数量',
  '下单数量',
  '数量',
  '订量',
  'qty',
  'quantity',
  'number',
  '盒数',
  '件数',
];

/** Names of columns; earlier names of a kind take precedence. */
const names: Record<Exclude<Column, 'ignored'>, readonly string[]> = {
  id: ['商品id', '药集编号', '药集商品编号', 'goods_id', 'goodsid'],
  name: [
    'name',
    ...catalogueFields.name,
    ...catalogueFields.common_name,
    '货品',
    '商品',
    '药品',
    '品名规格',
    '商品信息',
  ],
  maker: ['maker', ...catalogueFields.maker, '厂名', '产地/厂家', '生产厂家/产地', '厂牌', '品牌', '产家'],
  spec: ['spec', ...catalogueFields.spec],
  form: ['dosage_form', ...catalogueFields.dosage_form],
  approvalNo: ['approval_no', ...catalogueFields.approval_no, ...catalogueFields.std_code],
  barcode: ['barcode', ...catalogueFields.barcode],
  code: ['code', ...catalogueFields.code, '药品编码', '自编码'],
  quantity: quantities,
  unit: ['unit', ...catalogueFields.unit],
};

/** Columns with numbers or words that would be mistaken for something else. */
const others = [
  ...['序号', '编号', '行号', 'no', '助记码', '拼音码', '备注', '日期', '门店', '供应商'],
  ...[
    'price',
    'stock',
    'origin',
    'category',
    'expiry',
    'batch_no',
    'pack_step',
    'case_size',
    'market_price',
    'base_price',
    'cost',
  ].flatMap((field) => [field, ...catalogueFields[field as keyof typeof catalogueFields]]),
  ...['金额', '合计', '小计', '月销量', '销量', '近30天销量', '上次进价', '可用天数', '库存上限', '库存下限', '中标价'],
];

const known = new Map<string, Column>([
  ...others.filter((name) => name !== '数量').map((name) => [headKey(name), 'ignored'] as const),
  ...Object.entries(names).flatMap(([column, list]) => list.map((name) => [headKey(name), column as Column] as const)),
]);

/** The columns of words that are all names of columns, one of which names the product; null for any other words. */
export const columnsOf = (words: readonly string[]): Column[] | null => {
  const kinds = words.flatMap((word) => known.get(plainHeadKey(word)) ?? []);
  return kinds.length === words.length && kinds.includes('name') ? kinds : null;
};

/** The content of each column; undefined if unknown. */
export type Columns = { header: number; kinds: (Column | undefined)[]; recognised: string[] };

/** Recognises columns by a header that names at least the product or its code. */
export const findColumns = (lines: readonly ListLine[]): Columns | null => {
  for (const [index, { cells }] of lines.slice(0, mostTitleLines).entries()) {
    const kinds = cells.map((cell) => known.get(plainHeadKey(cell)));
    const identifies = kinds.some((kind) => kind && ['name', 'barcode', 'approvalNo', 'id', 'code'].includes(kind));
    const named = kinds.filter((kind) => kind !== undefined).length;
    if (!identifies || named < Math.min(2, cells.length) || named * 2 < cells.filter((cell) => cell !== '').length)
      continue;
    return {
      header: index,
      kinds: onePerKind(kinds, cells),
      recognised: cells.filter((_, index) => kinds[index] && kinds[index] !== 'ignored'),
    };
  }
  return null;
};

/** Of two quantity columns the more specific one counts; for other kinds the first. */
const onePerKind = (kinds: (Column | undefined)[], cells: readonly string[]) => {
  const rank = (index: number) => quantities.indexOf(plainHeadKey(cells[index] ?? ''));
  const indexes = kinds.flatMap((kind, index) => (kind === 'quantity' ? [index] : []));
  const best = indexes.sort((a, b) => rank(a) - rank(b))[0];
  return kinds.map((kind, index) => {
    if (kind === 'quantity') return index === best ? kind : 'ignored';
    if (kind === undefined || kind === 'ignored') return kind;
    return kinds.indexOf(kind) === index ? kind : kind === 'code' ? 'ignored' : undefined;
  });
};

/** Without a header: the complete column distinguishes quantities from running numbers and prices. */
export const guessColumns = (lines: readonly ListLine[]): (Column | undefined)[] => {
  const tables = lines.filter(({ cells }) => cells.length > 1);
  if (tables.length === 0) return [];
  const width = Math.max(...tables.map(({ cells }) => Math.min(cells.length, 50)));
  const kinds: (Column | undefined)[] = [];
  for (let index = 0; index < width; index += 1) {
    const filled = tables.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '');
    kinds.push(guess(filled));
  }
  const numeric = kinds.flatMap((kind, index) => (kind === 'quantity' ? [index] : []));
  return kinds.map((kind, index) => (kind === 'quantity' && index !== numeric.at(-1) ? 'ignored' : kind));
};

/** Consecutive numbers, in any order of rows. */
const isRunning = (cells: readonly string[]): boolean => {
  const numbers = new Set(cells.map(Number));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isFromOne = least === 1 || cells.length >= 5;
  return cells.length > 2 && numbers.size === cells.length && most - least === cells.length - 1 && isFromOne;
};

const guess = (cells: string[]): Column | undefined => {
  if (cells.length > 0 && cells.every(isUnit)) return 'unit';
  if (cells.length > 0 && cells.every(isRemark)) return 'ignored';
  const amounts = cells.filter((cell) => readAmount(cell) !== null);
  if (cells.length === 0 || amounts.length < cells.length * 0.8 || cells.every((cell) => /^\d{7,}$/.test(cell)))
    return undefined;
  const isPrice = cells.filter((cell) => /^[¥￥]|\d\.\d{2}$|元/.test(cell)).length > cells.length / 2;
  return isRunning(cells) || isPrice ? 'ignored' : 'quantity';
};
