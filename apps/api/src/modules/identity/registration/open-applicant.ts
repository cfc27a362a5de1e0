import type { Executor } from '#db/database.ts';
import { openAccount } from '#modules/identity/account/index.ts';
import type { BuyerFacts } from './change-buyer.ts';
import { changeApplicant } from './registration.repository.ts';

type LogIn = { phone: string | null; passwordHash: string };

/** Opens an account whose company waits for approval; null if its phone has an account. */
export const openApplicant = async (
  tx: Executor,
  logIn: LogIn,
  facts: BuyerFacts,
  now: Date,
): Promise<number | null> => {
  const id = await openAccount(tx, { ...logIn, createdAt: now });
  if (id !== null) await changeApplicant(tx, id, { ...facts, status: 'pending', submittedAt: now }, now);
  return id;
};
