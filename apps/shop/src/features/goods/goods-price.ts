import type { Goods } from '@yaoji/api-client/wire';
import { compareMoney, unitPriceAt } from '@yaoji/domain';

type PricedGoods = Pick<Goods, 'price' | 'special' | 'listPrice' | 'ladder' | 'ownPrice'>;

/** The unit price at a quantity (L3), before anything that depends on the rest of the cart; null if hidden. */
export function unitPriceOf(goods: PricedGoods, quantity: string): string | null {
  if (goods.price === null) return null;
  const ordinary = unitPriceAt(goods.ownPrice?.price ?? goods.listPrice ?? goods.price, goods.ladder, quantity);
  return goods.special && compareMoney(goods.special.price, ordinary) < 0 ? goods.special.price : ordinary;
}
