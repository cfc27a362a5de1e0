import type { Goods } from '@yaoji/api-client/wire';
import { unitPriceAt } from '@yaoji/domain';

type PricedGoods = Pick<Goods, 'price' | 'special' | 'listPrice' | 'ladder'>;

/** The unit price at a quantity (L3), before anything that depends on the rest of the cart; null if hidden. */
export function unitPriceOf(goods: PricedGoods, quantity: string): string | null {
  if (goods.price === null) return null;
  if (goods.special) return goods.special.price;
  return unitPriceAt(goods.listPrice ?? goods.price, goods.ladder, quantity);
}
