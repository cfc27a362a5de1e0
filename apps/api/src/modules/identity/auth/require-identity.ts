import { minuteMs } from '#durations.ts';
import { Refusal, required } from '#errors/refusal.ts';
import type { BuyerContext } from '#operation.ts';
import { findSessionOrigin, renewToken } from './session.repository.ts';

/** How long a verified identity holds. */
const holdsMs = 10 * minuteMs;

/** Records that the user of this session has just verified their identity or the second factor. */
export const markVerified = async ({ db, now, session, signedIn }: BuyerContext, what: 'identityAt' | 'factorAt') => {
  const renewed = required(await renewToken(db, signedIn.sessionId, { [what]: now }, now), 'signedOut');
  session.set(renewed.token, renewed.expiresAt);
};

/** Refuses a session whose user's identity was not verified within ten minutes: it may be a stolen cookie (C230). */
export const requireIdentity = async ({ db, now, signedIn }: BuyerContext) => {
  const origin = await findSessionOrigin(db, signedIn.sessionId);
  const isVerified = origin?.identityAt && now.getTime() - origin.identityAt.getTime() < holdsMs;
  if (!isVerified) throw new Refusal('identityRequired');
};
