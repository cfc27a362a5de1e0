import { checkoutCodec, checkoutFormCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { judgeCheckout } from './judge-checkout.ts';
import { linesRefused } from './refuse-lines.ts';
import { showCheckout } from './show-checkout.ts';

export const checkoutCart: Handler<'checkoutCart'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  const form = checkoutFormCodec.read(body);
  const judged = await judgeCheckout(db, buyerId, form, now);
  if (judged.cart.rows.length === 0) throw linesRefused(judged.refused);
  return checkoutCodec.write(await showCheckout(db, buyerId, judged, form, now));
};
