import type { Tx } from '#db/database.ts';
import { type CartRow, setBlockedReasons } from './cart.repository.ts';
import type { CartFacts } from './cart-facts.ts';

/**
 * Notes which selected lines cannot be bought, so that a later look at the cart can say that they can be again (S2).
 * What changes the cart calls it; reading the cart only compares.
 */
export const recordReasons = async (
  tx: Tx,
  { rows, lines, buyerId }: Pick<CartFacts, 'rows' | 'lines' | 'buyerId'>,
) => {
  const reasonOf = ({ id, isSelected }: CartRow) => (isSelected && lines.get(id)?.block?.code) || null;
  const changed = rows
    .map((row) => ({ id: row.id, before: row.blockedReason, reason: reasonOf(row) }))
    .filter(({ before, reason }) => before !== reason);
  if (changed.length > 0) await setBlockedReasons(tx, buyerId, changed);
};
