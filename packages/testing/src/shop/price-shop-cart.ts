import { type Cart, type PricedCart, type PricedLine, priceCart } from '@yaoji/domain';
import { pricingLine } from './price-goods.ts';
import { type CartRow, findGoods, type Shop, type ShopGoods } from './shop.ts';

/** A line with its product and its price. */
export interface LineOfCart {
  row: CartRow;
  goods: ShopGoods;
  priced: PricedLine;
}

/** Lines of the cart, newest first, and their price. */
export interface CartOfShop {
  lines: LineOfCart[];
  input: Cart;
  priced: PricedCart;
}

/** Prices lines of the cart; by default all of them, as selected. */
export function priceShopCart(
  shop: Shop,
  rows: readonly CartRow[] = shop.state.cart,
  isChosen: (row: CartRow) => boolean = ({ isSelected }) => isSelected,
): CartOfShop {
  const pairs = rows.flatMap((row) => {
    const goods = findGoods(shop, row.goodsId);
    return goods ? [{ row, goods }] : [];
  });
  const input: Cart = {
    lines: pairs.map(({ row, goods }) => pricingLine(goods, shop, { ...row, isSelected: isChosen(row) })),
    activities: shop.state.activities,
    shipping: shop.state.shipping,
    now: shop.now(),
  };
  const priced = priceCart(input);
  const lines = pairs.map((pair, index) => ({ ...pair, priced: priced.lines[index] as PricedLine })); // one per line
  return { lines, input, priced };
}
