import type { Goods } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { personalPromotions, readPromotions } from '#modules/promotion/index.ts';
import { loadPurchaseTerms, readPurchaser } from '#modules/purchaser/index.ts';
import { chinaDay } from '#modules/stock/index.ts';
import {
  commonFacts,
  type FoundCards,
  findCards,
  findPrintedCards,
  findPrints,
  givenIds,
  type IdQuery,
  type OwnTexts,
  readCards,
  readCommon,
  type SharedTexts,
} from './card.repository.ts';
import { type CardContext, toGoods } from './goods-model.ts';
import { keptCards } from './keep-cards.ts';

export type Viewing = {
  /** Null: a visitor. */
  buyerId: number | null;
  now: Date;
  /** Visitors see prices, save those of controlled goods (P1). */
  arePricesOpen?: boolean;
};

export type GoodsQuery = Viewing & {
  ids: number[];
  /** The same goods will be asked for again soon by the same buyer: cards are kept for as long as they stay the same. */
  isKept?: boolean;
};

/** Goods as a certain viewer sees them, in a number of queries that does not grow with them; unknown ids are left out. */
export const loadGoods = async (
  db: Executor,
  { ids, isKept = false, ...viewing }: GoodsQuery,
): Promise<Map<number, Goods>> => {
  if (ids.length === 0) return new Map();
  const { buyerId } = viewing;
  const unique = [...new Set(ids)];
  const goods =
    isKept && buyerId !== null
      ? await loadKept(db, unique, { ...viewing, buyerId })
      : await loadCards(db, givenIds(unique), viewing);
  return new Map(goods.map((each) => [each.id, each]));
};

/** Only the prints of cards that are known travel; those that are not are asked for in full. */
const loadKept = async (db: Executor, ids: number[], viewing: Viewing & { buyerId: number }): Promise<Goods[]> => {
  const { buyerId, now, arePricesOpen } = viewing;
  const { prints, shared: facts } = await findPrints(db, givenIds(ids), buyerId, now);
  const shared = await readShared(db, facts, viewing);
  // Newcomers' offers go with the buyer's first order, of which nothing else tells.
  const others = [buyerId, arePricesOpen, chinaDay(now), shared.promotions.offers.length, commonFacts(facts)];
  const kept = keptCards(db, JSON.stringify(others));
  const goods: Goods[] = [];
  const missing: number[] = [];
  for (const print of prints) {
    const known = kept.find(print);
    if (known) goods.push(known);
    else missing.push(Number(print.id));
  }
  if (missing.length === 0) return goods;
  const found = await findPrintedCards(db, givenIds(missing), buyerId);
  const made = await makeCards(db, found, shared);
  for (const [place, card] of found.entries()) kept.keep(card, made[place] as Goods); // one was made of each
  kept.tidy();
  return [...goods, ...made];
};

/** Goods in the order of a query of their ids. */
export const loadCards = async (db: Executor, ids: IdQuery, viewing: Viewing): Promise<Goods[]> =>
  showCards(db, await findCards(db, ids, viewing), viewing);

/** Found cards as their viewer sees them; a buyer whose caps count over time takes a query more. */
export const showCards = async (db: Executor, found: FoundCards, viewing: Viewing): Promise<Goods[]> => {
  return makeCards(db, found, await readShared(db, found, viewing));
};

type Shared = Omit<CardContext, 'terms'>;

const readShared = async (
  db: Executor,
  found: readonly SharedTexts[],
  { buyerId, now, arePricesOpen = false }: Viewing,
): Promise<Shared> => {
  const { promotions, coupons, purchaser: facts } = readCommon(found);
  const purchaser = buyerId === null ? null : facts && readPurchaser(buyerId, facts);
  return {
    now,
    arePricesOpen,
    purchaser,
    promotions: promotions
      ? await personalPromotions(db, readPromotions(promotions), buyerId)
      : { activities: [], activityIds: new Map(), offers: [] },
    coupons: purchaser?.passed ? (coupons ?? []) : [],
  };
};

const makeCards = async (db: Executor, found: readonly OwnTexts[], shared: Shared): Promise<Goods[]> => {
  const rows = readCards(found);
  const { purchaser, now } = shared;
  const capped = purchaser ? rows.map(({ goods, terms }) => ({ ...goods, terms })) : [];
  const terms = purchaser ? await loadPurchaseTerms(db, purchaser.buyerId, capped, now) : new Map();
  const context = { ...shared, terms };
  return rows.map((row) => toGoods(row, context));
};
