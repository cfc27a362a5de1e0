import { type Cart, type CartLine, type PricedCart, priceCart, type ShippingRule } from '@yaoji/domain';
import type { Promotions } from '#modules/selling/promotion/index.ts';
import type { CartRow } from './cart.repository.ts';
import type { CartFacts } from './cart-facts.ts';
import type { LineFacts } from './line-facts.ts';

/** Lines of a cart as input of the pricing function, and its result. */
export type PreparedCart = CartFacts & { input: Cart; priced: PricedCart };

type Pricing = {
  /** The lines that count; by default the selected ones. */
  isChosen?: (row: CartRow) => boolean;
  /** Picked up by the buyer: no shipping. */
  isPickup?: boolean;
};

/** The buyer comes for it: no freight, and no least sum. */
export const pickup: ShippingRule = { fee: '0.00' };

export const priceCartLines = (cart: CartFacts, options: Pricing = {}): PreparedCart => {
  const { isChosen = (row) => row.isSelected, isPickup = false } = options;
  const { promotions, shipping, now } = cart;
  const input: Cart = {
    lines: cart.rows.flatMap((row) => {
      const facts = cart.lines.get(row.id);
      return facts ? toPricingLine(row, facts, promotions, isChosen(row)) : [];
    }),
    activities: promotions.activities,
    shipping: isPickup ? pickup : shipping,
    now,
  };
  return { ...cart, input, priced: priceCart(input) };
};

export const toPricingLine = (
  row: Pick<CartRow, 'id' | 'goodsId' | 'quantity'>,
  { goods, offer, block }: LineFacts,
  promotions: Promotions,
  selected: boolean,
): CartLine => ({
  id: row.id,
  goodsId: row.goodsId,
  quantity: row.quantity,
  selected,
  block,
  special: offer,
  listPrice: goods.listPrice,
  ladder: goods.ladder,
  ownPrice: goods.ownPrice,
  categoryIds: goods.categoryIds,
  maker: goods.maker,
  scope: goods.scope,
  activityIds: promotions.activityIds.get(row.goodsId) ?? [],
  freeShippingNumber: goods.freeShippingNumber,
  withCoupon: goods.withCoupon,
  containsEphedrine: goods.containsEphedrine,
  weightGrams: goods.weightGrams,
  packStep: goods.packStep,
  unit: goods.unit,
});
