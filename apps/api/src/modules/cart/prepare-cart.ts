import type { Goods } from '@yaoji/api-client/wire';
import { type Cart, type CartLine, type PricedCart, priceCart } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadKeptGoods } from '#modules/goods/index.ts';
import type { Promotions } from '#modules/promotion/index.ts';
import { type Purchaser, purchasesSince } from '#modules/purchaser/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import type { CartRow } from './cart.repository.ts';
import { type FactSources, factsOf, type LineFacts } from './line-facts.ts';

/** Lines of a cart with all that decides their price: what the pricing function takes, and what it gave. */
export type PreparedCart = {
  rows: CartRow[];
  facts: Map<number, LineFacts>;
  goods: Map<number, Goods>;
  promotions: Promotions;
  /** Null where there are no lines. */
  purchaser: Purchaser | null;
  input: Cart;
  priced: PricedCart;
};

export type PrepareOptions = {
  buyerId: number;
  now: Date;
  /** Which lines count; by default those that are selected. */
  isChosen?: (row: CartRow) => boolean;
  /** What becomes of a row once it is known what can be had of it; by default it stays as it is. */
  adjust?: (row: CartRow, facts: LineFacts) => CartRow;
  /** Fetched by the buyer: no shipping. */
  isPickup?: boolean;
};

/** Reads what the lines need, in a number of queries that does not grow with them (K1), and prices them. */
export const prepareCart = async (db: Executor, rows: CartRow[], options: PrepareOptions): Promise<PreparedCart> => {
  const { buyerId, now, isChosen = (row) => row.isSelected, adjust = (row) => row, isPickup = false } = options;
  const sources = await loadSources(
    db,
    rows.map(({ goodsId }) => goodsId),
    buyerId,
    now,
  );
  const { shipping } = await readSettings(db, ['shipping']);
  const facts = new Map<number, LineFacts>();
  const there: CartRow[] = [];
  const lines = rows.flatMap((row) => {
    const found = factsOf(row, sources);
    if (!found) return [];
    const adjusted = adjust(row, found);
    facts.set(row.id, found);
    there.push(adjusted);
    return toPricingLine(adjusted, found, sources.promotions, isChosen(adjusted));
  });
  const input: Cart = {
    lines,
    activities: sources.promotions.activities,
    shipping: isPickup ? { fee: '0.00' } : shipping,
    now,
  };
  return {
    rows: there,
    facts,
    goods: sources.goods,
    promotions: sources.promotions,
    purchaser: sources.purchaser,
    input,
    priced: priceCart(input),
  };
};

/** Goods, promotions and past purchases that some goods' lines are judged by. */
export const loadSources = async (
  db: Executor,
  lineGoods: number[],
  buyerId: number,
  now: Date,
): Promise<FactSources & Pick<PreparedCart, 'purchaser'>> => {
  const ids = new Set(lineGoods);
  const { goods, promotions, purchaser } = await loadKeptGoods(db, { ids: [...ids], buyerId, now });
  const capped = promotions.offers.filter(({ cap, goodsId }) => cap !== null && ids.has(goodsId));
  const since = new Date(Math.min(...capped.map(({ startsAt }) => startsAt.getTime())));
  const purchases =
    capped.length > 0
      ? await purchasesSince(
          db,
          buyerId,
          capped.map(({ goodsId }) => goodsId),
          since,
        )
      : [];
  return { goods, promotions, purchaser, purchases };
};

export const toPricingLine = (
  row: CartRow,
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
  categoryIds: goods.categoryIds,
  maker: goods.maker,
  scope: goods.scope,
  activityIds: promotions.activityIds.get(row.goodsId) ?? [],
  freeShippingNumber: goods.freeShippingNumber,
  withCoupon: goods.withCoupon,
  containsEphedrine: goods.containsEphedrine,
  packStep: goods.packStep,
  unit: goods.unit,
});
