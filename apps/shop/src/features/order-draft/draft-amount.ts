import { multiplyMoney } from '@yaoji/domain';
import { unitPriceOf } from '#features/goods/goods-price.ts';
import type { DraftLine } from './order-draft.store.ts';

/** The price of the line before anything that depends on the rest of the cart; null if its price is unknown. */
export function draftAmount({ goods, quantity }: DraftLine): string | null {
  const price = unitPriceOf(goods, quantity);
  return price === null ? null : multiplyMoney(price, quantity);
}
