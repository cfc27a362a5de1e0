import type { Executor } from '#db/database.ts';
import { loadGoodsFacts, type PricingFacts } from '#modules/goods/index.ts';
import { type PastPurchase, purchasesSince } from '#modules/purchaser/index.ts';
import { readSettings, type Settings } from '#modules/setting/index.ts';
import type { CartRow } from './cart.repository.ts';
import { factsOf, type LineFacts } from './line-facts.ts';

/** Input for checking lines. */
export type FactSources = PricingFacts & {
  /** Purchases within running activities, for their own caps (D4). */
  purchases: PastPurchase[];
};

/** Lines of a cart with everything that decides their price, without lines of products that left the catalogue. */
export type CartFacts = FactSources & {
  rows: CartRow[];
  /** By line id. */
  lines: Map<number, LineFacts>;
  shipping: Settings['shipping'];
  buyerId: number;
  now: Date;
};

/** The number of queries is independent of the number of lines (K1). */
export const loadCartFacts = async (db: Executor, rows: CartRow[], buyerId: number, now: Date): Promise<CartFacts> => {
  const sources = await loadSources(
    db,
    rows.map(({ goodsId }) => goodsId),
    buyerId,
    now,
  );
  const { shipping } = await readSettings(db, ['shipping']);
  const lines = new Map(
    rows.flatMap((row) => {
      const facts = factsOf(row, sources);
      return facts ? [[row.id, facts] as const] : [];
    }),
  );
  return { ...sources, rows: rows.filter(({ id }) => lines.has(id)), lines, shipping, buyerId, now };
};

/** Products, promotions and past purchases, for checking lines. */
export const loadSources = async (
  db: Executor,
  lineGoods: number[],
  buyerId: number,
  now: Date,
): Promise<FactSources> => {
  const facts = await loadGoodsFacts(db, { ids: lineGoods, buyerId, now });
  const capped = facts.promotions.offers.filter(({ cap, goodsId }) => cap !== null && facts.goods.has(goodsId));
  if (capped.length === 0) return { ...facts, purchases: [] };
  const since = new Date(Math.min(...capped.map(({ startsAt }) => startsAt.getTime())));
  const ids = capped.map(({ goodsId }) => goodsId);
  return { ...facts, purchases: await purchasesSince(db, buyerId, ids, since) };
};
