import { enterSession, requireFactorAtLogin } from '#modules/identity/auth/index.ts';
import type { Context, Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { findByWechat } from '../account.repository.ts';
import { newTicket } from './new-ticket.ts';
import { wechatProvider } from './wechat-provider.ts';
import { findTicket, type Ticket, takeTicket } from './wechat-ticket.repository.ts';

export const pollWechat: Handler<'pollWechat'> = async ({ query }, context) => {
  if (!query.ticket) return { ...(await newTicket(context, null)), status: 'waiting' as const };
  const { ticket } = query;
  const found = await findTicket(context.db, ticket, context.now);
  return {
    ticket,
    qr: wechatProvider(context.config)?.addressOf(ticket) ?? '',
    status: found ? await statusOf(context, found) : ('expired' as const),
    expires_at: toSeconds(found?.expiresAt ?? context.now),
  };
};

const statusOf = async (context: Context, { ticket, openId, buyerId }: Ticket) => {
  if (openId === null) return 'waiting';
  const owner = await findByWechat(context.db, openId);
  // A binding code starts no session: the user showing it is logged in already.
  if (buyerId !== null) return owner === buyerId ? 'bound' : 'unbound';
  if (owner === null) return 'unbound';
  // A log-in that required the second factor polls again once it is complete.
  const isComplete = context.signedIn?.buyerId === owner && !context.signedIn.member;
  if (!isComplete) await requireFactorAtLogin(context, { buyerId: owner });
  if (!(await takeTicket(context.db, ticket))) return 'expired';
  if (!isComplete) await enterSession(context, { buyerId: owner });
  return 'bound';
};
