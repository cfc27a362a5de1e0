import type { CartLine, PricedCart, QuantityLimits } from '@yaoji/domain';
import { compareDecimals, type PurchaseBlock, priceCart, purchaseBlock, quantityLimits } from '@yaoji/domain';
import { type Shop, type ShopGoods, type ShopOffer, toSeconds } from './shop.ts';

/** Why the viewer cannot buy a product (B1). */
export function blockOf(goods: ShopGoods, { state, now }: Shop): PurchaseBlock | null {
  const { buyer, isSignedIn } = state;
  const documents = [{ kind: 'business_licence', name: '药品经营许可证', expiresAt: null, scopes: buyer.scopes }];
  return purchaseBlock(
    {
      goodsId: goods.id,
      price: goods.price,
      stock: goods.stock,
      packStep: goods.packStep ?? '1',
      purchaseCap: goods.purchaseCap ?? null,
      scope: goods.scope ?? null,
      isControlled: goods.isControlled ?? false,
      unit: goods.unit ?? '盒',
    },
    isSignedIn ? { passed: buyer.isPassed, contractSigned: buyer.isContractSigned, documents } : null,
    now(),
  );
}

/** The special price of a product that runs and has stock; a seckill precedes a daily special. */
export function offerOf({ id }: ShopGoods, { state, now }: Shop): ShopOffer | null {
  const at = toSeconds(now());
  const running = state.offers.filter(
    ({ goodsId, startsAt, endsAt, stock }) =>
      goodsId === id && startsAt <= at && at < endsAt && (stock === null || compareDecimals(stock, 0) > 0),
  );
  return running.find(({ kind }) => kind === 'seckill') ?? running[0] ?? null;
}

/** The quantities that the viewer can choose from. */
export function limitsOf(goods: ShopGoods, shop: Shop): QuantityLimits {
  const offer = offerOf(goods, shop);
  const ofOffer = offer?.stock ?? goods.stock;
  const isShort = compareDecimals(ofOffer, goods.stock) < 0;
  return quantityLimits({
    packStep: goods.packStep ?? '1',
    stock: isShort ? ofOffer : goods.stock,
    purchaseCap: goods.purchaseCap ?? null,
    quotaLeft: offer && compareDecimals(offer.cap, 0) > 0 ? offer.cap : null,
    buyable: blockOf(goods, shop) === null,
  });
}

/** A product as a line of the pricing function. */
export const pricingLine = (
  goods: ShopGoods,
  shop: Shop,
  line: { id: number; quantity: string; isSelected: boolean },
): CartLine => ({
  id: line.id,
  goodsId: goods.id,
  quantity: line.quantity,
  selected: line.isSelected,
  block: blockOf(goods, shop),
  special: offerOf(goods, shop),
  listPrice: goods.price,
  ladder: goods.ladder ?? [],
  categoryIds: goods.category ? [goods.category.id] : [],
  maker: goods.maker ?? null,
  scope: goods.scope ?? '',
  freeShippingNumber: goods.freeShippingNumber ?? '0',
  withCoupon: goods.withCoupon ?? true,
  containsEphedrine: goods.containsEphedrine ?? false,
  packStep: goods.packStep ?? '1',
  unit: goods.unit ?? '盒',
});

/** The price of one pack of a product, with the activities that cover it. */
export function priceAlone(goods: ShopGoods, shop: Shop): PricedCart {
  const line = pricingLine(goods, shop, { id: goods.id, quantity: goods.packStep ?? '1', isSelected: true });
  return priceCart({ lines: [line], activities: shop.state.activities, now: shop.now() });
}
