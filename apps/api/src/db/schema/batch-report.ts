import { date, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, reference } from './columns.ts';
import { goods } from './goods.ts';

/** A quality inspection report (药检报告) of a batch; a new one replaces the old. */
export const batchReport = pgTable(
  'batch_report',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull(),
    name: text('name').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('batch_report_once').on(table.goodsId, table.batchNo)],
);
