import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, quantity, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';
import { purchaseRequest } from './purchase-request.ts';

export const lineKinds = ['normal', 'seckill', 'combination', 'swap'] as const;

/** `activity_id` is 0 for a normal line, so that the unique key covers those too. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', lineKinds).notNull().default('normal'),
    activityId: reference('activity_id').notNull().default(0),
    quantity: quantity('quantity').notNull(),
    /** Whether some of it was added in an activity zone; never affects prices. */
    isFromActivityZone: boolean('is_from_activity_zone').notNull().default(false),
    isSelected: boolean('is_selected').notNull().default(true),
    /** The price when the line was added, to show price changes. */
    addedPrice: unitPrice('added_price'),
    /** Why the selected line could not be bought at the last cart change, to report when it can be again. */
    blockedReason: text('blocked_reason'),
    /** The open request that it is set aside for; null: it is in the cart. */
    requestId: reference('request_id').references(() => purchaseRequest.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_line_once')
      .on(table.buyerId, table.goodsId, table.kind, table.activityId)
      .where(sql`${table.requestId} is null`),
    index('cart_line_request').on(table.requestId),
    index('cart_line_goods').on(table.goodsId),
    check('cart_line_quantity', sql`${table.quantity} > 0`),
    checkOneOf('cart_line_kind', table.kind, lineKinds),
  ],
);
