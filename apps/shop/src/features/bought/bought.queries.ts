import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { boughtGoodsCodec, type GoodsToOrder, pageOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { readPage } from '#shared/routing/read-page.ts';

export const boughtOrders = ['recent', 'often', 'name'] as const;

/** Filters and order of the products bought before; stored in the address. */
export type BoughtFilters = {
  readonly keywords: string;
  readonly order: (typeof boughtOrders)[number];
  /** From 1. */
  readonly page: number;
};

const boughtPerPage = 40;
const oftenShown = 6;

/** Products bought before, each with its last purchase (C055). Shows the previous page while the next one loads. */
export const boughtGoodsQuery = (filters: BoughtFilters) =>
  queryOptions({
    queryKey: ['bought', filters],
    queryFn: ({ signal }) => {
      const { keywords, order, page } = filters;
      const query = { page, per_page: boughtPerPage, order, ...(keywords ? { keywords } : {}) };
      return fetchData(operations.listBoughtGoods, { query }, { read: pageOf(boughtGoodsCodec).read, signal });
    },
    placeholderData: keepPreviousData,
  });

/** The most frequent purchases, as rows to order from. */
export const oftenToOrderQuery = () =>
  queryOptions({
    queryKey: ['bought', 'often-to-order'],
    queryFn: ({ signal }) =>
      fetchData(
        operations.listBoughtGoods,
        { query: { order: 'often', page: 1, per_page: oftenShown } },
        // A separate lane: the page below may call the same path (E8).
        { read: pageOf(boughtGoodsCodec).read, lane: 'often-to-order', signal },
      ),
    select: ({ list }): GoodsToOrder[] =>
      list.map(({ goods, ...bought }) => ({
        goods,
        contentPrice: goods.contentPrice,
        inCart: goods.inCart,
        bought,
      })),
  });

/** Reads the filters from an address; ignores malformed ones. */
export function readBoughtFilters(search: URLSearchParams): BoughtFilters {
  const order = search.get('order');
  return {
    keywords: (search.get('keywords') ?? '').trim().slice(0, 100),
    order: boughtOrders.find((known) => known === order) ?? 'recent',
    page: readPage(search),
  };
}

export const writeBoughtFilters = ({ keywords, order, page }: BoughtFilters) => ({
  keywords: keywords || undefined,
  order: order === 'recent' ? undefined : order,
  page,
});
