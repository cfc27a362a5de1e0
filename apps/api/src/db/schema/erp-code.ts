import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { reference } from './columns.ts';
import { goods } from './goods.ts';
import { ownPriceList } from './own-price.ts';

/** Maps an ERP's code to a product. The index finds a code that people typed in any case. */
export const erpGoods = pgTable(
  'erp_goods',
  {
    code: text('code').primaryKey(),
    goodsId: reference('goods_id')
      .notNull()
      .unique()
      .references(() => goods.id, { onDelete: 'cascade' }),
  },
  (table) => [index('erp_goods_lower_code').on(sql`lower(${table.code})`)],
);

/** Maps an ERP's code to a buyer. */
export const erpBuyer = pgTable('erp_buyer', {
  code: text('code').primaryKey(),
  buyerId: reference('buyer_id')
    .notNull()
    .unique()
    .references(() => buyer.id, { onDelete: 'cascade' }),
});

/** Maps an ERP's code to a list of own prices. */
export const erpOwnPriceList = pgTable('erp_own_price_list', {
  code: text('code').primaryKey(),
  listId: reference('list_id')
    .notNull()
    .unique()
    .references(() => ownPriceList.id, { onDelete: 'cascade' }),
});
