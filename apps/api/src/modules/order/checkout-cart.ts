import { checkoutCodec, checkoutFormCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { buildCheckout } from './build-checkout.ts';
import { linesRefused } from './refuse-lines.ts';

export const checkoutCart: Handler<'checkoutCart'> = async ({ body }, { db, signedIn, now }) => {
  const { checkout } = await buildCheckout(db, signedIn.buyerId, checkoutFormCodec.read(body), now);
  if (checkout.lines.length === 0) throw linesRefused(checkout.refused);
  return checkoutCodec.write(checkout);
};
