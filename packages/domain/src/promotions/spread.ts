import { allocateUnits } from '../money/allocate-units.ts';

/** Takes `total` off the lines at `indices`, in proportion to their remaining amounts (M3); writes into `shares`. */
export function spread(shares: bigint[], total: bigint, indices: readonly number[], left: readonly bigint[]): void {
  if (total === 0n) return;
  const parts = allocateUnits(
    total,
    indices.map((index) => left[index] as bigint), // indices of left
  );
  for (const [at, index] of indices.entries()) shares[index] = (shares[index] as bigint) + (parts[at] as bigint); // both have an entry
}
