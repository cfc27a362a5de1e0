import { checkoutCodec, checkoutFormCodec } from '@yaoji/api-client/wire';
import { approvalsOf, reasonsIn } from '#modules/orders/company-approval/index.ts';
import type { Handler } from '#operation.ts';
import { judgeCheckout } from './judge-checkout.ts';
import { linesRefused } from './refuse-lines.ts';
import { showCheckout } from './show-checkout.ts';

export const checkoutCart: Handler<'checkoutCart'> = async ({ body }, { db, signedIn, now }) => {
  const { buyerId } = signedIn;
  const form = checkoutFormCodec.read(body);
  const judged = await judgeCheckout(db, buyerId, form, now);
  if (judged.cart.rows.length === 0) throw linesRefused(judged.refused);
  const approval = reasonsIn(await approvalsOf(db, buyerId, signedIn, judged.cart));
  return checkoutCodec.write({ ...(await showCheckout(db, buyerId, judged, form, now)), approval });
};
