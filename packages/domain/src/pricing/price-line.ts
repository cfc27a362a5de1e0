import { fromUnitsShort, MONEY_SCALE, PRICE_SCALE, powerOfTen, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { LadderSteps, LadderUnits } from '../tiers/ladder-steps.ts';
import type { TimeInput } from '../values.ts';
import type { CartLine, PriceKind } from './cart.ts';
import type { Exclusion, LadderPosition } from './priced-cart.ts';
import { unitPriceOf } from './unit-price.ts';
import type { WorkLine } from './work-line.ts';

/** One cent in units of price × quantity. */
export const AMOUNT_TO_CENTS = powerOfTen(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE);

/**
 * The first step of pricing (D1): the unit price by list, tier or a special price that holds now, and the line's amount
 * rounded down (M1). `completeCombinations` are the keys of the complete combinations.
 */
export function priceLine(
  line: CartLine,
  now: TimeInput | undefined,
  completeCombinations: ReadonlySet<number>,
): WorkLine {
  const quantity = toExactUnits(line.quantity, QUANTITY_SCALE);
  if (quantity < 0n) throw new RangeError(`Line ${line.id} has a quantity below zero: ${line.quantity}.`);
  const { unitPrice, priceKind, steps } = unitPriceOf(line, quantity, now, completeCombinations);
  return {
    input: line,
    quantity,
    unitPrice,
    priceKind,
    list: amountOf(toExactUnits(line.listPrice ?? 0, PRICE_SCALE), quantity),
    amount: amountOf(unitPrice ?? 0n, quantity),
    ladder: steps && ladderPosition(steps, quantity, line.unit),
    exclusion: exclusionOf(line),
    shipsFree: shipsFreeAt(line, quantity),
    joinsCoupon: joinsCoupon(line, priceKind),
  };
}

/** Unit price × quantity in cents, truncated. */
export function amountOf(unitPrice: bigint, quantity: bigint): bigint {
  return (unitPrice * quantity) / AMOUNT_TO_CENTS;
}

function ladderPosition(
  { reached, next }: LadderSteps,
  quantity: bigint,
  unit: string | null | undefined,
): LadderPosition {
  const show = ({ number, price }: LadderUnits) => ({
    number: fromUnitsShort(number, QUANTITY_SCALE),
    price: fromUnitsShort(price, PRICE_SCALE, MONEY_SCALE),
  });
  if (!next) return { reached: reached && show(reached), next: null, text: null };
  const shown = show(next);
  const missing = fromUnitsShort(next.number - quantity, QUANTITY_SCALE);
  const text = `再买${missing}${unit ?? '件'}单价¥${shown.price}`;
  return { reached: reached && show(reached), next: { ...shown, missing }, text };
}

function exclusionOf(line: CartLine): Exclusion | null {
  if (line.block) return { code: 'BLOCKED', message: line.block.message };
  if (line.listPrice === null) return { code: 'NO_PRICE', message: '暂无报价' };
  return line.selected ? null : { code: 'NOT_SELECTED', message: '未选择' };
}

function shipsFreeAt(line: CartLine, quantity: bigint): boolean {
  if (!line.freeShippingNumber) return false;
  const from = toExactUnits(line.freeShippingNumber, QUANTITY_SCALE);
  return from > 0n && quantity >= from;
}

function joinsCoupon(line: CartLine, priceKind: PriceKind): boolean {
  if (line.containsEphedrine || line.withCoupon === false || line.ownPrice?.joinsPromotions === false) return false;
  if (priceKind === 'list' || priceKind === 'ladder' || priceKind === 'own') return true;
  const said = line.special?.withCoupon;
  return priceKind === 'special' ? said !== false : said === true;
}
