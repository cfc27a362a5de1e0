import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, money } from './columns.ts';

/** How products are delivered to some regions, and what that costs. */
export const deliveryRule = pgTable(
  'delivery_rule',
  {
    id: id(),
    route: text('route').notNull(),
    /** Provinces, cities and districts; empty: every region that no other rule names. */
    regionCodes: text('region_codes').array().notNull().default([]),
    /** For the first weight, if it weighs. */
    fee: money('fee').notNull(),
    /** Null: the fee is the same at any weight. */
    firstGrams: integer('first_grams'),
    nextGrams: integer('next_grams'),
    nextFee: money('next_fee'),
    /** Grams of a unit of a product without a weight. */
    unitGrams: integer('unit_grams'),
    /** Null: the shop's setting. */
    freeFrom: money('free_from'),
    minimum: money('minimum').notNull().default('0'),
    /** Days of departure, 1 for Monday; empty: every day. */
    days: smallint('days').array().notNull().default([]),
    /** `HH:mm` in China; null: all day. */
    cutOff: text('cut_off'),
    arrivalDays: smallint('arrival_days').notNull(),
  },
  (table) => [
    check('delivery_rule_fee', sql`${table.fee} >= 0 and ${table.minimum} >= 0 and ${table.freeFrom} >= 0`),
    check(
      'delivery_rule_weight',
      sql`num_nonnulls(${table.firstGrams}, ${table.nextGrams}, ${table.nextFee}, ${table.unitGrams}) in (0, 4)
        and ${table.firstGrams} > 0 and ${table.nextGrams} > 0 and ${table.nextFee} >= 0 and ${table.unitGrams} > 0`,
    ),
  ],
);
