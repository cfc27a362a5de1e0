import { recordEvent } from '#modules/security-log/index.ts';
import type { Context } from '#operation.ts';
import { requireFactorAtLogin } from './factor/require-factor.ts';
import { closeSession, type NewSession, openSession } from './session.repository.ts';

type WorkingFor = { homeId: number; company: string };

/** A session for an account that was proved; from a new device its second factor is asked for, where it has one. */
export const beginSession = async (context: Context, buyerId: number) => {
  await requireFactorAtLogin(context, buyerId);
  await enterSession(context, buyerId);
};

/**
 * A new session for an account; the one before ends, so that a token never outlives a change of who somebody is. The
 * account's log says so, also where its head office works as it.
 */
export const enterSession = async (
  context: Context,
  buyerId: number,
  { workingFor, factorAt = null }: { workingFor?: WorkingFor; factorAt?: Date | null } = {},
) => {
  await renewSession(context, buyerId, { homeId: workingFor?.homeId ?? null, factorAt });
  const isOwn = workingFor === undefined || workingFor.homeId === buyerId;
  await context.db.transaction((tx) =>
    recordEvent(tx, context, buyerId, isOwn ? 'login' : 'storeSwitched', isOwn ? '' : workingFor.company),
  );
};

/** The same, for who is logged in already. */
export const renewSession = async (
  { db, now, client, session }: Context,
  buyerId: number,
  more: Pick<NewSession, 'homeId' | 'factorAt'> = {},
) => {
  if (session.token) await closeSession(db, session.token);
  const { token, expiresAt } = await openSession(db, { buyerId, ...more, ...client }, now);
  session.set(token, expiresAt);
};
