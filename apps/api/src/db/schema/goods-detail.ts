import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { goods } from './goods.ts';

export type InsertSection = { title: string; text: string };

/** Data shown only on the product's page. */
export const goodsDetail = pgTable('goods_detail', {
  goodsId: reference('goods_id')
    .primaryKey()
    .references(() => goods.id, { onDelete: 'cascade' }),
  approvalHolder: text('approval_holder'),
  /** Production standard (sczxbz). */
  standard: text('standard'),
  storage: text('storage'),
  video: text('video'),
  /** The package insert, section by section. */
  insert: jsonb('insert').$type<InsertSection[]>().notNull().default([]),
});
