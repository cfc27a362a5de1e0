import { compareUnits, fromUnitsShort, MONEY_SCALE, PRICE_SCALE, powerOfTen, toExactUnits } from '../decimal.ts';
import { periodState } from '../time/period-state.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, Id, TimeInput } from '../values.ts';
import type { LadderStep } from './cart.ts';
import { compareIds } from './compare-ids.ts';

/** The price of a product for one buyer (协议价), as found by `ownPrices`. */
export interface OwnPrice {
  price: DecimalInput;
  /** Whether tiers, activities and coupons apply on top; a lower special price always does. */
  joinsPromotions: boolean;
  /** The list, its name, and its line. */
  listId: number;
  title: string;
  lineId: number;
}

/**
 * A line of a list: a `price`, or `rate` percent of the list price, of one product, one maker or one category with all
 * below it; of every product if none is named.
 */
export interface OwnPriceLine {
  id: number;
  goodsId?: Id | null;
  maker?: string | null;
  categoryId?: Id | null;
  price?: DecimalInput | null;
  rate?: DecimalInput | null;
}

/** How a list names the buyer: itself, its kind of business, or its region. */
export type OwnPriceNaming = 'buyer' | 'business' | 'region';

/** A list that names the buyer, with the lines that may concern the products. */
export interface OwnPriceList {
  id: number;
  title: string;
  naming: OwnPriceNaming;
  startsAt: TimeInput;
  endsAt?: TimeInput | null;
  joinsPromotions: boolean;
  /** Whether the buyer sees the list price, struck through. */
  showsListPrice: boolean;
  lines: readonly OwnPriceLine[];
}

/** The facts of a product that decide its own price. */
export interface OwnPriceGoods {
  goodsId: Id;
  listPrice: DecimalInput;
  maker?: string | null;
  /** The category and its ancestors, the nearest first. */
  categoryIds: readonly Id[];
  /** No percentage goes below it. */
  floor?: DecimalInput | null;
}

/** Which list and line decide, for operators. */
export const ownPriceRule =
  '同一商品在几张表里时，先看点名客户的表，再看客户类型，再看地区；同级取后开始的。一张表里，商品行先于厂家，厂家先于分类，分类先于全部商品。协议价不低于原价时，按原价。';

const NAMINGS: readonly OwnPriceNaming[] = ['buyer', 'business', 'region'];
const RATE_SCALE = 2;
const HUNDRED_PERCENT = 10_000n;

/**
 * Returns a function that finds a product's own price: lists that name the buyer come before those of its kind of
 * business, and those before its region; then the one that began last, then the lowest id. The first with a line for
 * the product decides, by its line for the product, the maker, the nearest category, or all products. Null without
 * one, and if it is not below the list price. A percentage is rounded down to the cent, or to the last decimal of a
 * finer list price, and is at least the floor. Throws like `periodState`, and for invalid numbers.
 *
 * @example ownPrices([list], now)({ goodsId: 7, listPrice: '12.80', categoryIds: [] })?.price // '11.77' at 92 percent
 */
export function ownPrices(
  lists: readonly OwnPriceList[],
  now: TimeInput,
): (goods: OwnPriceGoods) => (OwnPrice & Pick<OwnPriceList, 'showsListPrice'>) | null {
  const ordered = lists
    .filter((list) => periodState(list, now) === 'running')
    .sort(
      (a, b) =>
        NAMINGS.indexOf(a.naming) - NAMINGS.indexOf(b.naming) ||
        toDate(b.startsAt).getTime() - toDate(a.startsAt).getTime() ||
        compareIds(a.id, b.id),
    )
    .map((list) => ({ list, lineOf: lineFinder(list.lines) }));
  return (goods) => {
    for (const { list, lineOf } of ordered) {
      const line = lineOf(goods);
      if (!line) continue;
      const price = priceBelowList(line, goods);
      const { id: listId, title, joinsPromotions, showsListPrice } = list;
      return price === null ? null : { price, joinsPromotions, listId, title, lineId: line.id, showsListPrice };
    }
    return null;
  };
}

/**
 * The tiers that apply on top of an own price: those below it, or none.
 *
 * @example tiersOnTop({ ...own, price: '11' }, [{ number: 10, price: '12' }, { number: 50, price: '10' }]) // from 50 on
 */
export function tiersOnTop<Step extends LadderStep>(own: OwnPrice | null | undefined, ladder: readonly Step[]): Step[] {
  if (!own) return [...ladder];
  const price = toExactUnits(own.price, PRICE_SCALE);
  return own.joinsPromotions ? ladder.filter((step) => toExactUnits(step.price, PRICE_SCALE) < price) : [];
}

/** Of several lines for the same products, the one with the lowest id decides. */
function lineFinder(lines: readonly OwnPriceLine[]): (goods: OwnPriceGoods) => OwnPriceLine | undefined {
  const byKey = new Map<string, OwnPriceLine>();
  for (const line of [...lines].sort((a, b) => compareIds(a.id, b.id))) {
    const key = keyOf(line);
    if (!byKey.has(key)) byKey.set(key, line);
  }
  return ({ goodsId, maker, categoryIds }) =>
    [{ goodsId }, ...(maker ? [{ maker }] : []), ...categoryIds.map((categoryId) => ({ categoryId })), {}]
      .map((each) => byKey.get(keyOf(each)))
      .find((line) => line !== undefined);
}

function keyOf({ goodsId, maker, categoryId }: Pick<OwnPriceLine, 'goodsId' | 'maker' | 'categoryId'>): string {
  if (goodsId != null) return `goods ${goodsId}`;
  if (maker != null) return `maker ${maker}`;
  return categoryId != null ? `category ${categoryId}` : 'all';
}

function priceBelowList({ price, rate }: OwnPriceLine, { listPrice, floor }: OwnPriceGoods): string | null {
  const list = toExactUnits(listPrice, PRICE_SCALE);
  const own =
    price != null
      ? toExactUnits(price, PRICE_SCALE)
      : largest(percentOf(list, toExactUnits(rate ?? 100, RATE_SCALE)), toExactUnits(floor ?? 0, PRICE_SCALE));
  return own > 0n && own < list ? fromUnitsShort(own, PRICE_SCALE, MONEY_SCALE) : null;
}

function percentOf(list: bigint, rate: bigint): bigint {
  let step = powerOfTen(PRICE_SCALE - MONEY_SCALE);
  while (list % step !== 0n) step /= 10n;
  return ((list * rate) / HUNDRED_PERCENT / step) * step;
}

function largest(a: bigint, b: bigint): bigint {
  return compareUnits(a, b) > 0 ? a : b;
}
