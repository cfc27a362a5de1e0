/** The weight halves after this many values. */
const halfLife = 4;
/** An interval further from the median than this fraction of it is an exception, e.g. a closed shop. */
const outlierPart = 0.5;

/** The mean of the values around the median; the latest weighs most. */
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

/** The weighted median; the latest value weighs most. */
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
