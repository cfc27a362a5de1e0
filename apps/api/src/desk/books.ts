import type { OperationId, operations } from '@yaoji/api-client/desk/contract';
import { chinaTime, compareMoney, paymentMethodNames, subtractMoney } from '@yaoji/domain';
import { type PaperTable, writeCsv, writeXlsx } from '@yaoji/papers';
import { invalid } from '#errors/refusal.ts';
import { findPostings, makeStatement, type Posting, spanOf, sumPostings } from '#modules/money/ledger/index.ts';
import { FileAnswer, xlsxType } from '#operation.ts';
import { toFlag, toSeconds } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'statement' | 'postings'}${string}` }
>['id'];

export const mostRows = 50_000;

/** Amounts above zero are debit: money received, or less owed to buyers. */
const sides = (amount: string) =>
  compareMoney(amount, 0) >= 0
    ? { debit: amount, credit: '0.00' }
    : { debit: '0.00', credit: subtractMoney('0', amount) };

const toPosting = ({ at, amount, ...row }: Posting) => ({ ...row, at: toSeconds(at), ...sides(amount) });

export const xlsxFile = async (fileName: string, table: PaperTable, now: Date) =>
  new FileAnswer(await writeXlsx(table, now), xlsxType, fileName);

/** A table as a CSV or Excel file. */
export const tableFile = async (name: string, format: 'csv' | 'xlsx', table: PaperTable, now: Date) => {
  const fileName = `${name}.${format}`;
  if (format === 'csv') return new FileAnswer(Buffer.from(writeCsv(table)), 'text/csv; charset=utf-8', fileName);
  return xlsxFile(fileName, table, now);
};

const named = (name: string, { from, to }: { from: string; to: string }) => `${name}${from}至${to}`;

const kindNames: Readonly<Record<Posting['kind'], string>> = {
  payment: '付款',
  recharge: '充值',
  refund: '退款',
  cashback: '返现',
  adjustment: '调整',
  repayment: '账期还款',
  rebate: '返利',
};

export const bookHandlers = {
  getStatement: async ({ query }, { db }) => {
    const statement = await makeStatement(db, spanOf(query));
    return { ...statement, agrees: toFlag(statement.agrees) };
  },
  downloadStatement: async ({ query }, { db, now }) => {
    const { rows } = await makeStatement(db, spanOf(query));
    const table = {
      heads: ['日期', '付款方式', '收款笔数', '收款', '退款笔数', '退款', '净额'],
      figures: ['收款笔数', '收款', '退款笔数', '退款', '净额'],
      rows: rows.map((row) => [
        row.day,
        paymentMethodNames[row.method],
        String(row.receivedCount),
        row.received,
        String(row.refundedCount),
        row.refunded,
        row.net,
      ]),
    };
    return tableFile(named('对账单', query), query.format, table, now);
  },
  listPostings: async ({ query: { page = 1, perPage = 50, method, ...days } }, { db }) => {
    const span = spanOf(days);
    const sums = await sumPostings(db, span);
    const total = sums
      .filter((each) => method === undefined || each.method === method)
      .reduce((count, each) => count + each.count, 0);
    const rows = await findPostings(db, span, { method, limit: perPage, offset: (page - 1) * perPage });
    return { list: rows.map(toPosting), total };
  },
  downloadPostings: async ({ query }, { db, now }) => {
    const rows = await findPostings(db, spanOf(query), { limit: mostRows + 1 });
    if (rows.length > mostRows) throw invalid({ to: `超过${mostRows}笔，请缩短日期范围` });
    const table = {
      heads: ['日期', '时间', '订单号', '客户', '类型', '账户', '借方', '贷方', '税率（%）', '凭据'],
      figures: ['借方', '贷方'],
      rows: rows.map((row) => {
        const { debit, credit } = sides(row.amount);
        const [day = '', time = ''] = chinaTime(row.at).split('T');
        const names = [row.orderNo ?? '', row.company, kindNames[row.kind], paymentMethodNames[row.method]];
        return [day, time, ...names, debit, credit, row.vatRates.join('/'), row.reference];
      }),
    };
    return tableFile(named('收支明细', query), query.format, table, now);
  },
} satisfies DeskHandlers<Calls>;
