import { ListError } from '../problem.ts';
import type { Field } from './fields.ts';
import { currency, halfWidth, type NumberKind, readNumber } from './read-number.ts';
import { isSameUnit } from './unit.ts';

/** 面议: there is no price yet. No other column has these words. */
export const isOnRequest = (text: string): boolean => /^(面议|电议|议价|询价|待定|暂无(报价|价格))$/.test(text.trim());

const nothing = /^(暂无|无|-+|—+|\/)$/;

/** An empty cell, 面议, a dash: there is no price. */
export const saysNone = (text: string): boolean => {
  const bare = halfWidth(text).replaceAll(/[\s'"]/g, '');
  const said = bare.replace(currency, '');
  return bare === '' || isOnRequest(said) || nothing.test(said);
};

const largest = 10_000_000_000n;

const parse = (cell: string, field: Field, kind: NumberKind, places: number, goodsUnit: string | null): string => {
  const read = readNumber(cell, kind, places);
  if (read === null) throw new ListError('notNumber', { field, cell });
  const { value, unit } = read;
  if (value < 0n) throw new ListError('negative', { field, cell });
  if (value >= largest * 10n ** BigInt(places)) throw new ListError('tooLarge', { field, cell });
  if (unit !== null && goodsUnit !== null && !isSameUnit(unit, goodsUnit)) {
    throw new ListError('otherUnit', { field, cell, unit, goodsUnit });
  }
  const digits = value.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/**
 * A price with four decimals; null (暂无报价) for none or 0. Throws a `ListError` for invalid prices, or the price of
 * another unit than `goodsUnit`.
 */
export const parsePrice = (text: string, field: Field, goodsUnit: string | null = null): string | null => {
  if (saysNone(text)) return null;
  const price = parse(text, field, 'price', 4, goodsUnit);
  return Number(price) === 0 ? null : price;
};

/** A quantity with three decimals. Throws a `ListError` for invalid quantities, or another unit than `goodsUnit`. */
export const parseQuantity = (text: string, field: Field, goodsUnit: string | null = null): string =>
  parse(text, field, 'quantity', 3, goodsUnit);

/**
 * The units of sale in a case: 400盒, 400盒/件 and 1件=400盒 of what is sold by the 盒. Null for those of another pack, such
 * as 10条/件 and 20盒×10.
 */
export const parseCaseSize = (text: string, goodsUnit: string): string | null => {
  const count = halfWidth(text).replace(/^\s*(?:[1一每]\s*)?[件箱]\s*[=:装]?/, '');
  const per = count.split(/[/每一]/)[1];
  if (per !== undefined && !/^\s*[件箱]/.test(per)) return null;
  try {
    return parseQuantity(count, 'case_size', goodsUnit);
  } catch (error) {
    if (error instanceof ListError) return null;
    throw error;
  }
};

const heaviest = 9_999_999;

/** Whole grams, rounded up; null for 0. Throws a `ListError` for invalid ones, or another unit. */
export const parseGrams = (text: string): number | null => {
  const grams = Math.ceil(Number(parseQuantity(text.replace(/[gG]\s*$/, '克'), 'weight_grams', '克')));
  if (grams > heaviest) throw new ListError('tooLarge', { field: 'weight_grams', cell: text });
  return grams || null;
};

/** The unit of a price or a quantity; null if there is none. */
export const unitIn = (text: string, kind: NumberKind): string | null =>
  /\p{L}/u.test(text) ? (readNumber(text, kind, 0)?.unit ?? null) : null;

const vatRates = [0, 1, 3, 6, 9, 13];

/** VAT in percent: 13, 13%, 0.13. */
export const parseVatRate = (text: string): number => {
  if (/免税/.test(text)) return 0;
  const read = readNumber(text, 'percent', 4)?.value ?? null;
  const isShare = read !== null && read > 0n && read < 10_000n && !/[%％]/.test(text);
  const rate = vatRates.find((each) => BigInt(each) * 10_000n === (isShare ? read * 100n : read));
  if (rate === undefined) throw new ListError('noVatRate', { field: 'vat_rate', cell: text });
  return rate;
};

/** `10:13.90;50:13.20`: 13.90 from 10 units, 13.20 from 50. */
export const parseLadder = (text: string, goodsUnit: string | null = null): { number: string; price: string }[] => {
  const steps = text
    .split(/[;；|｜]+/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((step) => {
      const [from = '', at = '', ...more] = step.split(/[:：=]/).map((part) => part.trim());
      if (at === '' || more.length > 0) throw new ListError('ladderForm', { field: 'ladder', cell: step });
      const number = parseQuantity(from.replace(/(?:及?以上|起|\+)$/, ''), 'ladder', goodsUnit);
      const price = parsePrice(at, 'ladder', goodsUnit);
      if (price === null || Number(number) === 0) throw new ListError('ladderForm', { field: 'ladder', cell: step });
      return { number, price };
    })
    .sort((a, b) => Number(a.number) - Number(b.number));
  if (steps.some((step, index) => step.number === steps[index - 1]?.number)) {
    throw new ListError('ladderTwice', { field: 'ladder', cell: text });
  }
  return steps;
};
