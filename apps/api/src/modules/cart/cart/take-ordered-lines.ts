import type { Tx } from '#db/database.ts';
import { cartRows, deleteLines } from './cart.repository.ts';
import { loadCartFacts } from './cart-facts.ts';
import { recordReasons } from './record-reasons.ts';

/** Removes ordered lines from the cart, or from the request that set them aside. */
export const takeOrderedLines = async (tx: Tx, buyerId: number, ids: number[], now: Date, requestId?: number) => {
  await deleteLines(tx, buyerId, ids, requestId);
  const left = (await cartRows(tx, buyerId)).filter(({ isSelected }) => isSelected);
  if (left.length > 0) await recordReasons(tx, await loadCartFacts(tx, left, buyerId, now));
};
