import { requireIdentity } from '#modules/identity/auth/index.ts';
import type { Handler } from '#operation.ts';
import { newTicket } from './new-ticket.ts';

export const createBindCode: Handler<'createBindCode'> = async (_, context) => {
  await requireIdentity(context);
  const { ticket, qr, expires_at } = await newTicket(context, context.signedIn.buyerId);
  return { code: ticket, qr, expires_at };
};
