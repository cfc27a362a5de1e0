import type { Goods } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { type Promotions, personalPromotions, readPromotions } from '#modules/promotion/index.ts';
import type { Purchaser } from '#modules/purchaser/index.ts';
import { chinaDay } from '#modules/stock/index.ts';
import {
  commonFacts,
  type FoundPrint,
  findKeptFacts,
  findPrintedCards,
  findPrints,
  givenIds,
  type KeptFacts,
  orderedIds,
  readGiven,
  readOwnPromotions,
} from './card.repository.ts';
import { keptCards } from './keep-cards.ts';
import { makeCards, readShared, type Shared } from './load-goods.ts';

export type KeptGoodsQuery = { ids: number[]; buyerId: number; now: Date };

/** Goods of a cart, with what else decides what they cost the buyer. */
export type KeptGoods = {
  /** Those asked for, and those that their promotions give or sell. */
  goods: Map<number, Goods>;
  /** What runs for those asked for. */
  promotions: Promotions;
  /** Null where there are no goods, or there is no such buyer. */
  purchaser: Purchaser | null;
};

/**
 * Goods that the same buyer will ask for again soon: their cards are kept for as long as they stay the same. The database
 * tells one print of all of them; only where that is another one, the prints of each.
 */
export const loadKeptGoods = async (db: Executor, query: KeptGoodsQuery): Promise<KeptGoods> => {
  const { buyerId, now } = query;
  const ids = [...new Set(query.ids)];
  if (ids.length === 0) return nothing;
  const facts = await findKeptFacts(db, orderedIds(ids), buyerId, now);
  const shared = await readShared(db, [facts], { buyerId, now });
  const own = readOwnPromotions(facts);
  const promotions = own ? await personalPromotions(db, readPromotions(own), buyerId) : shared.promotions;
  const goods = await findCards(db, [...ids, ...readGiven(facts)], buyerId, facts, shared);
  return { goods: new Map(goods.map((each) => [each.id, each])), promotions, purchaser: shared.purchaser };
};

const nothing: KeptGoods = {
  goods: new Map(),
  promotions: { activities: [], activityIds: new Map(), offers: [] },
  purchaser: null,
};

const findCards = async (db: Executor, ids: number[], buyerId: number, facts: KeptFacts, shared: Shared) => {
  // Newcomers' offers go with the buyer's first order, of which nothing else tells.
  const others = [buyerId, chinaDay(shared.now), shared.promotions.offers.length, ...commonFacts(facts)];
  const kept = keptCards(db, JSON.stringify(others));
  const make = async (missing: number[]) => {
    const found = missing.length > 0 ? await findPrintedCards(db, givenIds(missing), buyerId) : [];
    const cards = await makeCards(db, found, shared);
    for (const [place, card] of found.entries()) kept.keep(card, cards[place] as Goods); // one was made of each
    kept.tidy();
    return { found, cards };
  };

  const whole = kept.findWhole(facts.printOfAll);
  if (whole) return whole.others.length > 0 ? [...whole.goods, ...(await make(whole.others)).cards] : whole.goods;

  const prints = kept.isEmpty ? [] : await findPrints(db, givenIds(ids), buyerId);
  const known = prints.flatMap((print) => kept.find(print) ?? []);
  const there = new Set(known.map(({ id }) => id));
  const { found, cards } = await make(ids.filter((id) => !there.has(id)));
  const goods = [...known, ...cards];
  // What was told at one moment belongs together: all prints, or all cards.
  const told = kept.isEmpty ? found : prints;
  const printOfAll = told.find((each) => each.printOfAll !== null)?.printOfAll;
  if (printOfAll && areTold(found, told)) kept.keepWhole(printOfAll, goods);
  return goods;
};

const areTold = (found: readonly FoundPrint[], told: readonly FoundPrint[]) => {
  if (found === told) return true;
  const prints = new Map(told.map(({ id, print }) => [id, print]));
  return found.every(({ id, print }) => prints.get(id) === print);
};
