/** So many values back, one weighs half as much as the last. */
const halfLife = 4;
/** Further from the median than this part of it, an interval is an exception: a closed shop, say. */
const outlierPart = 0.5;

/** The mean of what lies about the median; the last value weighs most. */
export function usualOf(values: readonly number[]): number {
  const median = weightedMedian(values);
  let sum = 0;
  let weights = 0;
  for (const [index, value] of values.entries()) {
    if (Math.abs(value - median) > outlierPart * median) continue;
    const weight = weightAt(index, values.length);
    sum += value * weight;
    weights += weight;
  }
  return weights === 0 ? median : sum / weights;
}

const weightAt = (index: number, length: number) => 0.5 ** ((length - 1 - index) / halfLife);

/** The value that half of the weight is not above; the last value weighs most. */
export function weightedMedian(values: readonly number[]): number {
  const weighed = values
    .map((value, index) => ({ value, weight: weightAt(index, values.length) }))
    .sort((one, other) => one.value - other.value);
  const half = weighed.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of weighed) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}
