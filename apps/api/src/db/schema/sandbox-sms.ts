import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** What the stand-in for an SMS provider was given to send; shown on its page and nowhere else. */
export const sandboxSms = pgTable('sandbox_sms', {
  id: id(),
  phone: text('phone').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});
