import { type ActivityDetail, type Cart, type Goods, pricingInput, pricingLineOf } from '@yaoji/api-client/wire';
import { addDecimals, measureText, priceCart, type SwapOffer } from '@yaoji/domain';

/** The swap products that adding this quantity to the cart would unlock, by the function that prices it (D3, D6). */
export function swapOffersWith(cart: Cart, goods: Goods, quantity: string, detail: ActivityDetail): SwapOffer[] {
  const { id, title } = detail.activity;
  const input = pricingInput(cart);
  const added = pricingLineOf(goods, quantity);
  // The server adds to the existing line.
  const present = cart.lines.find(
    ({ goodsId, addedKind }) => goodsId === goods.id && addedKind !== 'swap' && addedKind !== 'combination',
  );
  const total = present ? { ...added, quantity: addDecimals(present.quantity, quantity) } : added;
  const swap = { id, title, kind: 'swap' as const, measure: detail.measure, tiers: detail.tiers };
  const priced = priceCart({
    ...input,
    lines: [...input.lines.filter((line) => line.id !== present?.id), total],
    activities: [...input.activities.filter((activity) => activity.id !== id), swap],
  });
  return priced.swaps.filter(({ activityId }) => activityId === id);
}

/** The amount missing until an offer is unlocked, e.g. 再买¥72.00可换购. */
export const missingText = ({ missing, measure }: SwapOffer) => `再买${measureText(missing, measure)}可换购`;
