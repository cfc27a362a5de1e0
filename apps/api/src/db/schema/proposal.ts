import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, oneOf, quantity, reference, unitPrice } from './columns.ts';
import { goods } from './goods.ts';
import { operator } from './operator.ts';

const statuses = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** Lines that an operator proposes to a buyer (推荐单), until `ends_at`. */
export const proposal = pgTable(
  'proposal',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    operatorId: reference('operator_id')
      .notNull()
      .references(() => operator.id),
    note: text('note').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Of its quoted prices, as in `own_price_list`. */
    joinsPromotions: boolean('joins_promotions').notNull(),
    status: oneOf('status', statuses).notNull().default('open'),
    decidedAt: instant('decided_at'),
    /** The operator who withdrew it; the buyer makes the other decisions. */
    withdrawnBy: reference('withdrawn_by').references(() => operator.id),
    /** The buyer's words when declining. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('proposal_buyer').on(table.buyerId, table.id),
    checkOneOf('proposal_status', table.status, statuses),
    check('proposal_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    check('proposal_withdrawn', sql`(${table.status} = 'withdrawn') = (${table.withdrawnBy} is not null)`),
  ],
);

export const proposalLine = pgTable(
  'proposal_line',
  {
    proposalId: reference('proposal_id')
      .notNull()
      .references(() => proposal.id, { onDelete: 'cascade' }),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    /** Position in the proposal. */
    place: reference('place').notNull(),
    quantity: quantity('quantity').notNull(),
    /** The quoted price; null: the buyer's usual price. */
    price: unitPrice('price'),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.goodsId] }),
    check('proposal_line_values', sql`${table.quantity} > 0 and ${table.price} > 0`),
  ],
);
