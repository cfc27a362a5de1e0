import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { activity } from './activity.ts';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, money, oneOf, reference } from './columns.ts';
import { coupon } from './coupon.ts';

/** A lucky draw (S6) and how buyers earn chances. */
export const draw = pgTable(
  'draw',
  {
    id: id(),
    title: text('title').notNull(),
    /** Generated if null. */
    image: text('image'),
    /** One per line. */
    rules: text('rules').notNull().default(''),
    /** Its activity, whose visits count. */
    activityId: reference('activity_id').references(() => activity.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    freeChances: integer('free_chances').notNull().default(0),
    /** Chances for each day on which the buyer visits the activity. */
    chancesPerTap: integer('chances_per_tap').notNull().default(0),
    /** Chances for each order paid within the period, from `order_amount`. */
    chancesPerOrder: integer('chances_per_order').notNull().default(0),
    orderAmount: money('order_amount').notNull().default('0'),
    createdAt: createdAt(),
  },
  (table) => [
    index('draw_running').on(table.endsAt),
    check('draw_period', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'draw_chances',
      sql`${table.freeChances} >= 0 and ${table.chancesPerTap} >= 0 and ${table.chancesPerOrder} >= 0`,
    ),
  ],
);

export const prizeKinds = ['nothing', 'coupon', 'points', 'red_packet', 'voucher'] as const;

/** A prize; `issued` never exceeds `total` (null: unlimited). */
export const drawPrize = pgTable(
  'draw_prize',
  {
    id: id(),
    drawId: reference('draw_id')
      .notNull()
      .references(() => draw.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    image: text('image'),
    remarks: text('remarks').notNull().default(''),
    kind: oneOf('kind', prizeKinds).notNull(),
    couponId: reference('coupon_id').references(() => coupon.id),
    points: integer('points'),
    money: money('money'),
    /** Validity of a red packet or voucher. */
    validDays: integer('valid_days').notNull().default(30),
    /** Its weight among the remaining prizes. */
    weight: integer('weight').notNull(),
    total: integer('total'),
    issued: integer('issued').notNull().default(0),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    index('draw_prize_draw').on(table.drawId, table.sort),
    checkOneOf('draw_prize_kind', table.kind, prizeKinds),
    check(
      'draw_prize_issued',
      sql`${table.issued} >= 0 and (${table.total} is null or ${table.issued} <= ${table.total})`,
    ),
    check('draw_prize_weight', sql`${table.weight} > 0`),
    check(
      'draw_prize_brings',
      sql`(${table.kind} = 'coupon') = (${table.couponId} is not null)
        and (${table.kind} = 'points') = (coalesce(${table.points}, 0) > 0)
        and (${table.kind} in ('red_packet', 'voucher')) = (coalesce(${table.money}, 0) > 0)`,
    ),
  ],
);

/** A result, once per key; name and remarks as shown. */
export const drawRecord = pgTable(
  'draw_record',
  {
    id: id(),
    drawId: reference('draw_id')
      .notNull()
      .references(() => draw.id),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Null: nothing was left to win. */
    prizeId: reference('prize_id').references(() => drawPrize.id),
    idempotencyKey: text('idempotency_key').notNull(),
    name: text('name').notNull(),
    remarks: text('remarks').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('draw_record_once').on(table.buyerId, table.idempotencyKey),
    index('draw_record_buyer').on(table.buyerId, table.drawId),
    index('draw_record_draw').on(table.drawId, table.id),
  ],
);
