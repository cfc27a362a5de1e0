import type { Executor } from '#db/database.ts';
import { closeSessionsOf, setPassword } from '#modules/identity/auth/index.ts';
import { suspendLinks } from '#modules/identity/store/index.ts';
import { deleteIssued } from './account.repository.ts';

/** Sets a new password and ends all other ways in: issued tokens, sessions except `ownSession`, head offices. */
export const replacePassword = async (
  tx: Executor,
  buyerId: number,
  passwordHash: string,
  now: Date,
  ownSession = 0,
) => {
  await deleteIssued(tx, buyerId);
  await setPassword(tx, buyerId, passwordHash, now);
  await closeSessionsOf(tx, buyerId, ownSession);
  await suspendLinks(tx, buyerId, now);
};
