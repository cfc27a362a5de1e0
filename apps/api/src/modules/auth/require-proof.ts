import { minuteMs } from '#durations.ts';
import { Refusal, required } from '#errors/refusal.ts';
import type { BuyerContext } from '#operation.ts';
import { findSessionOrigin, renewToken } from './session.repository.ts';

/** How long it holds that somebody proved who they are. */
const holdsMs = 10 * minuteMs;

/** Writes down that who uses the session proved to be its account or had its second factor, at this time. */
export const markProved = async ({ db, now, session, signedIn }: BuyerContext, proof: 'provedAt' | 'factorAt') => {
  const renewed = required(await renewToken(db, signedIn.sessionId, { [proof]: now }, now), 'signedOut');
  session.set(renewed.token, renewed.expiresAt);
};

/** Refuses a session that has not proved, within ten minutes, to be more than a stolen cookie (C230). */
export const requireProof = async ({ db, now, signedIn }: BuyerContext) => {
  const origin = await findSessionOrigin(db, signedIn.sessionId);
  const isProved = origin?.provedAt && now.getTime() - origin.provedAt.getTime() < holdsMs;
  if (!isProved) throw new Refusal('proofRequired');
};
