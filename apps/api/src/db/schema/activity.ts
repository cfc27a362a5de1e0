import type { GoodsScope, Measure } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, money, oneOf, quantity, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';

export const activityKinds = [
  'full_reduction',
  'discount',
  'daily_special',
  'seckill',
  'gift',
  'swap',
  'combination',
  'cashback',
] as const;

/** Pages that show an activity: the activity zone, or a template that consists of data only. */
export const activityTemplates = ['zone', 'zqmb', 'hdmb'] as const;

/** What only some kinds have, in the words of the pricing function. */
export type ActivityConfig = {
  measure?: Measure;
  priority?: number;
  /** Goods beyond those in `activity_goods`; an empty scope covers all. */
  scope?: GoodsScope;
  /** Of a discount: what is paid of the price, '0.94' for 94 折, from `threshold` on. */
  rate?: string;
  threshold?: string;
  /** Limits a discount to goods whose nearest expiry is at most this many days away. */
  expiryWithin?: number;
  /** Of gifts: once for each time that the tier's amount is reached. */
  repeat?: boolean;
  /** Of special prices: such lines join coupons too. */
  withCoupon?: boolean;
  /** Of special prices: only for who has not ordered yet. */
  newcomersOnly?: boolean;
  /** Text of the button instead of 加入购物车. */
  buyLabel?: string;
  description?: string;
};

export const activity = pgTable(
  'activity',
  {
    id: id(),
    kind: oneOf('kind', activityKinds).notNull(),
    title: text('title').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    /** Its name in addresses, where it has one. */
    slug: text('slug').unique(),
    template: oneOf('template', activityTemplates).notNull().default('zone'),
    /** Banner; without one it is drawn. */
    image: text('image'),
    /** A line each. */
    rules: text('rules').notNull().default(''),
    config: jsonb('config').$type<ActivityConfig>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    // With the beginning: rounds of weeks to come are passed over within the index.
    index('activity_running').on(table.endsAt, table.startsAt).where(sql`${table.isOpen}`),
    checkOneOf('activity_kind', table.kind, activityKinds),
    checkOneOf('activity_template', table.template, activityTemplates),
    check('activity_period', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** A step of an activity: from `amount` on it takes off `money`, or brings its `activity_tier_goods`. */
export const activityTier = pgTable(
  'activity_tier',
  {
    id: id(),
    activityId: reference('activity_id')
      .notNull()
      .references(() => activity.id, { onDelete: 'cascade' }),
    amount: quantity('amount').notNull(),
    money: money('money').notNull().default('0'),
  },
  (table) => [index('activity_tier_activity').on(table.activityId)],
);

/** Goods that a tier gives away (no price) or sells at a swap price, `quantity` pieces an order, while they are in stock. */
export const activityTierGoods = pgTable(
  'activity_tier_goods',
  {
    tierId: reference('tier_id')
      .notNull()
      .references(() => activityTier.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id),
    quantity: quantity('quantity').notNull(),
    price: unitPrice('price'),
  },
  (table) => [
    primaryKey({ columns: [table.tierId, table.goodsId] }),
    index('activity_tier_goods_goods').on(table.goodsId),
    check('activity_tier_goods_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Goods of an activity; `stock` is what the activity may still sell of it (null: as much as there is). */
export const activityGoods = pgTable(
  'activity_goods',
  {
    activityId: reference('activity_id')
      .notNull()
      .references(() => activity.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    price: unitPrice('price'),
    stock: quantity('stock'),
    cap: quantity('cap'),
    /** Pieces in one set of a combination. */
    quantity: quantity('quantity'),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.goodsId] }),
    index('activity_goods_goods').on(table.goodsId),
    check('activity_goods_stock', sql`${table.stock} >= 0`),
  ],
);

/** A visit of a buyer, once a day (C042). */
export const activityTap = pgTable(
  'activity_tap',
  {
    activityId: reference('activity_id')
      .notNull()
      .references(() => activity.id, { onDelete: 'cascade' }),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.buyerId, table.day] }),
    index('activity_tap_buyer').on(table.buyerId),
  ],
);
