import { randomBytes } from 'node:crypto';
import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import type { Context } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { wechatProvider } from './wechat-provider.ts';
import { saveTicket } from './wechat-ticket.repository.ts';

const validMs = 5 * minuteMs;

/** A QR code for logging in, or for binding a WeChat to the buyer's account. */
export const newTicket = async ({ db, config, now, client }: Context, buyerId: number | null) => {
  const provider = wechatProvider(config);
  if (!provider) throw new Refusal('wechatOff');
  await limitTries(db, { kind: 'wechat', of: [client.address], limit: 60, windowMs: 10 * minuteMs }, now);
  const ticket = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + validMs);
  await saveTicket(db, { ticket, buyerId, expiresAt });
  return { ticket, qr: provider.addressOf(ticket), expires_at: toSeconds(expiresAt) };
};
