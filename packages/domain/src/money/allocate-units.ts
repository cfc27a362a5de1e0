import { compareUnits } from '../decimal.ts';

/**
 * Splits `total` in proportion to `weights` by largest remainder: the parts add up to `total`, and no part is more
 * than its weight as long as `total` is not more than their sum. Equal remainders go to the earlier one.
 */
export function allocateUnits(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const shares = weights.map((weight) => (total * weight) / sum);
  const remainders = weights.map((weight, index) => ({ index, remainder: (total * weight) % sum }));
  const missing = Number(total - shares.reduce((all, share) => all + share, 0n));
  // Array sort is stable, so equal remainders stay in order.
  remainders.sort((a, b) => compareUnits(b.remainder, a.remainder));
  for (const { index } of remainders.slice(0, missing)) shares[index] = (shares[index] as bigint) + 1n; // index is of weights
  return shares;
}
