import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, reference } from './columns.ts';
import { goods } from './goods.ts';

/** A photograph of a batch (实拍); a new one replaces the old. */
export const batchPicture = pgTable(
  'batch_picture',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull(),
    /** Paths of stored files. */
    large: text('large').notNull(),
    thumbnail: text('thumbnail').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('batch_picture_once').on(table.goodsId, table.batchNo)],
);
