import { isCalendarDay } from '@yaoji/domain';
import { type ListError, readNumber } from '@yaoji/price-list';

/** Money in, as a line of a bank's list has it. */
export type BankRow = { serialNo: string; day: string; amount: string; payer: string; remark: string };

export type BankRows = {
  rows: BankRow[];
  /** How many lines have no money in. */
  outgoing: number;
  /** Lines with money in that were not understood, each with why. */
  problems: string[];
};

type Source = { line: number; cells: string[]; problem?: ListError };

/** Heads of columns as banks write them; of several for one column the earlier ones are meant, of remarks all. */
const heads = {
  serialNo: [
    '交易流水号',
    '银行流水号',
    '核心流水号',
    '账务流水号',
    '业务流水号',
    '流水号',
    '交易流水',
    '交易参考号',
    '交易序号',
  ],
  day: ['交易日期', '记账日期', '入账日期', '交易时间', '记账时间', '入账时间', '交易日', '日期', '时间'],
  credit: ['贷方发生额', '贷方金额', '收入金额', '转入金额', '存入金额', '收款金额', '贷方', '收入', '存入', '转入'],
  amount: ['交易金额', '发生额', '金额'],
  direction: [
    '借贷标志',
    '借贷标记',
    '借贷方向',
    '借贷类型',
    '借贷',
    '收支',
    '收支类型',
    '收支标志',
    '收支方向',
    '收付',
    '收付标志',
    '收付方向',
    '资金流向',
    '交易方向',
    '往来标志',
  ],
  payer: [
    '对方户名',
    '对方账户名称',
    '对方账户名',
    '对方名称',
    '对方单位',
    '对方单位名称',
    '对手户名',
    '付款人名称',
    '付款方户名',
    '付款人',
    '付款单位',
    '付款方',
  ],
  remark: ['附言', '交易附言', '客户附言', '摘要', '用途', '备注', '交易备注', '交易摘要'],
} as const;

type Column = keyof typeof heads;
type Columns = Readonly<Record<Column, readonly number[]>>;

