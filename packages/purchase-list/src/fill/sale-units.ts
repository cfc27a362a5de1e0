import { multiplyQuantity } from '@yaoji/domain';
import type { Wanted } from '../read/list-line.ts';

/** The product's unit of sale, and units per case. */
export type SoldBy = { unit: string; caseSize: string };

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

/** Converts a row's quantity to the unit of sale: cases to pieces, 斤 and grams to kilograms. */
export const inSaleUnits = ({ quantity, unit }: Wanted, goods: SoldBy): Asked | null => {
  if (quantity === null) return null;
  const asked = { quantity, note: '' };
  const factor = kilograms[unit];
  if (factor && factor !== '1' && isByWeight(goods.unit)) {
    const converted = multiplyQuantity(quantity, factor);
    return { quantity: converted, note: `${quantity}${unit}换算为${converted}${goods.unit}` };
  }
  const isCase = isCaseUnit(unit) && goods.unit !== unit && Number(goods.caseSize) > 1;
  if (!isCase) return asked;
  const converted = multiplyQuantity(quantity, goods.caseSize);
  return {
    quantity: converted,
    note: `${quantity}${unit}按每${unit}${goods.caseSize}${goods.unit}换算为${converted}${goods.unit}`,
  };
};
