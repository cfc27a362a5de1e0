import { fromUnitsShort, MONEY_SCALE, PRICE_SCALE, powerOfTen, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { type LadderSteps, type LadderUnits, ladderSteps } from '../tiers/ladder-steps.ts';
import { periodState } from '../time/period-state.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import type { CartLine, PriceKind, SpecialPrice } from './cart.ts';
import type { Exclusion, LadderPosition } from './priced-cart.ts';
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
  const { list, unitPrice, priceKind, steps } = unitPriceOf(line, quantity, now, completeCombinations);
  return {
    input: line,
    quantity,
    unitPrice,
    priceKind,
    list: amountOf(list ?? 0n, quantity),
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

type UnitPriceGoods = Pick<CartLine, 'listPrice' | 'ladder' | 'ownPrice' | 'special'>;

const NO_COMBINATIONS: ReadonlySet<number> = new Set();

/**
 * The unit price of a product alone (D1, L3), as `priceCart` gives it for a cart of this line and no activities; so a
 * combination price never holds. Without `now` no period is checked. Null without a price. Throws a `TypeError` for
 * invalid numbers, a `RangeError` for prices of more than 4 or quantities of more than 3 decimals.
 *
 * @example unitPriceFor({ listPrice: '14.60', special: { kind: 'seckill', price: '9.9' } }, 40) // '9.90'
 */
export function unitPriceFor(goods: UnitPriceGoods, quantity: DecimalInput, now?: TimeInput): string | null {
  const { unitPrice } = unitPriceOf(goods, toExactUnits(quantity, QUANTITY_SCALE), now, NO_COMBINATIONS);
  return unitPrice === null ? null : fromUnitsShort(unitPrice, PRICE_SCALE, MONEY_SCALE);
}

function unitPriceOf(
  goods: UnitPriceGoods,
  quantity: bigint,
  now: TimeInput | undefined,
  completeCombinations: ReadonlySet<number>,
): { list: bigint | null; unitPrice: bigint | null; priceKind: PriceKind; steps: LadderSteps | null } {
  if (goods.listPrice === null) return { list: null, unitPrice: null, priceKind: 'list', steps: null };
  const list = toExactUnits(goods.listPrice, PRICE_SCALE);
  const steps = goods.ladder?.length ? ladderSteps(goods.ladder, quantity) : null;
  const ordinary = steps?.reached?.price ?? baseUnits(goods, list);
  const special = holdsNow(goods.special, now, completeCombinations);
  if (special) {
    const unitPrice = toExactUnits(special.price, PRICE_SCALE);
    if (unitPrice < ordinary) return { list, unitPrice, priceKind: special.kind, steps };
  }
  const priceKind = steps?.reached ? 'ladder' : goods.ownPrice ? 'own' : 'list';
  return { list, unitPrice: ordinary, priceKind, steps };
}

/** The own price, or else the list price. */
export function baseUnits({ ownPrice }: Pick<CartLine, 'ownPrice'>, list: bigint): bigint {
  return ownPrice ? toExactUnits(ownPrice.price, PRICE_SCALE) : list;
}

function holdsNow(
  special: SpecialPrice | null | undefined,
  now: TimeInput | undefined,
  completeCombinations: ReadonlySet<number>,
): SpecialPrice | null {
  if (!special) return null;
  if (now !== undefined && periodState(special, now) !== 'running') return null;
  const isComplete = special.activityId != null && completeCombinations.has(special.activityId);
  return special.kind === 'combination' && !isComplete ? null : special;
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
