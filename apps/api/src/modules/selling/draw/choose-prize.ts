type Weighted = { weight: number };

/** Picks a prize by weight; `draw` returns a random integer below its argument. */
export const choosePrize = <Prize extends Weighted>(
  prizes: readonly Prize[],
  draw: (below: number) => number,
): Prize | null => {
  const totalWeight = prizes.reduce((sum, { weight }) => sum + weight, 0);
  if (totalWeight === 0) return null;
  let rest = draw(totalWeight);
  for (const prize of prizes) {
    if (rest < prize.weight) return prize;
    rest -= prize.weight;
  }
  return null;
};
