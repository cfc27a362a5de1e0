import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Messages of the stand-in for an SMS provider; shown only on its page. */
export const sandboxSms = pgTable('sandbox_sms', {
  id: id(),
  phone: text('phone').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});
