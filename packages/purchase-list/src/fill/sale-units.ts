import { multiplyQuantity } from '@yaoji/domain';
import { parseSpec } from '@yaoji/goods-text';
import type { Wanted } from '../read/list-line.ts';

/** The product's unit of sale, units per case, and what one package holds: 500g/袋. */
export type SoldBy = { unit: string; caseSize: string; spec: string | null };

export type Asked = { quantity: string; note: string };

const kilograms: Record<string, string> = {
  kg: '1',
  公斤: '1',
  千克: '1',
  斤: '0.5',
  市斤: '0.5',
  g: '0.001',
  克: '0.001',
};

export const isCaseUnit = (unit: string) => unit === '件' || unit === '箱';

export const isByWeight = (unit: string) => kilograms[unit.toLowerCase()] === '1';

const isPackage = (unit: string) => /^[袋包盒瓶罐]$/.test(unit);

/** Kilograms in one package; null if the text doesn't say, or counts pieces in it. */
const kilogramsOf = (text: string): string | null => {
  const { measures, pack } = parseSpec(text);
  const [weight, ...others] = measures.filter(({ kind }) => kind === 'weight');
  return weight && others.length === 0 && pack === null ? String(Number(weight.value) / 1e9) : null;
};

/** The packages of 500g in 2kg; null if that is no whole number, or the spec has no weight. */
const packagesIn = (quantity: string, factor: string, spec: string | null): string | null => {
  const each = kilogramsOf(spec ?? '');
  const count = Number(((Number(quantity) * Number(factor)) / Number(each)).toPrecision(9));
  return each !== null && Number.isInteger(count) ? String(count) : null;
};

/** A weight of a product sold by the package that is not a number of them. */
export const isOddWeight = ({ quantity, unit }: Wanted, goods: SoldBy): boolean => {
  const factor = kilograms[unit];
  return (
    factor !== undefined &&
    quantity !== null &&
    !isByWeight(goods.unit) &&
    packagesIn(quantity, factor, goods.spec) === null
  );
};

/** Converts a row's quantity to the unit of sale: cases to pieces, 斤, grams and bags of 500g to kilograms. */
export const inSaleUnits = ({ quantity, unit, words }: Wanted, goods: SoldBy): Asked | null => {
  if (quantity === null) return null;
  const asked = { quantity, note: '' };
  const factor = kilograms[unit];
  if (factor && factor !== '1' && isByWeight(goods.unit)) {
    const converted = multiplyQuantity(quantity, factor);
    return { quantity: converted, note: `${quantity}${unit}换算为${converted}${goods.unit}` };
  }
  if (factor && !isByWeight(goods.unit)) {
    const count = packagesIn(quantity, factor, goods.spec);
    return count === null ? asked : { quantity: count, note: `${quantity}${unit}换算为${count}${goods.unit}` };
  }
  // The row's own package, if it names one: 250g 4袋 of a product in bags of 500g is 1kg.
  const ofPackage = isByWeight(goods.unit) ? (kilogramsOf(words.join(' ')) ?? kilogramsOf(goods.spec ?? '')) : null;
  if (ofPackage !== null && ofPackage !== '1' && unit === '') return { quantity, note: `未写单位，按${goods.unit}计` };
  if (ofPackage !== null && ofPackage !== '1' && isPackage(unit)) {
    const converted = multiplyQuantity(quantity, ofPackage);
    return {
      quantity: converted,
      note: `${quantity}${unit}（每${unit}${ofPackage}kg）换算为${converted}${goods.unit}`,
    };
  }
  const isCase = isCaseUnit(unit) && goods.unit !== unit && Number(goods.caseSize) > 1;
  if (!isCase) return asked;
  const converted = multiplyQuantity(quantity, goods.caseSize);
  return {
    quantity: converted,
    note: `${quantity}${unit}按每${unit}${goods.caseSize}${goods.unit}换算为${converted}${goods.unit}`,
  };
};
