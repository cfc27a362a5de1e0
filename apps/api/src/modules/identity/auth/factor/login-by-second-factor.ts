import { userStateCodec } from '@yaoji/api-client/wire';
import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import type { Context, Handler } from '#operation.ts';
import { enterSession } from '../begin-session.ts';
import { findToken, issueToken, takeToken } from './factor.repository.ts';
import { proveFactor } from './prove-factor.ts';

/** How long a device stays trusted. */
const trustedMs = 30 * dayMs;

export const loginBySecondFactor: Handler<'loginBySecondFactor'> = async ({ body }, context) => {
  const { db, now } = context;
  const gone = new Refusal('loginExpired');
  const buyerId = await findToken(db, 'ticket', body.ticket, now);
  if (buyerId === null) throw gone;
  await proveFactor(context, buyerId, body.code);
  if (!(await takeToken(db, body.ticket))) throw gone;
  if (body.remember === 1) await trustDevice(context, buyerId);
  await enterSession(context, buyerId, { factorAt: now });
  return userStateCodec.write(await loadUserState(context, buyerId));
};

const trustDevice = async (context: Context, buyerId: number) => {
  const expiresAt = new Date(context.now.getTime() + trustedMs);
  const token = await context.db.transaction(async (tx) => {
    const issued = await issueToken(tx, 'device', buyerId, expiresAt);
    await recordEvent(tx, context, buyerId, 'deviceTrusted');
    return issued;
  });
  context.device.set(token, expiresAt);
};
