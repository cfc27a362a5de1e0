import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { checkOneOf, instant, oneOf } from './columns.ts';

export const smsScenes = ['register', 'login', 'forget', 'bind', 'pay', 'proof', 'restore'] as const;

/** The latest code sent to a phone or e-mail address for one purpose; deleted on use. */
export const smsCode = pgTable(
  'sms_code',
  {
    recipient: text('recipient').notNull(),
    scene: oneOf('scene', smsScenes).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipient, table.scene] }),
    index('sms_code_expires').on(table.expiresAt),
    checkOneOf('sms_code_scene', table.scene, smsScenes),
  ],
);
