import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { category } from './category.ts';
import { checkOneOf, createdAt, id, instant, oneOf, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';
import { proposal } from './proposal.ts';

/** Own prices (协议价) for the buyers that its members name. */
export const ownPriceList = pgTable(
  'own_price_list',
  {
    id: id(),
    title: text('title').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null: no end. */
    endsAt: instant('ends_at'),
    isOpen: boolean('is_open').notNull(),
    joinsPromotions: boolean('joins_promotions').notNull(),
    showsListPrice: boolean('shows_list_price').notNull(),
    /** The accepted proposal whose quotes it holds; null for a list of operators. */
    proposalId: reference('proposal_id')
      .unique()
      .references(() => proposal.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [check('own_price_list_period', sql`${table.endsAt} > ${table.startsAt}`)],
);

export const memberKinds = ['buyer', 'business', 'region'] as const;

/** Names a buyer by id, its kind of business, or its region by the code of a province, city or district. */
export const ownPriceMember = pgTable(
  'own_price_member',
  {
    listId: reference('list_id')
      .notNull()
      .references(() => ownPriceList.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', memberKinds).notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.listId] }),
    index('own_price_member_list').on(table.listId),
    checkOneOf('own_price_member_kind', table.kind, memberKinds),
  ],
);

/**
 * A price of one product, or a percentage of the list price for a product, maker or category, or for everything. A
 * changed line is a new row. Its id is what shop and cart know the price by, so it is never the id of a list price.
 */
export const ownPriceLine = pgTable(
  'own_price_line',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().default(sql`nextval('price_log_id_seq')`),
    listId: reference('list_id')
      .notNull()
      .references(() => ownPriceList.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id').references(() => goods.id, { onDelete: 'cascade' }),
    maker: text('maker'),
    categoryId: reference('category_id').references(() => category.id, { onDelete: 'cascade' }),
    price: unitPrice('price'),
    /** In percent. */
    rate: numeric('rate', { precision: 5, scale: 2 }),
  },
  (table) => [
    unique('own_price_line_once').on(table.listId, table.goodsId, table.maker, table.categoryId).nullsNotDistinct(),
    index('own_price_line_goods').on(table.goodsId),
    check(
      'own_price_line_value',
      sql`num_nonnulls(${table.price}, ${table.rate}) = 1 and num_nonnulls(${table.goodsId}, ${table.maker}, ${table.categoryId}) <= 1
        and ${table.price} > 0 and ${table.rate} > 0 and ${table.rate} <= 100
        and (${table.price} is null or ${table.goodsId} is not null)`,
    ),
  ],
);

/** The values and members of a list from then on; a row per change. */
export const ownPriceListLog = pgTable(
  'own_price_list_log',
  {
    id: id(),
    listId: reference('list_id')
      .notNull()
      .references(() => ownPriceList.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    isOpen: boolean('is_open').notNull(),
    joinsPromotions: boolean('joins_promotions').notNull(),
    showsListPrice: boolean('shows_list_price').notNull(),
    members: jsonb('members').$type<Pick<typeof ownPriceMember.$inferSelect, 'kind' | 'key'>[]>().notNull(),
    /** Empty: unknown. */
    operator: text('operator').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('own_price_list_log_list').on(table.listId, table.id)],
);

/** A line from then on; without price and rate, it is removed. */
export const ownPriceLineLog = pgTable(
  'own_price_line_log',
  {
    id: id(),
    listId: reference('list_id')
      .notNull()
      .references(() => ownPriceList.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id').references(() => goods.id, { onDelete: 'cascade' }),
    maker: text('maker'),
    categoryId: reference('category_id').references(() => category.id, { onDelete: 'cascade' }),
    price: unitPrice('price'),
    rate: numeric('rate', { precision: 5, scale: 2 }),
    /** Empty: unknown. */
    operator: text('operator').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('own_price_line_log_list').on(table.listId, table.goodsId)],
);
