import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { instant, reference } from './columns.ts';

/** A displayed QR code: for logging in, or for linking a WeChat account to a buyer. */
export const wechatTicket = pgTable(
  'wechat_ticket',
  {
    ticket: text('ticket').primaryKey(),
    buyerId: reference('buyer_id').references(() => buyer.id, { onDelete: 'cascade' }),
    /** The scanner's WeChat id; null until scanned. */
    openId: text('open_id'),
    nickname: text('nickname'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('wechat_ticket_expires').on(table.expiresAt)],
);
