import { recordEvent } from '#modules/identity/security-log/index.ts';
import type { Context } from '#operation.ts';
import type { Account } from './account.ts';
import { requireFactorAtLogin } from './factor/require-factor.ts';
import { closeSession, type NewSession, openSession } from './session.repository.ts';

type WorkingFor = { homeId: number; company: string };

/** Starts a session for a verified account or person; with a second factor, a new device must pass it first. */
export const beginSession = async (context: Context, account: Account) => {
  await requireFactorAtLogin(context, account);
  await enterSession(context, account);
};

/**
 * Starts a new session for an account and ends the previous one, so no token outlives a change of identity. Logs it in
 * the account's log, also when a person of its company logs in, or its head office starts working as it.
 */
export const enterSession = async (
  context: Context,
  { buyerId, member }: Account,
  { workingFor, factorAt = null }: { workingFor?: WorkingFor; factorAt?: Date | null } = {},
) => {
  await renewSession(context, buyerId, { homeId: workingFor?.homeId ?? null, memberId: member?.id ?? null, factorAt });
  const isOwn = workingFor === undefined || workingFor.homeId === buyerId;
  await context.db.transaction((tx) =>
    recordEvent(tx, context, buyerId, isOwn ? 'login' : 'storeSwitched', isOwn ? member?.name : workingFor.company),
  );
};

/** The same, for a logged-in user. */
export const renewSession = async (
  { db, now, client, session }: Context,
  buyerId: number,
  more: Pick<NewSession, 'homeId' | 'memberId' | 'factorAt'> = {},
) => {
  if (session.token) await closeSession(db, session.token);
  const { token, expiresAt } = await openSession(db, { buyerId, ...more, ...client }, now);
  session.set(token, expiresAt);
};
