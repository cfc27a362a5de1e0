import { compareUnits, fromUnitsShort, MONEY_SCALE, PRICE_SCALE, stepOf, toExactUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';
import { lowestLike } from './floor-of.ts';

/**
 * A line of a list: a `price`, or `rate` percent of the list price, of one product, one maker or one category with all
 * below it; of every product if none is named.
 */
export interface OwnPriceLine {
  id: number;
  goodsId?: number | null;
  maker?: string | null;
  categoryId?: number | null;
  price?: DecimalInput | null;
  rate?: DecimalInput | null;
}

/** The facts of a product that decide its own price. */
export interface OwnPriceGoods {
  goodsId: number;
  listPrice: DecimalInput;
  maker?: string | null;
  /** The category and its ancestors, the nearest first. */
  categoryIds: readonly number[];
  /** No percentage goes below it. */
  floor?: DecimalInput | null;
}

const RATE_SCALE = 2;
const HUNDRED_PERCENT = 10_000n;

/** Finds a product's line: its own, its maker's, its nearest category's or that of all products; lowest id first. */
export function lineFinder(lines: readonly OwnPriceLine[]): (goods: OwnPriceGoods) => OwnPriceLine | undefined {
  // The last of a map's entries wins.
  const sorted = [...lines].sort((a, b) => b.id - a.id);
  const ofGoods = new Map(sorted.map((line) => [line.goodsId, line]));
  const others = sorted.filter(({ goodsId }) => goodsId == null);
  const ofMaker = new Map(others.map((line) => [line.maker, line]));
  // Null stands for every product.
  const ofCategory = new Map(
    others.filter(({ maker }) => maker == null).map((line) => [line.categoryId ?? null, line]),
  );
  return ({ goodsId, maker, categoryIds }) =>
    ofGoods.get(goodsId) ??
    (maker ? ofMaker.get(maker) : undefined) ??
    [...categoryIds, null].map((id) => ofCategory.get(id)).find((line) => line !== undefined);
}

/** The price by a line; null if it is not below the list price. */
export function priceBelowList({ price, rate }: OwnPriceLine, { listPrice, floor }: OwnPriceGoods): string | null {
  const list = toExactUnits(listPrice, PRICE_SCALE);
  const own =
    price != null
      ? toExactUnits(price, PRICE_SCALE)
      : largest(
          percentOf(list, toExactUnits(rate ?? 100, RATE_SCALE)),
          toExactUnits(lowestLike(floor ?? 0, listPrice), PRICE_SCALE),
        );
  return own > 0n && own < list ? fromUnitsShort(own, PRICE_SCALE, MONEY_SCALE) : null;
}

function percentOf(list: bigint, rate: bigint): bigint {
  const step = stepOf(list);
  return ((list * rate) / HUNDRED_PERCENT / step) * step;
}

function largest(a: bigint, b: bigint): bigint {
  return compareUnits(a, b) > 0 ? a : b;
}
