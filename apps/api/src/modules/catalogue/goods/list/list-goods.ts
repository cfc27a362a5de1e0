import { type Goods, type GoodsFilters, goodsFiltersCodec, goodsListingCodec } from '@yaoji/api-client/wire';
import { chinaDay } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { countMiss } from '#modules/catalogue/search/index.ts';
import { loadPurchaser } from '#modules/identity/purchaser/index.ts';
import type { Context, Handler } from '#operation.ts';
import { findCards, orderedIds } from '../card/card.repository.ts';
import { showCards } from '../card/load-goods.ts';
import { findSearch } from '../search/search-page.ts';
import { compareByContent } from './compare-by-content.ts';
import { type Conditions, conditionsOf, type ListViewer } from './filter.repository.ts';
import { findGroups, indexedPageIds, type PageOptions, pageIds, selectPageIds } from './list.repository.ts';
import { type Summary, summarise } from './list-summary.ts';
import { type FoundList, visitorList } from './visitor-list.ts';

export const listGoods: Handler<'listGoods'> = async ({ query }, context) => {
  const filters = goodsFiltersCodec.read(query);
  if (context.signedIn !== null) return (await findList(filters, context)).write();
  const question = JSON.stringify([filters, context.config.openPrices]);
  return visitorList(context.db, question, () => findList(filters, context));
};

const noSummary: Summary = { total: 0, facets: [], categoryPath: [] };

const findList = async (filters: GoodsFilters, context: Context): Promise<FoundList> => {
  const { db, now, config } = context;
  const { page = 1, perPage = 20, sort = 'default', withFacets = true } = filters;
  const day = chinaDay(now);
  const viewer = await viewerOf(filters, context);
  const asked = await conditionsOf(db, filters, viewer);
  if (!asked) {
    const nothing = { list: [], total: 0, page, perPage, facets: [], categoryPath: [], search: null };
    return { sources: { cards: '', summary: noSummary, day }, write: async () => goodsListingCodec.write(nothing) };
  }
  const viewing = {
    buyerId: viewer.buyerId,
    now,
    arePricesOpen: config.openPrices,
  };
  const key = summaryKey(filters, viewer);
  const options = { sort, page, perPage };
  // The filters decide the plan: a separate query finds the ids, and all else is planned once.
  const indexed = filters.isGrouped ? null : indexedPageIds(asked, options);
  const { ids, conditions, understood, arrange, counted } = indexed
    ? { ids: indexed, conditions: asked, understood: null, arrange: asTheyAre, counted: null }
    : await findIds(db, key, filters, asked, viewer, options);
  const cards = await findCards(db, ids, viewing);
  // A guess and the words themselves find different products.
  const question = { key: understood ? `${key} as understood` : key, withFacets, counted };
  const summary = await summarise(db, conditions, viewer, question);
  if (summary.total === 0 && isPlainSearch(filters)) await countMissed(filters.keywords ?? '', context);
  const write = async () =>
    goodsListingCodec.write({
      ...summary,
      facets: withFacets ? summary.facets : [],
      list: arrange(await showCards(db, cards, viewing)),
      page,
      perPage,
      search: understood,
    });
  return { sources: { cards, summary, day }, write };
};

/** Searches work even with a read-only database. */
const countMissed = (keywords: string, { db, now, log }: Context) =>
  countMiss(db, keywords, now).catch((error) => log.warn({ err: error }, 'A search without hits was not counted.'));

/** True if only keywords decide the result. */
const isPlainSearch = ({ page = 1, perPage, sort, withFacets, isGrouped, searchIn, ...narrowing }: GoodsFilters) =>
  page === 1 &&
  searchIn !== 'maker' &&
  Object.entries(narrowing).every(([name, value]) => name === 'keywords' || !value);

const findIds = async (
  db: Db,
  key: string,
  filters: GoodsFilters,
  asked: Conditions,
  viewer: ListViewer,
  options: PageOptions,
) => {
  if (filters.isGrouped) return findGrouped(db, key, filters, asked, viewer, options);
  const found = asked.match
    ? await findSearch(db, key, filters, asked, viewer, options)
    : { ids: await selectPageIds(db, pageIds(asked, viewer, options)), ...notSearched, conditions: asked };
  const { conditions, understood } = found;
  return { ids: orderedIds(found.ids), conditions, understood, arrange: asTheyAre, counted: found };
};

const notSearched = { total: null, all: null, understood: null };

const asTheyAre = (goods: Goods[]) => goods;

/** Prices depend on the viewer, so products of one name are sorted after all of them are loaded. */
const findGrouped = async (
  db: Db,
  key: string,
  filters: GoodsFilters,
  asked: Conditions,
  viewer: ListViewer,
  options: PageOptions,
) => {
  // The first page of the keywords shows whether they had to be guessed.
  const first = { ...options, page: 1 };
  const meant = asked.match && (await findSearch(db, key, filters, asked, viewer, first));
  const { conditions = asked, understood = null } = meant ?? {};
  const { before, groups } = await findGroups(db, conditions, viewer, options);
  const start = (options.page - 1) * options.perPage - before;
  const arrange = (goods: Goods[]) => compareByContent(goods, groups).slice(start, start + options.perPage);
  return { ids: orderedIds(groups.flat()), conditions, understood, arrange, counted: meant };
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
