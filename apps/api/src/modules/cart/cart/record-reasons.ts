import type { Tx } from '#db/database.ts';
import { type CartRow, setBlockedReasons } from './cart.repository.ts';
import type { CartFacts } from './cart-facts.ts';

/**
 * Records why selected lines cannot be bought, so that the cart can later report them as available again (S2). Called
 * after changes to the cart; reading the cart only compares.
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
