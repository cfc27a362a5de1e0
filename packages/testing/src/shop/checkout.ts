import type { Checkout, CheckoutForm, LineRefusal, Wallet } from '@yaoji/api-client/wire';
import { compareDecimals, type EarlierPurchases, firstPapers } from '@yaoji/domain';
import { blockOf, limitsOf } from './price-goods.ts';
import { type CartOfShop, priceShopCart } from './price-shop-cart.ts';
import { Refusal } from './refusal.ts';
import { findGoods, type Shop } from './shop.ts';
import { showLines, showSums } from './show-cart.ts';

/** The chosen lines that can be ordered, priced as an order placed now, and the others. */
export interface JudgedLines {
  cart: CartOfShop;
  refused: LineRefusal[];
}

export function judgeLines(shop: Shop, lineIds: readonly number[]): JudgedLines {
  const refused = lineIds.flatMap((id) => refusalOf(shop, id));
  const gone = new Set(refused.map(({ lineId }) => lineId));
  const rows = shop.state.cart.filter(({ id }) => lineIds.includes(id) && !gone.has(id));
  return { cart: priceShopCart(shop, rows, () => true), refused };
}

function refusalOf(shop: Shop, lineId: number): LineRefusal[] {
  const row = shop.state.cart.find(({ id }) => id === lineId);
  const goods = row && findGoods(shop, row.goodsId);
  if (!row || !goods)
    return [{ lineId, goodsId: 0, name: '', code: 'LINE_GONE', message: '商品已不在购物车中', available: '0' }];
  const named = { lineId, goodsId: goods.id, name: goods.name };
  const block = blockOf(goods, shop);
  if (block) return [{ ...named, code: block.code, message: block.message, available: '0' }];
  const { max } = limitsOf(goods, shop);
  if (compareDecimals(row.quantity, max) <= 0) return [];
  const isStock = compareDecimals(row.quantity, goods.stock) > 0;
  const unit = goods.unit ?? '盒';
  return [
    {
      ...named,
      code: isStock ? 'NO_STOCK' : 'QUOTA_USED',
      message: isStock ? `库存仅剩${max}${unit}` : `超出限购数量，最多可购${max}${unit}`,
      available: max,
    },
  ];
}

const wallet: Wallet = {
  balance: '0.00',
  redPacketMoney: '0.00',
  redPacketCount: 0,
  points: 0,
  voucherMoney: '0.00',
  voucherCount: 0,
  couponCount: 0,
  hasPayPassword: false,
  credit: null,
};

/** Its orders stay unpaid. */
export const noPurchases: EarlierPurchases = { bought: new Set(), hasOrdered: false, sellerHasPapers: true };

export const goodsIdsOf = ({ lines }: CartOfShop): number[] => lines.map(({ goods }) => goods.id);

/** The data of step 2. */
export function showCheckout(
  shop: Shop,
  { cart, refused }: JudgedLines,
  { addressId, invoiceKind, idempotencyKey }: Omit<CheckoutForm, 'lineIds'>,
): Checkout {
  const { addresses } = shop.state;
  const { totals, walletAllowed } = cart.priced;
  const papers = firstPapers(goodsIdsOf(cart), noPurchases);
  return {
    lines: showLines(cart, shop).map((line) => ({ ...line, isSelected: true })),
    refused,
    ...showSums(cart, shop),
    addresses,
    addressId: addresses.find(({ id }) => id === addressId)?.id ?? addresses[0]?.id ?? 0,
    deliveries: [{ code: 'express', name: '快递配送', description: '预计1至3天送达', fee: totals.shippingFee }],
    delivery: 'express',
    invoices: [
      { kind: 'none', isAvailable: true, reason: null },
      { kind: 'normal', isAvailable: true, reason: null },
      { kind: 'special', isAvailable: false, reason: '请先完善专用发票资料' },
    ],
    invoiceKind: invoiceKind ?? 'none',
    invoiceTitle: null,
    coupons: [],
    unusableCoupons: [],
    couponId: 0,
    vouchers: [],
    voucherId: 0,
    redPackets: [],
    redPacketId: 0,
    wallet,
    walletAllowed,
    idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    expectedTotal: totals.payable,
    firstGoods: papers.goodsIds,
    isFirstOrder: papers.seller,
    storage: [],
    approval: [],
  };
}

/** Throws if nothing is left to order. */
export function refuseEmpty({ cart, refused }: JudgedLines): void {
  if (cart.lines.length > 0) return;
  throw new Refusal('linesRefused', refused[0]?.message ?? '请选择商品', { data: { lines: [] } });
}
