/** Numbers of a spec with what they measure: 0.25g and 250mg are the same, and so are 24片 and 24粒 in a count. */
type Measure = { kind: string; value: number };

const weights: Record<string, number> = {
  kg: 1e6,
  公斤: 1e6,
  千克: 1e6,
  g: 1e3,
  克: 1e3,
  mg: 1,
  毫克: 1,
  ug: 1e-3,
  μg: 1e-3,
  mcg: 1e-3,
  微克: 1e-3,
};
const volumes: Record<string, number> = { l: 1000, 升: 1000, ml: 1, 毫升: 1 };
const lengths: Record<string, number> = { m: 1000, 米: 1000, cm: 10, 厘米: 10, mm: 1, 毫米: 1 };

const number =
  /(\d+(?:\.\d+)?)\s*(kg|mg|mcg|ug|μg|ml|cm|mm|g|l|m|%|公斤|千克|毫克|微克|毫升|厘米|毫米|万单位|万iu|单位|iu|克|升|米)?/giu;

const measureOf = (value: number, unit: string): Measure => {
  const scaled = (kind: string, factor: number) => ({ kind, value: Number((value * factor).toPrecision(9)) });
  if (weights[unit] !== undefined) return scaled('weight', weights[unit]);
  if (volumes[unit] !== undefined) return scaled('volume', volumes[unit]);
  if (lengths[unit] !== undefined) return scaled('length', lengths[unit]);
  if (unit === '%') return scaled('percent', 1);
  if (/^(万单位|万iu)$/.test(unit)) return scaled('units', 10_000);
  if (/^(单位|iu)$/.test(unit)) return scaled('units', 1);
  return scaled('count', 1);
};

const measuresOf = (spec: string): Measure[] =>
  [...spec.normalize('NFKC').toLowerCase().replaceAll('µ', 'μ').matchAll(number)]
    .map(([, value = '0', unit = '']) => measureOf(Number(value), unit))
    // One bottle in a box says nothing.
    .filter(({ kind, value }) => kind !== 'count' || value > 1);

const product = (measures: Measure[]) =>
  measures.filter(({ kind }) => kind === 'count').reduce((total, { value }) => total * value, 1);

/**
 * How well what a row says of a spec fits a goods' spec, from 0 to 1: all its numbers are there, in whatever order, unit
 * or sign of multiplication. Null where the row says no number.
 */
export const specLikeness = (said: string, spec: string): number | null => {
  const asked = measuresOf(said);
  if (asked.length === 0) return null;
  const held = measuresOf(spec);
  if (held.length === 0) return 0.5;
  const left = [...held];
  let fitting = 0;
  for (const measure of asked) {
    const place = left.findIndex(({ kind, value }) => kind === measure.kind && value === measure.value);
    if (place === -1) continue;
    left.splice(place, 1);
    fitting += 1;
  }
  // 24片 is said of 12片×2板.
  const countsAgree = product(asked) > 1 && product(asked) === product(held);
  const others = asked.filter(({ kind }) => kind !== 'count').length;
  const share = countsAgree
    ? Math.max(fitting, asked.length - others + Math.min(fitting, others)) / asked.length
    : fitting / asked.length;
  return Math.min(1, share) * (left.length > 0 && !countsAgree ? 0.96 : 1);
};
