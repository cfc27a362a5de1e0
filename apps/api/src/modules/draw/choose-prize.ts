type Weighted = { weight: number };

/** One of the prizes by its share of the weights; `draw` gives a whole number below the one it is handed. */
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
