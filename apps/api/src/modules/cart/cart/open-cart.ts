import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { cartRows } from './cart.repository.ts';
import { type CartFacts, loadCartFacts } from './cart-facts.ts';

/** The buyer's current cart, locked against other changes until the transaction ends. */
export const openCart = async (tx: Tx, buyerId: number, now: Date): Promise<CartFacts> => {
  await lockBuyer(tx, buyerId);
  return loadCartFacts(tx, await cartRows(tx, buyerId), buyerId, now);
};
