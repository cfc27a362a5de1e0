import type { Combination, CombinationMember, Goods } from '@yaoji/api-client/wire';
import { addMoney, type CartLine, compareDecimals, priceCart, quantityLimits, setsIn } from '@yaoji/domain';
import type { Promotions, SpecialOffer } from '#modules/selling/promotion/index.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import type { ActivityRow, MemberRow } from './activity.repository.ts';
import { toSummary } from './activity-summary.ts';

type Sources = { goods: Map<number, Goods>; promotions: Promotions; now: Date };

type Part = { goods: Goods; number: string; offer: SpecialOffer };

/** A combination as available to this viewer, priced like one set in the cart. Null if no products can be shown. */
export const toCombination = (row: ActivityRow, members: MemberRow[], sources: Sources): Combination | null => {
  const parts = members.flatMap(({ goodsId, number }): Part[] => {
    const goods = sources.goods.get(goodsId);
    const offer = sources.promotions.offers.find((each) => each.activityId === row.id && each.goodsId === goodsId);
    return goods && offer ? [{ goods, number: toQuantity(number), offer }] : [];
  });
  if (parts.length === 0 || parts.length < members.length) return null;
  const isHidden = parts.some(({ goods }) => goods.price === null);
  const block = parts.find((part) => part.goods.block)?.goods.block ?? null;
  const sets = block ? 0 : Math.min(...parts.map(setsOf));
  const { startsAt, endsAt, title, id, image } = toSummary(row, parts.length);
  return {
    id,
    title,
    image,
    price: isHidden ? null : priceOf(parts, sources, true),
    singlePrice: isHidden ? null : priceOf(parts, sources, false),
    sets: String(sets),
    members: parts.map((part) => toMember(part, isHidden)),
    startsAt,
    endsAt,
    isBuyable: sets > 0,
    block: block ?? (sets > 0 ? null : soldOut),
  };
};

const soldOut: NonNullable<Combination['block']> = {
  code: 'NO_STOCK',
  message: '组合商品库存不足',
  fix: { kind: 'similar', label: '查看相似商品' },
};

const toMember = ({ goods, number, offer }: Part, isHidden: boolean): CombinationMember => ({
  goods,
  number,
  price: isHidden ? null : toUnitPrice(offer.price),
});

/** Complete sets within the products' stock, the activity's own stock and the caps. */
const setsOf = ({ goods, number, offer }: Part): number => {
  const { max } = quantityLimits({
    packStep: goods.packStep,
    stock: offer.stock !== null && compareDecimals(offer.stock, goods.stock) < 0 ? offer.stock : goods.stock,
    purchaseCap: goods.purchaseCap,
    quotaLeft: offer.cap !== null && compareDecimals(offer.cap, 0) > 0 ? offer.cap : null,
    buyable: true,
  });
  return setsIn(max, number);
};

const priceOf = (parts: Part[], { promotions, now }: Sources, asSet: boolean): string => {
  const lines = parts.map(({ goods, number, offer }, index): CartLine => {
    const special = promotions.offers.find((each) => each.goodsId === goods.id && each.kind === 'special');
    return {
      id: index,
      goodsId: goods.id,
      quantity: number,
      selected: true,
      block: null,
      special: asSet ? offer : (special ?? null),
      listPrice: goods.listPrice,
      ladder: goods.ladder,
      ownPrice: goods.ownPrice,
    };
  });
  const activities = asSet ? promotions.activities.filter(({ kind }) => kind === 'combination') : [];
  return addMoney(...priceCart({ lines, activities, now }).lines.map(({ amount }) => amount));
};
