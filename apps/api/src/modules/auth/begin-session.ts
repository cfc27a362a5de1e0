import { recordEvent } from '#modules/security-log/index.ts';
import type { Context } from '#operation.ts';
import { closeSession, openSession } from './session.repository.ts';

type WorkingFor = { homeId: number; company: string };

/**
 * A new session for an account; the one before ends, so that a token never outlives a change of who somebody is. The
 * account's log says so, also where its head office works as it.
 */
export const beginSession = async (context: Context, buyerId: number, workingFor?: WorkingFor) => {
  await renewSession(context, buyerId, workingFor?.homeId);
  const isOwn = workingFor === undefined || workingFor.homeId === buyerId;
  await context.db.transaction((tx) =>
    recordEvent(tx, context, buyerId, isOwn ? 'login' : 'storeSwitched', isOwn ? '' : workingFor.company),
  );
};

/** The same, for who is logged in already. */
export const renewSession = async ({ db, now, client, session }: Context, buyerId: number, homeId?: number) => {
  if (session.token) await closeSession(db, session.token);
  const { token, expiresAt } = await openSession(db, { buyerId, homeId: homeId ?? null, ...client }, now);
  session.set(token, expiresAt);
};
