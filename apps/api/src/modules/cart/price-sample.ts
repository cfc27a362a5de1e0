import type { PricedCart } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { CartRow } from './cart.repository.ts';
import { loadCartFacts } from './cart-facts.ts';
import { priceCartLines } from './price-cart-lines.ts';

/** Current prices of lines outside any cart, for a buyer; lines of products outside the catalogue are left out. */
export const priceSample = async (
  db: Executor,
  buyerId: number,
  lines: readonly Pick<CartRow, 'goodsId' | 'quantity' | 'kind' | 'activityId'>[],
  now: Date,
): Promise<PricedCart> => {
  const inCart = { isSelected: true, isFromActivityZone: false, addedPrice: null, blockedReason: null, createdAt: now };
  const rows = lines.map((line, index) => ({ ...line, ...inCart, id: index + 1 }));
  return priceCartLines(await loadCartFacts(db, rows, buyerId, now)).priced;
};
