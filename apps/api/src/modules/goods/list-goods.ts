import type { OperationData } from '@yaoji/api-client/contract';
import { type GoodsFilters, goodsFiltersCodec, goodsListingCodec } from '@yaoji/api-client/wire';
import type { Db } from '#db/database.ts';
import { loadPurchaser } from '#modules/purchaser/index.ts';
import type { Context, Handler } from '#operation.ts';
import { countBought } from './facet.repository.ts';
import { categoryPath, facetsOf } from './facets.ts';
import { type Conditions, conditionsOf, type ListViewer } from './filter.repository.ts';
import { pageIds } from './list.repository.ts';
import { summarise } from './list-summary.ts';
import { loadCards } from './load-goods.ts';
import { shareAnswer } from './share-answer.ts';

export const listGoods: Handler<'listGoods'> = ({ query }, context) => {
  const filters = goodsFiltersCodec.read(query);
  // Visitors all see the same: those who ask at the same time are answered together.
  return context.signedIn === null
    ? shareAnswer(context.db, JSON.stringify([filters, context.config.openPrices]), () => answer(filters, context))
    : answer(filters, context);
};

const answer = async (filters: GoodsFilters, context: Context): Promise<OperationData<'listGoods'>> => {
  const { db, now, config, signedIn } = context;
  const { page = 1, perPage = 20, sort = 'default', withFacets = true } = filters;
  const viewer = await viewerOf(filters, context);
  const conditions = await conditionsOf(db, filters, viewer);
  if (!conditions) {
    return goodsListingCodec.write({ list: [], total: 0, page, perPage, facets: [], categoryPath: [] });
  }
  const viewing = {
    buyerId: viewer.buyerId,
    now,
    arePricesOpen: config.openPrices,
    isSearch: conditions.match !== null,
  };
  const { goods, catalogue } = await loadCards(db, pageIds(conditions, viewer, { sort, page, perPage }), viewing);
  const question = { key: summaryKey(filters, viewer), withFacets, catalogue };
  const { total, counts, nodes } = await summarise(db, conditions, viewer, question);
  const chosenCategories = filters.categoryIds ?? [];
  return goodsListingCodec.write({
    list: goods,
    total,
    page,
    perPage,
    facets:
      withFacets && counts
        ? facetsOf(
            signedIn ? await withBought(db, counts, conditions, viewer) : counts,
            chosenCategories,
            new Set(conditions.chosen.keys()),
            nodes,
          )
        : [],
    categoryPath: chosenCategories.length === 1 ? categoryPath(chosenCategories[0] ?? null, nodes) : [],
  });
};

/** Prices neither filter nor sort for who may not see them: the order alone would tell them (P1). */
const viewerOf = async (filters: GoodsFilters, { db, now, config, signedIn }: Context): Promise<ListViewer> => {
  const buyerId = signedIn?.buyerId ?? null;
  const { priceMin, priceMax, sort } = filters;
  const asksPrices = priceMin !== undefined || priceMax !== undefined || sort === 'price' || sort === '-price';
  if (!asksPrices) return { buyerId, now, pricesSeen: 'none' };
  const purchaser = buyerId === null ? null : await loadPurchaser(db, buyerId);
  const pricesSeen = purchaser?.passed ? 'all' : config.openPrices ? 'uncontrolled' : 'none';
  return { buyerId, now, pricesSeen };
};

/** What the counts depend on: not on the page and its order, and on the buyer only where its purchases filter. */
const summaryKey = (filters: GoodsFilters, { buyerId, pricesSeen }: ListViewer): string => {
  const { page, perPage, sort, withFacets, ...counted } = filters;
  return JSON.stringify([counted, pricesSeen, filters.marks?.includes('bought') ? buyerId : null]);
};

type CountedFacets = Parameters<typeof facetsOf>[0];

const withBought = async (
  db: Db,
  counts: CountedFacets,
  conditions: Conditions,
  viewer: ListViewer,
): Promise<CountedFacets> => {
  const bought = await countBought(db, conditions, viewer);
  return new Map(counts).set('flags', new Map(counts.get('flags')).set('bought', bought));
};
