import { compareMoney } from '@yaoji/domain';
import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import type { BuyerContext, Context } from '#operation.ts';
import { type Account, countedAs } from '../account.ts';
import { findSessionOrigin } from '../session.repository.ts';
import { findFactor, findToken, issueToken } from './factor.repository.ts';

/** How long a log-in waits for its code, and how long a session may use a verified factor. */
const holdsMs = 10 * minuteMs;

/** Refuses a log-in with a second factor from an untrusted device; its ticket completes it (C252). */
export const requireFactorAtLogin = async ({ db, now, device }: Context, account: Account) => {
  if (!(await findFactor(db, account))) return;
  const trusted = device.token === null ? null : await findToken(db, 'device', device.token, now);
  if (trusted && countedAs(trusted) === countedAs(account)) return;
  const ticket = await issueToken(db, 'ticket', account, new Date(now.getTime() + holdsMs));
  throw new Refusal('factorCodeRequired', { data: { ticket } });
};

/** If the user of this session has a second factor, refuses a session that has not verified it within ten minutes (C249). */
export const requireFactor = async ({ db, now, signedIn }: BuyerContext) => {
  if (!(await findFactor(db, signedIn))) return;
  const origin = await findSessionOrigin(db, signedIn.sessionId);
  const isVerified = origin?.factorAt && now.getTime() - origin.factorAt.getTime() < holdsMs;
  if (!isVerified) throw new Refusal('factorCodeRequired');
};

/** The same for a payment above the amount that the owner has set; people need a factor of their own for it. */
export const requireFactorToPay = async (context: BuyerContext, amount: string) => {
  const { db, signedIn } = context;
  const payAbove = (await findFactor(db, { buyerId: signedIn.buyerId }))?.payAbove ?? null;
  if (payAbove === null || compareMoney(amount, payAbove) <= 0) return;
  if (signedIn.member && !(await findFactor(db, signedIn))) throw new Refusal('personFactorMissing', { payAbove });
  await requireFactor(context);
};
