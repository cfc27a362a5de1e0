import { isCalendarDay } from '@yaoji/domain';
import { findHeads, type ListError, mostTitleLines, plainCell, readNumber } from '@yaoji/price-list';
import { invalid, Refusal } from '#errors/refusal.ts';

/** An incoming payment in a bank's list. */
export type BankRow = { serialNo: string; day: string; amount: string; payer: string; remark: string } & Partial<
  Record<'payerBank' | 'payerAccount', string>
>;

export type BankRows = {
  rows: BankRow[];
  /** Number of lines that are not incoming payments. */
  outgoing: number;
  /** Incoming lines that could not be read, each with the reason. */
  problems: { line: number; problem: Error }[];
};

type Source = { line: number; cells: string[]; problem?: ListError };

/** Column headings as banks write them; of several for one column the first found counts, of remarks all. */
const heads = {
  serialNo: [
    '交易流水号',
    '银行流水号',
    '核心流水号',
    '账务流水号',
    '业务流水号',
    '账户明细编号-交易流水号',
    '全局流水号',
    '流水号',
    '交易流水',
    '交易参考号',
    '交易序号',
  ],
  day: ['交易日期', '记账日期', '入账日期', '交易日', '日期', '交易时间', '记账时间', '入账时间', '时间'],
  clock: ['交易时间', '记账时间', '入账时间', '时间'],
  balance: ['余额', '账户余额', '交易后余额'],
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
    '收付方名称',
    '收付方户名',
  ],
  payerBank: [
    '对方开户行',
    '对方开户行名',
    '对方开户行名称',
    '对方开户银行',
    '对方开户机构',
    '对方行名',
    '对方银行',
    '对手开户行',
    '付款人开户行',
    '付款方开户行',
    '付款行名称',
    '收付方开户行名',
  ],
  payerAccount: [
    '对方账号',
    '对方帐号',
    '对方账户',
    '对手账号',
    '付款人账号',
    '付款方账号',
    '付款账号',
    '收付方账号',
    '收付方帐号',
  ],
  remark: ['附言', '交易附言', '客户附言', '摘要', '用途', '备注', '交易备注', '交易摘要'],
} as const;

type Column = keyof typeof heads;
type Columns = Readonly<Record<Column, readonly number[]>>;

/** 借/贷 is 借贷. */
const findColumns = (cells: readonly string[]): Columns | null => {
  const columns = findHeads(
    cells.map((cell) => cell.replaceAll(/[/／]/g, '')),
    heads,
  );
  return columns.day.length > 0 && columns.credit.length + columns.amount.length > 0 ? columns : null;
};

const requireColumns = (columns: Columns | null): Columns => {
  if (!columns) throw invalid({ file: '没有找到表头：需要交易日期和收入（贷方）金额两列' });
  if (columns.serialNo.length === 0 && (columns.clock.length === 0 || columns.balance.length === 0))
    throw invalid({ file: '没有找到流水号列，也没有交易时间与余额两列，无法保证每笔只用一次' });
  return columns;
};

/**
 * Incoming payments of a bank's list, by column headings. Each cell is read completely or its line is reported, never
 * guessed. Refuses a list without headings.
 */
export const readBankRows = (lines: readonly Source[]): BankRows => {
  const at = lines.slice(0, mostTitleLines).findIndex(({ cells }) => findColumns(cells) !== null);
  const columns = requireColumns(at < 0 ? null : findColumns(lines[at]?.cells ?? []));
  const read: BankRows = { rows: [], outgoing: 0, problems: [] };
  for (const { line, cells, problem } of lines.slice(at + 1)) {
    try {
      if (problem) throw problem;
      const row = readLine(cells, columns);
      if (row === 'outgoing') read.outgoing += 1;
      else if (row) read.rows.push(row);
    } catch (error) {
      if (error !== problem && !(error instanceof Refusal)) throw error;
      read.problems.push({ line, problem: error as Error });
    }
  }
  return read;
};

const longestNo = 60;
const longestText = 300;

const sums = /^(合计|总计|小计|本页|累计|借方|贷方|总笔数)/;

