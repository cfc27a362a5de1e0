import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { createdAt, id, reference } from './columns.ts';
import { operator } from './operator.ts';
import { order } from './order.ts';

const subject = () => ({
  orderId: reference('order_id').references(() => order.id, { onDelete: 'cascade' }),
  buyerId: reference('buyer_id').references(() => buyer.id, { onDelete: 'cascade' }),
});

/** A note of one operator for the others about an order or a buyer; buyers never see it. */
export const deskNote = pgTable(
  'desk_note',
  {
    id: id(),
    ...subject(),
    text: text('text').notNull(),
    operatorId: reference('operator_id')
      .notNull()
      .references(() => operator.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('desk_note_order').on(table.orderId),
    index('desk_note_buyer').on(table.buyerId),
    check('desk_note_subject', sql`num_nonnulls(${table.orderId}, ${table.buyerId}) = 1`),
  ],
);

/** A word by which operators find orders or buyers again; they never see it. */
export const deskTag = pgTable('desk_tag', { id: id(), ...subject(), name: text('name').notNull() }, (table) => [
  unique('desk_tag_order').on(table.orderId, table.name),
  unique('desk_tag_buyer').on(table.buyerId, table.name),
  index('desk_tag_name').on(table.name),
  check('desk_tag_subject', sql`num_nonnulls(${table.orderId}, ${table.buyerId}) = 1`),
]);
