import type { OwnPriceList } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadGoodsFacts, type PricingFacts } from '#modules/catalogue/goods/index.ts';
import { type DeliveryFacts, loadDelivery } from '#modules/identity/delivery/index.ts';
import { type PastPurchase, purchasesSince } from '#modules/identity/purchaser/index.ts';
import type { CartRow } from './cart.repository.ts';
import { factsOf, type LineFacts } from './line-facts.ts';

/** Input for checking lines. */
export type FactSources = PricingFacts & {
  /** Purchases within running activities, for their own caps (D4). */
  purchases: PastPurchase[];
};

/** Lines of a cart with everything that decides their price, without lines of products that left the catalogue. */
export type CartFacts = FactSources &
  DeliveryFacts & {
    rows: CartRow[];
    /** By line id. */
    lines: Map<number, LineFacts>;
    buyerId: number;
    now: Date;
  };

/** The number of queries is independent of the number of lines (K1). Without a region, that of the default address. */
export const loadCartFacts = async (
  db: Executor,
  rows: CartRow[],
  buyerId: number,
  now: Date,
  regionCode?: string,
): Promise<CartFacts> => {
  const sources = await loadSources(
    db,
    rows.map(({ goodsId }) => goodsId),
    buyerId,
    now,
  );
  return toCartFacts(sources, rows, { ...(await loadDelivery(db, buyerId, regionCode)), buyerId, now });
};

/** The lines of a cart that are still in the catalogue, with their facts. */
export const toCartFacts = (
  sources: FactSources,
  rows: CartRow[],
  context: DeliveryFacts & Pick<CartFacts, 'buyerId' | 'now'>,
): CartFacts => {
  const lines = new Map(
    rows.flatMap((row) => {
      const facts = factsOf(row, sources);
      return facts ? [[row.id, facts] as const] : [];
    }),
  );
  return { ...sources, rows: rows.filter(({ id }) => lines.has(id)), lines, ...context };
};

/** Products, promotions and past purchases, for checking lines. */
export const loadSources = async (
  db: Executor,
  lineGoods: number[],
  buyerId: number,
  now: Date,
  quotes?: readonly OwnPriceList[],
): Promise<FactSources> =>
  withPurchases(db, await loadGoodsFacts(db, { ids: lineGoods, buyerId, now, quotes }), buyerId);

/** Adds past purchases, for products with caps of their own. */
export const withPurchases = async (db: Executor, facts: PricingFacts, buyerId: number): Promise<FactSources> => {
  const capped = facts.promotions.offers.filter(({ cap, goodsId }) => cap !== null && facts.goods.has(goodsId));
  if (capped.length === 0) return { ...facts, purchases: [] };
  const since = new Date(Math.min(...capped.map(({ startsAt }) => startsAt.getTime())));
  const ids = capped.map(({ goodsId }) => goodsId);
  return { ...facts, purchases: await purchasesSince(db, buyerId, ids, since) };
};
