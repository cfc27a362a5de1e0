import type { Context } from '#operation.ts';
import { closeSession, openSession } from './session.repository.ts';

/** A new session for an account; the one before ends, so that a token never outlives a change of who somebody is. */
export const beginSession = async ({ db, now, client, session }: Context, buyerId: number, homeId?: number) => {
  if (session.token) await closeSession(db, session.token);
  const { token, expiresAt } = await openSession(db, { buyerId, homeId: homeId ?? null, ...client }, now);
  session.set(token, expiresAt);
};
