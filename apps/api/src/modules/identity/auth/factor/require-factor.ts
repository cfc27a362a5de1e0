import { compareMoney } from '@yaoji/domain';
import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import type { BuyerContext, Context } from '#operation.ts';
import { findSessionOrigin } from '../session.repository.ts';
import { findFactor, findToken, issueToken } from './factor.repository.ts';

/** How long a log-in waits for its code, and how long a proof of the factor holds for its session. */
const holdsMs = 10 * minuteMs;

/** Refuses a log-in to an account with a second factor from an untrusted device; its ticket completes it (C252). */
export const requireFactorAtLogin = async ({ db, now, device }: Context, buyerId: number) => {
  if (!(await findFactor(db, buyerId))) return;
  if (device.token !== null && (await findToken(db, 'device', device.token, now)) === buyerId) return;
  const ticket = await issueToken(db, 'ticket', buyerId, new Date(now.getTime() + holdsMs));
  throw new Refusal('factorCodeRequired', { data: { ticket } });
};

/** If the account has a second factor, refuses a session that has not proved it within ten minutes (C249). */
export const requireFactor = async ({ db, now, signedIn }: BuyerContext) => {
  if (!(await findFactor(db, signedIn.buyerId))) return;
  const origin = await findSessionOrigin(db, signedIn.sessionId);
  const isProved = origin?.factorAt && now.getTime() - origin.factorAt.getTime() < holdsMs;
  if (!isProved) throw new Refusal('factorCodeRequired');
};

/** The same, for a payment of an amount in yuan. */
export const requireFactorToPay = async (context: BuyerContext, amount: string) => {
  const payAbove = (await findFactor(context.db, context.signedIn.buyerId))?.payAbove ?? null;
  if (payAbove !== null && compareMoney(amount, payAbove) > 0) await requireFactor(context);
};
