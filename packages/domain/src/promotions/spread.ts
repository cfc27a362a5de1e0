import { allocateUnits } from '../money/allocate-units.ts';

/** Takes `total` off the lines at `places`, in proportion to their remaining amounts (M3); writes into `shares`. */
export function spread(shares: bigint[], total: bigint, places: readonly number[], left: readonly bigint[]): void {
  if (total === 0n) return;
  const parts = allocateUnits(
    total,
    places.map((place) => left[place] as bigint), // places index left
  );
  for (const [index, place] of places.entries()) shares[place] = (shares[place] as bigint) + (parts[index] as bigint); // both indexed by place
}
