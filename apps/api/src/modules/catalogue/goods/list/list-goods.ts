import { type Goods, type GoodsFilters, goodsFiltersCodec, goodsListingCodec } from '@yaoji/api-client/wire';
import type { Db } from '#db/database.ts';
import { countMiss } from '#modules/catalogue/search/index.ts';
import { loadPurchaser } from '#modules/identity/purchaser/index.ts';
import type { Context, Handler } from '#operation.ts';
import { orderedIds } from '../card/card.repository.ts';
import { loadCards } from '../card/load-goods.ts';
import { type FoundSearch, findSearch } from '../search/search-page.ts';
import { compareByContent } from './compare-by-content.ts';
import { type Conditions, conditionsOf, type ListViewer } from './filter.repository.ts';
import { findGroups, type PageOptions, pageIds, selectPageIds } from './list.repository.ts';
import { summarise } from './list-summary.ts';

export const listGoods: Handler<'listGoods'> = async ({ query }, context) => {
  const { db, now, config } = context;
  const filters = goodsFiltersCodec.read(query);
  const { page = 1, perPage = 20, withFacets = true } = filters;
  const viewer = await viewerOf(filters, context);
  const asked = await conditionsOf(db, filters, viewer);
  if (!asked) {
    const nothing = { list: [], total: 0, facets: [], categoryPath: [] };
    return goodsListingCodec.write({ ...nothing, page, perPage, search: null });
  }
  const key = summaryKey(filters, viewer);
  const { ids, conditions, understood, arrange, all } = await findIds(db, key, filters, asked, viewer);
  const cards = await loadCards(db, orderedIds(ids), {
    buyerId: viewer.buyerId,
    now,
    arePricesOpen: config.openPrices,
  });
  // A guess and the words themselves find different products.
  const question = { key: understood ? `${key} as understood` : key, withFacets, all };
  const summary = await summarise(db, conditions, viewer, question);
  if (summary.total === 0 && isPlainSearch(filters)) await countMissed(filters.keywords ?? '', context);
  return goodsListingCodec.write({
    ...summary,
    facets: withFacets ? summary.facets : [],
    list: arrange(cards),
    page,
    perPage,
    search: understood,
  });
};

/** Searches work even with a read-only database. */
const countMissed = (keywords: string, { db, now, log }: Context) =>
  countMiss(db, keywords, now).catch((error) => log.warn({ err: error }, 'A search without hits was not counted.'));

/** True if only keywords decide the result. */
const isPlainSearch = ({ page = 1, perPage, sort, withFacets, isGrouped, searchIn, ...narrowing }: GoodsFilters) =>
  page === 1 &&
  searchIn !== 'maker' &&
  Object.entries(narrowing).every(([name, value]) => name === 'keywords' || !value);

type FoundIds = FoundSearch & {
  /** The order of the page's products, once their prices are known. */
  arrange: (goods: Goods[]) => Goods[];
};

/** Grouped lists, searches and all other lists each have one way to their ids. */
const findIds = async (
  db: Db,
  key: string,
  filters: GoodsFilters,
  asked: Conditions,
  viewer: ListViewer,
): Promise<FoundIds> => {
  const { page = 1, perPage = 20, sort = 'default' } = filters;
  const options = { sort, page, perPage };
  if (filters.isGrouped) return findGrouped(db, key, filters, asked, viewer, options);
  const found = asked.match
    ? await findSearch(db, key, filters, asked, viewer, options)
    : { ids: await selectPageIds(db, pageIds(asked, viewer, options)), all: null, conditions: asked, understood: null };
  return { ...found, arrange: asTheyAre };
};

const asTheyAre = (goods: Goods[]) => goods;

/** Prices depend on the viewer, so products of one name are sorted after all of them are loaded. */
const findGrouped = async (
  db: Db,
  key: string,
  filters: GoodsFilters,
  asked: Conditions,
  viewer: ListViewer,
  options: PageOptions,
): Promise<FoundIds> => {
  // The first page of the keywords shows whether they had to be guessed.
  const first = { ...options, page: 1 };
  const meant = asked.match && (await findSearch(db, key, filters, asked, viewer, first));
  const { conditions = asked, understood = null, all = null } = meant ?? {};
  const { before, groups } = await findGroups(db, conditions, viewer, options);
  const start = (options.page - 1) * options.perPage - before;
  const arrange = (goods: Goods[]) => compareByContent(goods, groups).slice(start, start + options.perPage);
  return { ids: groups.flat(), conditions, understood, arrange, all };
};

/** Prices neither filter nor sort for viewers who may not see them: the order alone would reveal them (P1). */
const viewerOf = async (filters: GoodsFilters, { db, now, config, signedIn }: Context): Promise<ListViewer> => {
  const buyerId = signedIn?.buyerId ?? null;
  const { priceMin, priceMax, sort } = filters;
  const asksPrices = priceMin !== undefined || priceMax !== undefined || sort === 'price' || sort === '-price';
  if (!asksPrices) return { buyerId, now, pricesSeen: 'none' };
  const purchaser = buyerId === null ? null : await loadPurchaser(db, buyerId);
  const pricesSeen = purchaser?.passed ? 'all' : config.openPrices ? 'uncontrolled' : 'none';
  return { buyerId, now, pricesSeen };
};

/** The inputs of the counts: not the page and its order; the buyer only if their purchases filter. */
const summaryKey = (filters: GoodsFilters, { buyerId, pricesSeen }: ListViewer): string => {
  const { page, perPage, sort, isGrouped, withFacets, ...counted } = filters;
  return JSON.stringify([counted, pricesSeen, filters.marks?.includes('bought') ? buyerId : null]);
};
