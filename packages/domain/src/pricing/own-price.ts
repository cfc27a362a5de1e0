import { PRICE_SCALE, toExactUnits } from '../decimal.ts';
import { periodState } from '../time/period-state.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import { lineFinder, type OwnPriceGoods, type OwnPriceLine, priceBelowList } from './own-price-line.ts';

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
  /** A quote (报价) that the buyer accepted: it holds unless another own price is lower. Default false. */
  isQuote?: boolean;
  lines: readonly OwnPriceLine[];
}

/** The list and line that decide, for operators. */
export const ownPriceRule =
  '同一商品在几张表里时，先看点名客户的表，再看客户类型，再看地区；同级取后开始的。一张表里，商品行先于厂家，厂家先于分类，分类先于全部商品。协议价不低于原价时，按原价。客户接受的报价在有效期内更低时，按报价。';

const NAMINGS: readonly OwnPriceNaming[] = ['buyer', 'business', 'region'];

/**
 * Returns a function that finds a product's own price: lists that name the buyer come before those of its kind of
 * business, and those before its region; then the one that began last, then the lowest id. The first with a line for
 * the product decides, by its line for the product, the maker, the nearest category, or all products. Quotes apply
 * where they are not above that price; of several, the lowest. Null without one, and if it is not below the list price. A percentage is rounded down to the cent, or to the last decimal of a
 * finer list price, and is at least the floor. Throws like `periodState`, and for invalid numbers.
 *
 * @example ownPrices([list], now)({ goodsId: 7, listPrice: '12.80', categoryIds: [] })?.price // '11.77' at 92 percent
 */
export function ownPrices(lists: readonly OwnPriceList[], now: TimeInput): (goods: OwnPriceGoods) => FoundPrice {
  const ordered = lists
    .filter((list) => periodState(list, now) === 'running')
    .sort(
      (a, b) =>
        NAMINGS.indexOf(a.naming) - NAMINGS.indexOf(b.naming) ||
        toDate(b.startsAt).getTime() - toDate(a.startsAt).getTime() ||
        a.id - b.id,
    )
    .map((list) => ({ list, lineOf: lineFinder(list.lines) }));
  const quotes = ordered.filter(({ list }) => list.isQuote).map((each) => firstOf([each]));
  const agreed = firstOf(ordered.filter(({ list }) => !list.isQuote));
  return (goods) =>
    [...quotes, agreed].map((find) => find(goods)).reduce((least, each) => (isBelow(each, least) ? each : least), null);
}

type FoundPrice = (OwnPrice & Pick<OwnPriceList, 'showsListPrice'>) | null;
type ReadList = { list: OwnPriceList; lineOf: ReturnType<typeof lineFinder> };

/** The first list with a line for the product decides. */
function firstOf(lists: readonly ReadList[]): (goods: OwnPriceGoods) => FoundPrice {
  return (goods) => {
    for (const { list, lineOf } of lists) {
      const line = lineOf(goods);
      if (!line) continue;
      const price = priceBelowList(line, goods);
      const { id: listId, title, joinsPromotions, showsListPrice } = list;
      return price === null ? null : { price, joinsPromotions, listId, title, lineId: line.id, showsListPrice };
    }
    return null;
  };
}

function isBelow(one: FoundPrice, other: FoundPrice): boolean {
  if (!one || !other) return one !== null;
  return toExactUnits(one.price, PRICE_SCALE) < toExactUnits(other.price, PRICE_SCALE);
}
