import type { CartLine, Goods, GoodsKind, LineFigures } from '@yaoji/api-client/wire';
import { addDecimals, type PricedCart, type PricedLine, type PriceProof, reductionOf } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import { toSpecialPrice } from '#modules/selling/promotion/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import type { CartRow } from './cart.repository.ts';
import type { LineFacts } from './line-facts.ts';
import type { PreparedCart } from './price-cart-lines.ts';

/** A line with its figures and their sources. */
export type ShownLine = {
  figures: LineFigures;
  row: CartRow;
  facts: LineFacts;
  priced: PricedLine;
  activityIds: number[];
};

const kinds: Record<CartRow['kind'], GoodsKind> = {
  normal: 'ordinary',
  seckill: 'seckill',
  combination: 'combination',
  swap: 'swap',
};

/** The lines of a cart, in row order. */
export const toShownLines = (cart: PreparedCart): ShownLine[] => {
  const priced = new Map(cart.priced.lines.map((line) => [line.id, line]));
  const gifts = giftsByLine(cart.priced);
  return cart.rows.flatMap((row) => {
    const line = priced.get(row.id);
    const facts = cart.lines.get(row.id);
    if (!line || !facts) return [];
    const figures = {
      ...toFigures(row, line, facts),
      gifts: gifts.get(row.id) ?? null,
      combination: combinationOf(row, cart),
    };
    return [{ figures, row, facts, priced: line, activityIds: cart.promotions.activityIds.get(row.goodsId) ?? [] }];
  });
};

const toFigures = (
  row: CartRow,
  { unitPrice, priceKind, amount, proof }: PricedLine,
  { block, limits }: LineFacts,
): Omit<LineFigures, 'gifts' | 'combination'> => ({
  id: row.id,
  quantity: toQuantity(row.quantity),
  unitPrice: unitPrice && toUnitPrice(unitPrice),
  amount,
  maxQuantity: block ? '0' : toQuantity(limits.max),
  priceKind,
  kind: row.kind === 'normal' && priceKind === 'special' ? 'special' : kinds[row.kind],
  // True only if the buyer selected it and it can be bought (S2); swap products may wait for their tier.
  isSelected: row.isSelected && block === null,
  fullReduction: reductionOf(proof.reductions, 'full_reduction'),
  block,
});

/** Product cards of lines. */
export const loadCards = (
  db: Executor,
  lines: ShownLine[],
  { buyerId, now }: Pick<PreparedCart, 'buyerId' | 'now'>,
): Promise<Map<number, Goods>> => loadGoods(db, { ids: lines.map(({ row }) => row.goodsId), buyerId, now });

/** A line for display, with its price proof (K5); null if its product is gone. */
export const toCartLine = (
  { figures: { amount: _, ...figures }, row, facts, priced, activityIds }: ShownLine,
  cards: Map<number, Goods>,
): CartLine | null => {
  const goods = cards.get(row.goodsId);
  if (!goods) return null;
  return {
    ...figures,
    goodsId: row.goodsId,
    // A line shows one picture; five would make the answer a fifth longer.
    goods: { ...goods, pictures: goods.pictures.slice(0, 1) },
    addedKind: kinds[row.kind],
    activityId: row.activityId,
    isFromActivityZone: row.isFromActivityZone,
    special: facts.offer && toSpecialPrice(facts.offer),
    weightGrams: facts.goods.weightGrams,
    activityIds,
    withCoupon: goods.withCoupon,
    proof: toProof(priced.proof),
    addedPrice: row.addedPrice && toUnitPrice(row.addedPrice),
    addedAt: toSeconds(row.createdAt),
  };
};

/** A figure missing from the contract fails to compile; it would be cut from the answer. */
const toProof = (proof: PriceProof): Pick<CartLine['proof'], keyof PriceProof> => proof;

/** The extras of each line's groups: gifts that are due, or swap products on offer. */
const giftsByLine = ({ groups, gifts, swaps }: PricedCart): Map<number, CartLine['gifts']> => {
  const found = new Map<number, { gifts: string[]; swaps: string[] }>();
  for (const { activityId, lineIds } of groups) {
    const own = gifts.filter((gift) => gift.activityId === activityId).map(({ quantity }) => quantity);
    const offered = swaps.filter((swap) => swap.reached && swap.activityId === activityId);
    if (own.length + offered.length === 0) continue;
    for (const id of lineIds) {
      const line = found.get(id) ?? { gifts: [], swaps: [] };
      line.gifts.push(...own);
      line.swaps.push(...offered.map(({ maximum }) => maximum));
      found.set(id, line);
    }
  }
  return new Map(
    [...found].map(([id, line]) => [
      id,
      line.gifts.length > 0 ? { total: sum(line.gifts), type: 1 } : { total: sum(line.swaps), type: 2 },
    ]),
  );
};

const sum = (quantities: string[]) => addDecimals(...quantities);

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
