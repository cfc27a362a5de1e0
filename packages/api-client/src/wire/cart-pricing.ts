import type { Cart, CartLine, Shipping } from './cart.ts';
import type { BuyerCoupon } from './coupon.ts';
import type { Goods } from './goods.ts';
import type { CartRules, DiscountRule, TierRule } from './rules.ts';
import type { RedPacket, Voucher } from './wallet.ts';

/** The buyer's choices in step 2; absent or null means none. The cart page has no choices. */
export interface PricingChoices {
  coupon?: BuyerCoupon | null;
  voucher?: Voucher | null;
  redPacket?: RedPacket | null;
}

/**
 * The cart (or checkout) as input of the domain's `priceCart`, so the browser shows the server's figures immediately:
 * `priceCart(pricingInput(cart))`. Quantities and selection may be changed first.
 */
export function pricingInput(
  cart: Pick<Cart, 'lines' | 'rules' | 'shipping' | 'timestamp'>,
  choices: PricingChoices = {},
) {
  return {
    lines: cart.lines.map(pricingLine),
    activities: pricingActivities(cart.rules),
    coupon: choices.coupon ? { ...choices.coupon.coupon, ...periodOf(choices.coupon), id: choices.coupon.id } : null,
    voucher: choices.voucher ?? null,
    redPacket: choices.redPacket ?? null,
    shipping: shippingRule(cart.shipping),
    now: cart.timestamp,
  };
}

function shippingRule({ threshold, baseFee, weight, minimum }: Shipping) {
  return { threshold, fee: baseFee, weight, minimum };
}

function pricingLine({ goods, ...line }: CartLine) {
  return {
    ...pricingFacts(goods),
    id: line.id,
    goodsId: line.goodsId,
    quantity: line.quantity,
    selected: line.isSelected,
    block: line.block,
    special: line.special,
    weightGrams: line.weightGrams,
    activityIds: line.activityIds,
    withCoupon: line.withCoupon,
  };
}

/**
 * A product that is not in the cart yet as a selected line, to preview the effect of adding it. Its id is 0, which no
 * cart line has.
 *
 * @example priceCart({ ...input, lines: [...input.lines, pricingLineOf(goods, '10')] })
 */
export function pricingLineOf(goods: Goods, quantity: string) {
  return {
    ...pricingFacts(goods),
    id: 0,
    goodsId: goods.id,
    quantity,
    selected: true,
    block: null,
    special: goods.special,
    activityIds: goods.activities.map(({ id }) => id),
    withCoupon: goods.withCoupon,
  };
}

function pricingFacts(goods: Goods) {
  return {
    listPrice: goods.listPrice,
    ladder: goods.ladder,
    ownPrice: goods.ownPrice,
    categoryIds: goods.categoryIds,
    maker: goods.maker,
    scope: goods.scope,
    freeShippingNumber: goods.freeShippingNumber,
    containsEphedrine: goods.containsEphedrine,
    packStep: goods.packStep,
    unit: goods.unit,
  };
}

function pricingActivities({ tierRules, discounts, combinations }: CartRules) {
  return [
    ...tierRules.map(pricingTierRule),
    ...discounts.map(pricingDiscount),
    ...combinations.map((rule) => ({ ...rule, kind: 'combination' as const })),
  ];
}

function pricingTierRule({ kind, repeats, ...rule }: TierRule) {
  switch (kind) {
    case 'full_reduction':
      return { ...rule, kind };
    case 'gift':
      return { ...rule, kind, repeat: repeats };
    case 'swap':
      return { ...rule, kind };
  }
}

function pricingDiscount(rule: DiscountRule) {
  return { ...rule, kind: 'discount' as const };
}

function periodOf({ startsAt, endsAt }: BuyerCoupon) {
  return { startsAt, endsAt };
}
