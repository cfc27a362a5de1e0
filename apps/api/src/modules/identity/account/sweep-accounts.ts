import type { Executor } from '#db/database.ts';
import { sweepAccountChanges } from '#modules/identity/account-change/index.ts';
import { deleteOldResetTokens } from './account.repository.ts';
import { deleteOldTickets } from './wechat/wechat-ticket.repository.ts';

/** Removes expired tokens and QR codes, and changes that can no longer be undone. */
export const sweepAccounts = async (db: Executor, now: Date) => {
  await deleteOldResetTokens(db, now);
  await deleteOldTickets(db, now);
  await sweepAccountChanges(db, now);
};