const headOf = (cell: string) =>
  cell
    .normalize('NFKC')
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll(/[\s:*/"']/g, '');

const mostTitleLines = 30;

const findColumns = (cells: readonly string[]): Columns | null => {
  const found = cells.map(headOf);
  const placesOf = (column: Column) => heads[column].map((head) => found.indexOf(head)).filter((place) => place >= 0);
  const names = Object.keys(heads) as Column[]; // The record has no other keys.
  const columns = Object.fromEntries(names.map((column) => [column, placesOf(column)])) as Record<Column, number[]>;
  const isHead = columns.day.length > 0 && columns.credit.length + columns.amount.length > 0;
  return isHead ? columns : null;
};

/** Says in a sentence what a list lacks. */
export class UnknownBankListError extends Error {
  override name = 'UnknownBankListError';
}

const requireColumns = (columns: Columns | null): Columns => {
  if (!columns) throw new UnknownBankListError('没有找到表头：需要交易日期和收入（贷方）金额两列');
  if (columns.serialNo.length === 0) throw new UnknownBankListError('没有找到流水号列，无法保证每笔只用一次');
  return columns;
};

/**
 * Money in of a bank's list, by the heads of its columns. A cell is understood in full or its line is reported: nothing is
 * guessed. Throws an `UnknownBankListError` where the heads are missing.
 */
export const readBankRows = (lines: readonly Source[]): BankRows => {
  const at = lines.slice(0, mostTitleLines).findIndex(({ cells }) => findColumns(cells) !== null);
  const columns = requireColumns(at < 0 ? null : findColumns(lines[at]?.cells ?? []));
  const read: BankRows = { rows: [], outgoing: 0, problems: [] };
  for (const { line, cells, problem } of lines.slice(at + 1)) {
    const outcome = problem ? problem.message : readLine(cells, columns);
    if (outcome === 'no line') continue;
    if (outcome === 'outgoing') read.outgoing += 1;
    else if (typeof outcome === 'string') read.problems.push(`第 ${line} 行：${outcome}`);
    else read.rows.push(outcome);
  }
  return read;
};

const longestNo = 60;
const longestText = 300;

const sums = /^(合计|总计|小计|本页|累计|借方|贷方|总笔数)/;

const readLine = (cells: readonly string[], columns: Columns): BankRow | 'outgoing' | 'no line' | string => {
  const textOf = (column: Column) =>
    columns[column].map((place) => plainCell(cells[place])).find((cell) => cell !== '') ?? '';
  const [serialNo, day] = [textOf('serialNo'), textOf('day')];
  if (day === '' && sums.test(plainCell(cells.find((cell) => cell.trim() !== '')))) return 'no line';
  const amount =
    columns.credit.length > 0
      ? readCredit(textOf('credit'))
      : readSigned(textOf('amount'), columns.direction.length > 0 ? textOf('direction') : null);
  if (amount === 'outgoing') return serialNo === '' && day === '' ? 'no line' : amount;
  if (amount.problem !== undefined) return amount.problem;
  if (serialNo === '') return '没有流水号';
  if (/^\d(\.\d+)?e\+?\d+$/i.test(serialNo)) return `流水号“${serialNo}”被表格软件改写，请下载原始文件`;
  if (serialNo.length > longestNo) return `流水号超过${longestNo}个字`;
  const date = readDay(day);
  if (date === null) return `日期“${day}”无法识别`;
  const remark = columns.remark.map((place) => plainCell(cells[place])).filter((cell) => cell !== '');
  return {
    serialNo,
    day: date,
    amount: amount.value,
    payer: textOf('payer').slice(0, longestText),
    remark: remark.join(' ').slice(0, longestText),
  };
};

/** What a cell says: spreadsheets are made to take numbers for texts by `="…"`, an apostrophe or a tab. */
const plainCell = (cell = '') =>
  cell
    .normalize('NFKC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();

type Income = { value: string; problem?: undefined } | { problem: string } | 'outgoing';

const readCredit = (text: string): Income => {
  const value = readCents(text);
  if (/^-*$/.test(text) || value === 0n) return 'outgoing';
  if (value === null) return notRead(text);
  return value < 0n ? { problem: `收入“${text}”小于零，是冲正` } : asMoney(value);
};

/** An amount by its direction; null: the list has no column of it, so that the sign says it. */
const readSigned = (text: string, direction: string | null): Income => {
  const value = readCents(text);
  if (value === null) return notRead(text);
  if (direction === null) return value > 0n ? asMoney(value) : 'outgoing';
  if (/^(借|支|付|往|出|转出|取|d)/i.test(direction)) return 'outgoing';
  if (!/^(贷|收|来|入|转入|存|c)/i.test(direction)) return { problem: `收支“${direction}”无法识别` };
  return value > 0n ? asMoney(value) : { problem: `收入“${text}”小于零，是冲正` };
};

const notRead = (text: string): Income => ({ problem: `金额“${text}”不是到分的数字` });

const asMoney = (cents: bigint) => ({ value: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` });

const mostCents = 10n ** 14n;

/** In cents; null for what is no number, goes beyond cents, or was rounded by a spreadsheet (1.3E+05) or a person (1.5万). */
const readCents = (text: string): bigint | null => {
  if (/[e万]/i.test(text)) return null;
  const read = readNumber(text.replace(/^\+/, ''), 'price', 8);
  if (!read || read.unit !== null || read.value % 1_000_000n !== 0n) return null;
  const cents = read.value / 1_000_000n;
  return cents < mostCents && cents > -mostCents ? cents : null;
};

/** `2026-11-23 10:02:03`, `2026/1/3`, `20261123100203` and `2026年11月23日` as days. */
const readDay = (text: string): string | null => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:$|[\sT]\s*\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?:$|\s|\d{4,6}$)/.exec(text) ??
    [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(written) && written >= '2000' ? written : null;
};
