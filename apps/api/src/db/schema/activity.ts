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

/** Settings that only some kinds have, in the words of the pricing function. */
export type ActivityConfig = {
  measure?: Measure;
  priority?: number;
  /** Products beyond `activity_goods`; an empty scope covers all. */
  scope?: GoodsScope;
  /** For discounts: the share of the price to pay, '0.94' for 94 折, from `threshold`. */
  rate?: string;
  threshold?: string;
  /** Limits a discount to products whose nearest expiry is at most this many days away. */
  expiryWithin?: number;
  /** For gifts: repeats each time the tier's amount is reached. */
  repeat?: boolean;
  /** For special prices: allows coupons. */
  withCoupon?: boolean;
  /** For special prices: only for the buyer's first order. */
  newcomersOnly?: boolean;
  /** Button text instead of 加入购物车. */
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
    /** Its name in addresses, if any. */
    slug: text('slug').unique(),
    template: oneOf('template', activityTemplates).notNull().default('zone'),
    /** Banner; generated if null. */
    image: text('image'),
    /** One per line. */
    rules: text('rules').notNull().default(''),
    config: jsonb('config').$type<ActivityConfig>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    // With the start: the index skips upcoming rounds of future weeks.
    index('activity_running').on(table.endsAt, table.startsAt).where(sql`${table.isOpen}`),
    checkOneOf('activity_kind', table.kind, activityKinds),
    checkOneOf('activity_template', table.template, activityTemplates),
    check('activity_period', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** A tier of an activity: from `amount` it takes off `money`, or adds its `activity_tier_goods`. */
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

/** Products that a tier gives away (no price) or sells at a swap price: `quantity` pieces per order, while in stock. */
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

/** Products of an activity; `stock` is what the activity may still sell (null: unlimited). */
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
    /** Pieces per set of a combination. */
    quantity: quantity('quantity'),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.goodsId] }),
    index('activity_goods_goods').on(table.goodsId),
    check('activity_goods_stock', sql`${table.stock} >= 0`),
  ],
);

/** A buyer's visit, once a day (C042). */
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
