import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, reference } from './columns.ts';

/** A QR code that was shown: to log in with, or, where a buyer asked for it, to bind a WeChat to its account. */
export const wechatTicket = pgTable(
  'wechat_ticket',
  {
    ticket: text('ticket').primaryKey(),
    buyerId: reference('buyer_id').references(() => buyer.id, { onDelete: 'cascade' }),
    /** Who scanned it, as WeChat says; null until then. */
    openId: text('open_id'),
    nickname: text('nickname'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('wechat_ticket_expires').on(table.expiresAt)],
);
