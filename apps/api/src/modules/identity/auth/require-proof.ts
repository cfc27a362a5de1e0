import { minuteMs } from '#durations.ts';
import { Refusal, required } from '#errors/refusal.ts';
import type { BuyerContext } from '#operation.ts';
import { findSessionOrigin, renewToken } from './session.repository.ts';

/** How long a proof holds. */
const holdsMs = 10 * minuteMs;

/** Records that the user of this session has just proved the account or its second factor. */
export const markProved = async ({ db, now, session, signedIn }: BuyerContext, proof: 'provedAt' | 'factorAt') => {
  const renewed = required(await renewToken(db, signedIn.sessionId, { [proof]: now }, now), 'signedOut');
  session.set(renewed.token, renewed.expiresAt);
};

/** Refuses a session without a proof within ten minutes: it may be a stolen cookie (C230). */
export const requireProof = async ({ db, now, signedIn }: BuyerContext) => {
  const origin = await findSessionOrigin(db, signedIn.sessionId);
  const isProved = origin?.provedAt && now.getTime() - origin.provedAt.getTime() < holdsMs;
  if (!isProved) throw new Refusal('proofRequired');
};
