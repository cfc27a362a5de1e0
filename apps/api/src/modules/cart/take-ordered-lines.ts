import type { Tx } from '#db/database.ts';
import { cartRows, deleteLines } from './cart.repository.ts';
import { loadCartFacts } from './cart-facts.ts';
import { recordReasons } from './record-reasons.ts';

/** Removes ordered lines from the cart. */
export const takeOrderedLines = async (tx: Tx, buyerId: number, ids: number[], now: Date) => {
  await deleteLines(tx, buyerId, ids);
  const left = (await cartRows(tx, buyerId)).filter(({ isSelected }) => isSelected);
  if (left.length > 0) await recordReasons(tx, await loadCartFacts(tx, left, buyerId, now));
};
