import { userStateCodec } from '@yaoji/api-client/wire';
import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import type { Context, Handler } from '#operation.ts';
import { type Account, logName } from '../account.ts';
import { enterSession } from '../begin-session.ts';
import { findToken, issueToken, takeToken } from './factor.repository.ts';
import { verifyFactor } from './verify-factor.ts';

/** How long a device stays trusted. */
const trustedMs = 30 * dayMs;

export const loginBySecondFactor: Handler<'loginBySecondFactor'> = async ({ body }, context) => {
  const { db, now } = context;
  const gone = new Refusal('loginExpired');
  const account = await findToken(db, 'ticket', body.ticket, now);
  if (account === null) throw gone;
  await verifyFactor(context, account, body.code);
  if (!(await takeToken(db, body.ticket))) throw gone;
  if (body.remember === 1) await trustDevice(context, account);
  await enterSession(context, account, { factorAt: now });
  return userStateCodec.write(await loadUserState(context, account.buyerId, account.member?.id));
};

const trustDevice = async (context: Context, account: Account) => {
  const expiresAt = new Date(context.now.getTime() + trustedMs);
  const token = await context.db.transaction(async (tx) => {
    const issued = await issueToken(tx, 'device', account, expiresAt);
    await recordEvent(tx, context, account.buyerId, 'deviceTrusted', logName(account));
    return issued;
  });
  context.device.set(token, expiresAt);
};
