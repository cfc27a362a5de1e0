import type { Handler } from '#operation.ts';
import { cartRows } from './cart.repository.ts';
import { loadCartFacts } from './cart-facts.ts';
import { priceCartLines } from './price-cart-lines.ts';

/** A one-sentence summary of the cart, without the products that reach the next step. */
export const getCartStep: Handler<'getCartStep'> = async (_, { db, signedIn: { buyerId }, now }) => {
  const { priced } = priceCartLines(await loadCartFacts(db, await cartRows(db, buyerId), buyerId, now));
  const { totals, hints } = priced;
  return { lines: totals.lineCount, payable: totals.payable, hint: hints[0]?.text ?? null };
};
