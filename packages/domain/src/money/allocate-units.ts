/**
 * Splits `total` in proportion to `weights` by largest remainder: the parts add up to `total`, and no part exceeds its
 * weight as long as `total` does not exceed their sum. Equal remainders favour the earlier part.
 */
export function allocateUnits(total: bigint, weights: readonly bigint[]): bigint[] {
  let sum = 0n;
  for (const weight of weights) sum += weight;
  const shares: bigint[] = [];
  // Only the order of the remainders matters; doubles are exact up to 2^53 and sort many times faster.
  const remainders = new Float64Array(weights.length);
  let missing = total;
  for (const [index, weight] of weights.entries()) {
    const product = total * weight;
    const share = product / sum;
    shares.push(share);
    missing -= share;
    remainders[index] = Number(product - share * sum);
  }
  return missing === 0n ? shares : withCents(shares, remainders, Number(missing));
}

/** Adds one unit to each of the `missing` largest remainders. */
function withCents(shares: readonly bigint[], remainders: Float64Array, missing: number): bigint[] {
  const least = remainders.slice().sort()[shares.length - missing] as number; // fewer are missing than there are shares
  let ties = missing;
  for (const remainder of remainders) if (remainder > least) ties -= 1;
  return shares.map((share, index) => {
    const remainder = remainders[index] as number; // one per share
    if (remainder === least) ties -= 1;
    return remainder > least || (remainder === least && ties >= 0) ? share + 1n : share;
  });
}
