import type { CartLine, GoodsKind, SpecialPrice } from '@yaoji/api-client/wire';
import { addMoney, type PricedLine } from '@yaoji/domain';
import type { SpecialOffer } from '#modules/promotion/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import type { CartRow } from './cart.repository.ts';
import type { PreparedCart } from './prepare-cart.ts';

const kinds: Record<CartRow['kind'], GoodsKind> = {
  normal: 'ordinary',
  seckill: 'seckill',
  combination: 'combination',
  swap: 'swap',
};

/** The lines of a prepared cart with their price proof (K5), in the order of its rows. */
export const toCartLines = (cart: PreparedCart): CartLine[] => {
  const priced = new Map(cart.priced.lines.map((line) => [line.id, line]));
  return cart.rows.flatMap((row) => {
    const line = priced.get(row.id);
    return line ? toCartLine(row, line, cart) : [];
  });
};

const toCartLine = (row: CartRow, line: PricedLine, cart: PreparedCart): CartLine[] => {
  const facts = cart.facts.get(row.id);
  if (!facts) return [];
  const { goods, offer, block } = facts;
  const isSpecial = row.kind === 'normal' && line.priceKind === 'special';
  return [
    {
      id: row.id,
      goodsId: row.goodsId,
      quantity: toQuantity(row.quantity),
      unitPrice: line.unitPrice && toUnitPrice(line.unitPrice),
      priceKind: line.priceKind,
      goods,
      kind: isSpecial ? 'special' : kinds[row.kind],
      addedKind: kinds[row.kind],
      activityId: row.activityId,
      special: offer && toSpecial(offer),
      activityIds: cart.promotions.activityIds.get(row.goodsId) ?? [],
      // Whether the buyer chose it, and never for what cannot be bought (S2); swap goods may wait for their tier.
      isSelected: row.isSelected && block === null,
      withCoupon: goods.withCoupon,
      fullReduction: line.proof.fullReduction,
      gifts: giftsOf(line, cart),
      combination: combinationOf(row, cart),
      block,
      proof: line.proof,
      addedPrice: row.addedPrice && toUnitPrice(row.addedPrice),
      addedAt: toSeconds(row.createdAt),
    },
  ];
};

const toSpecial = (offer: SpecialOffer): SpecialPrice => ({
  activityId: offer.activityId,
  kind: offer.kind,
  price: toUnitPrice(offer.price),
  startsAt: toSeconds(offer.startsAt),
  endsAt: toSeconds(offer.endsAt),
  stock: offer.stock && toQuantity(offer.stock),
  cap: toQuantity(offer.cap ?? '0'),
  withCoupon: offer.withCoupon,
});

/** What the groups of a line give along: gifts that are due, or swap goods on offer. */
const giftsOf = (line: PricedLine, { priced }: PreparedCart): CartLine['gifts'] => {
  const groups = priced.groups.filter(({ lineIds }) => lineIds.includes(line.id)).map(({ activityId }) => activityId);
  const gifts = priced.gifts.filter(({ activityId }) => groups.includes(activityId));
  if (gifts.length > 0) return { total: sum(gifts.map(({ quantity }) => quantity)), type: 1 };
  const swaps = priced.swaps.filter(({ activityId, reached }) => reached && groups.includes(activityId));
  return swaps.length > 0 ? { total: sum(swaps.map(({ maximum }) => maximum)), type: 2 } : null;
};

const sum = (quantities: string[]) => toQuantity(addMoney(...quantities));

const combinationOf = (row: CartRow, { priced, promotions }: PreparedCart): CartLine['combination'] => {
  if (row.kind !== 'combination') return null;
  const state = priced.combinations.find(({ activityId }) => activityId === row.activityId);
  const activity = promotions.activities.find(({ id }) => id === row.activityId);
  if (activity?.kind !== 'combination') return null;
  const member = activity.members.find(({ goodsId }) => goodsId === row.goodsId);
  return {
    id: row.activityId,
    title: activity.title,
    number: toQuantity(String(member?.number ?? '1')),
    sets: toQuantity(state?.sets ?? '0'),
  };
};
