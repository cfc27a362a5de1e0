import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { reference } from './columns.ts';
import { goods } from './goods.ts';

/** Controlled products (控销) are sold only to the buyers listed here. */
export const directedSale = pgTable(
  'directed_sale',
  {
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.buyerId] }), index('directed_sale_buyer').on(table.buyerId)],
);

/** Where a product may be sold: only in the included regions, if there are any, and never in an excluded one. */
export const goodsRegion = pgTable(
  'goods_region',
  {
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    regionCode: text('region_code').notNull(),
    isExcluded: boolean('is_excluded').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.regionCode] })],
);
