import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, oneOf, reference } from './columns.ts';

export const accountChangeKinds = ['phone', 'wechat', 'password', 'payPassword', 'title', 'secondFactor'] as const;

/** A change of an account that the phone of that time can take back within a day; rows go after it. */
export const accountChange = pgTable(
  'account_change',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', accountChangeKinds).notNull(),
    /** The account's phone before the change. */
    phone: text('phone').notNull(),
    /** What stood there before; null where there was nothing, or where it only stops serving. */
    before: jsonb('before').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_change_phone').on(table.phone),
    index('account_change_buyer').on(table.buyerId),
    checkOneOf('account_change_kind', table.kind, accountChangeKinds),
  ],
);
