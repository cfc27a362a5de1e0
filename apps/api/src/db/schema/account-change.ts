import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, oneOf, reference } from './columns.ts';

export const accountChangeKinds = [
  'phone',
  'email',
  'wechat',
  'password',
  'payPassword',
  'title',
  'secondFactor',
] as const;

/** An account change that the previous phone or e-mail address can undo within a day, after which the row is deleted. */
export const accountChange = pgTable(
  'account_change',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', accountChangeKinds).notNull(),
    /** The account's phone, or else its e-mail address, before the change. */
    recipient: text('recipient').notNull(),
    /** The previous value; null if there was none, or if the change only disables it. */
    before: jsonb('before').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_change_recipient').on(table.recipient),
    index('account_change_buyer').on(table.buyerId),
    checkOneOf('account_change_kind', table.kind, accountChangeKinds),
  ],
);
