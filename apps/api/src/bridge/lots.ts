import { createHash } from 'node:crypto';
import type { Schemas } from '@yaoji/api-client/erp/contract';
import type { Ask } from './ask.ts';
import type { TableRow, TableShape } from './read-table.ts';

/** Calls that take the rows of a file a thousand at a time, in the order in which files are sent. */
const paths = [
  { path: '/erp/v1/goods', schemas: ['GoodsRow'], names: ['goods', '商品'] },
  { path: '/erp/v1/prices', schemas: ['PriceRow'], names: ['prices', '价格'] },
  { path: '/erp/v1/stock', schemas: ['BatchOnHand'], names: ['stock', '库存'], columns: { code: { title: '编码' } } },
  { path: '/erp/v1/buyers', schemas: ['BuyerRow'], names: ['customers', '客户'] },
  { path: '/erp/v1/own-price-lists', schemas: ['OwnPriceListRow'], names: ['own-price-lists', '协议价表'] },
  { path: '/erp/v1/own-prices', schemas: ['OwnPriceRow'], names: ['own-prices', '协议价'] },
  { path: '/erp/v1/documents', schemas: ['DocumentRow'], names: ['licences', '证照'] },
  { path: '/erp/v1/receipts', schemas: ['ReceiptRow'], names: ['receipts', '收款'] },
  { path: '/erp/v1/credit-lines', schemas: ['CreditLineRow'], names: ['credit', '账期'] },
] as const;

/** A kind of file: how its name may start, its columns, and how its rows are sent. Answers are rows of five cells. */
export type Kind = TableShape & {
  names: readonly string[];
  send: (ask: Ask, rows: TableRow[], file: { name: string; mtimeMs: number }) => Promise<string[][]>;
};

const rowsPerLot = 1000;

/** With the file's time, so that the same content on another day is sent again. */
export const onceOf = ({ name, mtimeMs }: { name: string; mtimeMs: number }, ...facts: unknown[]): string =>
  createHash('sha256')
    .update([name, mtimeMs, ...facts].join('\n'))
    .digest('hex');

const groupBatches = (rows: readonly TableRow[]): TableRow[] =>
  [...Map.groupBy(rows, ({ row }) => row.code).values()].map((lines) => ({
    line: lines[0]?.line ?? 0,
    row: {
      code: lines[0]?.row.code,
      // A line without a quantity says that none is there.
      batches: lines.flatMap(({ row: { code: _, ...batch } }) =>
        'quantity' in batch ? [{ batchNo: '', expiry: null, ...batch }] : [],
      ),
    },
  }));

export const lots: Kind[] = paths.map(({ path, ...shape }) => ({
  ...shape,
  key: 'code',
  send: async (ask, lines, file) => {
    const rows = path === '/erp/v1/stock' ? groupBatches(lines) : lines;
    const answers: string[][] = [];
    for (let start = 0; start < rows.length; start += rowsPerLot) {
      const part = rows.slice(start, start + rowsPerLot);
      const body = { rows: part.map(({ row }) => row) };
      const once = onceOf(file, start, JSON.stringify(body));
      const answer = await ask<Schemas['LotAnswer']>('POST', path, { body, once });
      for (const { row, code, status, field = '', message = '' } of answer.rows)
        answers.push([String(part[row]?.line ?? ''), code ?? '', status, field, message]);
    }
    return answers;
  },
}));
