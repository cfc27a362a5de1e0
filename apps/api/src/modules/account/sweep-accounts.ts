import type { Executor } from '#db/database.ts';
import { deleteOldResetTokens } from './account.repository.ts';
import { deleteOldTickets } from './wechat/wechat-ticket.repository.ts';

/** Removes tokens and QR codes that have run out. */
export const sweepAccounts = async (db: Executor, now: Date) => {
  await deleteOldResetTokens(db, now);
  await deleteOldTickets(db, now);
};
