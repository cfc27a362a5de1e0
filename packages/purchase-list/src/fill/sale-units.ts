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

/** Kilograms in one package; null if the spec doesn't say. */
const kilogramsOf = (spec: string | null): string | null => {
  const [weight, ...others] = parseSpec(spec ?? '').measures.filter(({ kind }) => kind === 'weight');
  return weight && others.length === 0 ? String(Number(weight.value) / 1e9) : null;
};

/** Converts a row's quantity to the unit of sale: cases to pieces, 斤, grams and bags of 500g to kilograms. */
export const inSaleUnits = ({ quantity, unit }: Wanted, goods: SoldBy): Asked | null => {
  if (quantity === null) return null;
  const asked = { quantity, note: '' };
  const factor = kilograms[unit];
  if (factor && factor !== '1' && isByWeight(goods.unit)) {
    const converted = multiplyQuantity(quantity, factor);
    return { quantity: converted, note: `${quantity}${unit}换算为${converted}${goods.unit}` };
  }
  const ofPackage = isByWeight(goods.unit) ? kilogramsOf(goods.spec) : null;
  if (ofPackage !== null && ofPackage !== '1') {
    if (unit === '') return { quantity, note: `未写单位，按${goods.unit}计` };
    if (!isPackage(unit)) return asked;
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
