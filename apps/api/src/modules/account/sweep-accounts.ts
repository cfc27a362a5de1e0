import type { Executor } from '#db/database.ts';
import { sweepAccountChanges } from '#modules/account-change/index.ts';
import { deleteOldResetTokens } from './account.repository.ts';
import { deleteOldTickets } from './wechat/wechat-ticket.repository.ts';

/** Removes tokens and QR codes that have run out, and changes that can no longer be taken back. */
export const sweepAccounts = async (db: Executor, now: Date) => {
  await deleteOldResetTokens(db, now);
  await deleteOldTickets(db, now);
  await sweepAccountChanges(db, now);
};
