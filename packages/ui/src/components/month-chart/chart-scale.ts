/** A round maximum and evenly spaced grid lines, at most `lines`, for values up to `most`. */
export function chartScale(most: number, lines = 4): { top: number; ticks: number[] } {
  const rough = Math.max(most, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(most / step));
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => step * index) };
}

/** `12000` → `1.2万`, short enough for an axis. */
export function shortFigure(value: number): string {
  if (value >= 100_000_000) return `${trim(value / 100_000_000)}亿`;
  return value >= 10_000 ? `${trim(value / 10_000)}万` : trim(value);
}

const trim = (value: number) => String(Number(value.toFixed(2)));
