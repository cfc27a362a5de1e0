import type { Cart, CartFigures, CartFilter, CartLine, CartWarning, LineFigures } from '@yaoji/api-client/wire';
import { addMoney, isStockShort, reductionOf } from '@yaoji/domain';
import { cartRules, giftsByLine } from './cart-rules.ts';
import { blockOf, limitsOf, offerOf } from './price-goods.ts';
import { type CartOfShop, type LineOfCart, priceShopCart } from './price-shop-cart.ts';
import { type Shop, toSeconds } from './shop.ts';
import { coveringActivities, specialOf, toGoods } from './show-goods.ts';

/** The cart with all lines that pass the filter. */
export function showCart(shop: Shop, filter = allLines): Cart {
  const cart = priceShopCart(shop);
  const passes = filters(shop).find(({ value }) => value === filter)?.passes ?? (() => true);
  const all = showLines(cart, shop);
  return {
    lines: all.filter((_, index) => passes(cart.lines[index] as LineOfCart)),
    credit: null,
    ...sums(cart, shop),
  };
}

/** The cart after a change. */
export function showFigures(shop: Shop): CartFigures {
  const cart = priceShopCart(shop);
  const gifts = giftsByLine(cart);
  return {
    lines: cart.lines.map((line) => ({
      ...figuresOf(line, gifts.get(line.row.id) ?? null, shop),
      amount: line.priced.amount,
    })),
    ...sums(cart, shop),
  };
}

export function showLines(cart: CartOfShop, shop: Shop): CartLine[] {
  const gifts = giftsByLine(cart);
  return cart.lines.map((line) => {
    const { row, goods, priced } = line;
    const offer = offerOf(goods, shop);
    return {
      ...figuresOf(line, gifts.get(row.id) ?? null, shop),
      goodsId: goods.id,
      goods: toGoods(goods, shop),
      addedKind: offer?.kind === 'seckill' ? 'seckill' : 'ordinary',
      activityId: offer?.kind === 'seckill' ? offer.activityId : 0,
      isFromActivityZone: false,
      special: offer && specialOf(offer),
      activityIds: [],
      withCoupon: goods.withCoupon ?? true,
      proof: proofOf(priced),
      weightGrams: null,
      addedPrice: row.addedPrice,
      addedAt: row.addedAt,
    };
  });
}

/** No product has an own price here. */
const proofOf = ({ proof: { ownPrice: _, ...proof } }: LineOfCart['priced']): CartLine['proof'] => proof;

function figuresOf({ row, goods, priced }: LineOfCart, gifts: LineFigures['gifts'], shop: Shop) {
  const block = blockOf(goods, shop);
  return {
    id: row.id,
    quantity: row.quantity,
    unitPrice: priced.unitPrice,
    maxQuantity: block ? '0' : limitsOf(goods, shop).max,
    priceKind: priced.priceKind,
    kind: offerOf(goods, shop)?.kind ?? 'ordinary',
    isSelected: row.isSelected && block === null,
    fullReduction: reductionOf(priced.proof.reductions, 'full_reduction'),
    gifts,
    combination: null,
    block,
  } as const;
}

function sums(cart: CartOfShop, shop: Shop): Omit<Cart, 'lines' | 'credit'> {
  return {
    ...showSums(cart, shop),
    filters: filters(shop)
      .map(({ value, label, passes }) => ({ value, label, count: cart.lines.filter(passes).length }))
      .filter(({ value, count }) => value === allLines || count > 0),
    total: cart.lines.length,
  };
}

/** The figures of cart and checkout. */
export function showSums(cart: CartOfShop, shop: Shop): Omit<Cart, 'lines' | 'credit' | 'filters' | 'total'> {
  const { shipping, totals, problems } = cart.priced;
  const { minimum, fee } = shop.state.shipping;
  return {
    shipping: {
      counted: shipping.counted,
      threshold: shipping.threshold,
      baseFee: addMoney(fee),
      shortfall: shipping.shortfall,
      fee: shipping.fee,
      reason: shipping.reason,
      minimum: addMoney(minimum ?? 0),
      weight: null,
      deliveryText: null,
    },
    rules: cartRules(cart, shop),
    totals,
    problems: problems.map((problem) => ({ ...problem, lineIds: problem.lineIds.map(Number) })),
    warnings: nearExpiry(cart, shop),
    timestamp: toSeconds(shop.now()),
  };
}

function nearExpiry({ lines }: CartOfShop, shop: Shop): CartWarning[] {
  const near = lines.filter(({ priced, goods }) => priced.selected && toGoods(goods, shop).isNearExpiry);
  if (near.length === 0) return [];
  const message = `${near.length}个商品为近效期商品，请留意有效期`;
  return [{ code: 'NEAR_EXPIRY', message, lineIds: near.map(({ row }) => row.id), fix: null }];
}

const allLines = 99_999;

type Filter = Pick<CartFilter, 'value' | 'label'> & { passes: (line: LineOfCart) => boolean };

const filters = (shop: Shop): Filter[] => [
  { value: allLines, label: '全部', passes: () => true },
  {
    value: 1,
    label: '满减',
    passes: ({ goods }) => coveringActivities(goods, shop).some(({ kind }) => kind === 'full_reduction'),
  },
  { value: 2, label: '秒杀', passes: ({ goods }) => offerOf(goods, shop)?.kind === 'seckill' },
  {
    value: 6,
    label: '库存紧张',
    passes: ({ goods }) => blockOf(goods, shop) === null && isStockShort({ packStep: '1', ...goods }),
  },
  { value: 7, label: '暂不可购买', passes: ({ goods }) => blockOf(goods, shop) !== null },
];