/** Null if it is not a line of the account. */
const readLine = (cells: readonly string[], columns: Columns): BankRow | 'outgoing' | null => {
  const textOf = (column: Column) =>
    columns[column].map((place) => plainCell(cells[place])).find((cell) => cell !== '') ?? '';
  const day = textOf('day');
  const date = readDay(day);
  const serialNo =
    columns.serialNo.length > 0 ? textOf('serialNo') : timestampOf(date, textOf('clock'), textOf('balance'));
  if (day === '' && sums.test(plainCell(cells.find((cell) => cell.trim() !== '')))) return null;
  const amount =
    columns.credit.length > 0
      ? readCredit(textOf('credit'))
      : readSigned(textOf('amount'), columns.direction.length > 0 ? textOf('direction') : null);
  if (amount === null) return serialNo === '' && day === '' ? null : 'outgoing';
  if (serialNo === '') throw new Refusal('bankSerialMissing');
  if (/^\d(\.\d+)?e\+?\d+$/i.test(serialNo)) throw new Refusal('bankSerialRewritten', { cell: serialNo });
  if (serialNo.length > longestNo) throw new Refusal('bankSerialLong', { limit: longestNo });
  if (date === null) throw new Refusal('bankDayUnknown', { cell: day });
  const remark = columns.remark.map((place) => plainCell(cells[place])).filter((cell) => cell !== '');
  return {
    serialNo,
    day: date,
    amount,
    payer: textOf('payer').slice(0, longestText),
    payerBank: textOf('payerBank').slice(0, longestText),
    payerAccount: accountOf(textOf('payerAccount')),
    remark: remark.join(' ').slice(0, longestText),
  };
};

/**
 * Identifies a payment in a list without numbers: its day, second and the balance after it, the same however a file
 * writes them. Empty if second or balance is missing.
 */
const timestampOf = (day: string | null, time: string, balance: string): string => {
  const [second] = /\d{1,2}:\d{2}:\d{2}|(?<=^\d{8})\d{6}$/.exec(time) ?? [];
  const [, yuan, cents = ''] = /^(-?\d+)(?:\.(\d{1,2}))?$/.exec(balance.replaceAll(/[,，\s]/g, '')) ?? [];
  if (second === undefined || yuan === undefined) return '';
  return `${day?.replaceAll('-', '')} ${second.replaceAll(':', '').padStart(6, '0')} 余额${yuan}.${cents.padEnd(2, '0')}`;
};

/**
 * Empty for a masked number, and for one rewritten by a spreadsheet, which makes zeros of all digits after the
 * fifteenth: a refund must not go to either.
 */
const accountOf = (text: string): string => {
  const account = text.replaceAll(/[\s-]/g, '');
  return /^(?!\d{15}0+$)\d{6,40}$/.test(account) ? account : '';
};

/** Null if no money came in. */
const readCredit = (text: string): string | null => {
  if (/^-*$/.test(text)) return null;
  const value = readCents(text);
  return value === 0n ? null : income(value, text);
};

/** An amount signed by its direction; null if there is no direction column: then its own sign counts. */
const readSigned = (text: string, direction: string | null): string | null => {
  const value = readCents(text);
  if (direction === null) return value > 0n ? income(value, text) : null;
  if (/^(借|支|付|往|出|转出|取|d)/i.test(direction)) return null;
  if (!/^(贷|收|来|入|转入|存|c)/i.test(direction)) throw new Refusal('bankDirectionUnknown', { cell: direction });
  return income(value, text);
};

const income = (cents: bigint, cell: string): string => {
  if (cents <= 0n) throw new Refusal('bankReversal', { cell });
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};

const mostCents = 10n ** 14n;

/**
 * Refuses text that is not a number, has over two decimals, or was rounded by software (1.3E+05) or a person (1.5万).
 */
const readCents = (text: string): bigint => {
  const read = /[e万]/i.test(text) ? null : readNumber(text.replace(/^\+/, ''), 'price', 8);
  const cents = read?.unit === null && read.value % 1_000_000n === 0n ? read.value / 1_000_000n : mostCents;
  if (cents >= mostCents || cents <= -mostCents) throw new Refusal('bankAmountUnknown', { cell: text });
  return cents;
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
