import type { OwnPriceList, PricedCart } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadDelivery } from '#modules/identity/delivery/index.ts';
import { lineKey } from './add-lines.ts';
import type { CartRow } from './cart.repository.ts';
import { type CartFacts, loadCartFacts, loadSources, toCartFacts } from './cart-facts.ts';
import { priceCartLines } from './price-cart-lines.ts';

type SampleLine = Pick<CartRow, 'goodsId' | 'quantity' | 'kind' | 'activityId'>;

/** Rows of lines outside any cart. */
const toRows = (lines: readonly SampleLine[], now: Date): CartRow[] => {
  const inCart = { isSelected: true, isFromActivityZone: false, addedPrice: null, blockedReason: null, createdAt: now };
  return lines.map((line, index) => ({ ...line, ...inCart, id: index + 1 }));
};

/** Current prices of lines outside any cart, for a buyer; lines of products outside the catalogue are left out. */
export const priceSample = async (
  db: Executor,
  buyerId: number,
  lines: readonly SampleLine[],
  now: Date,
): Promise<PricedCart> => priceCartLines(await loadCartFacts(db, toRows(lines, now), buyerId, now)).priced;

/** A cart of these lines only, as `addLines` would add them, at quotes that the buyer does not have yet. */
export const quotedCart = async (
  db: Executor,
  buyerId: number,
  lines: readonly Pick<CartRow, 'goodsId' | 'quantity'>[],
  quotes: readonly OwnPriceList[],
  now: Date,
): Promise<CartFacts> => {
  const ids = lines.map(({ goodsId }) => goodsId);
  const sources = await loadSources(db, ids, buyerId, now, quotes);
  const keyed = lines.map(({ quantity, ...line }) => ({ ...lineKey({ ...line, quantity }, sources), quantity }));
  return toCartFacts(sources, toRows(keyed, now), { ...(await loadDelivery(db, buyerId)), buyerId, now });
};
