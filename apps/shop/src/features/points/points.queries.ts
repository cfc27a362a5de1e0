import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { pointsGoodsPageCodec, pointsLogPageCodec, pointsOrderPageCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const pointsGoodsPerPage = 20;

export const pointsKeys = { all: ['points'] as const };

/** A page of the products available for points (C184), or of those that the buyer can exchange now. */
export const pointsGoodsQuery = (page: number, isAffordable: boolean) =>
  queryOptions({
    queryKey: [...pointsKeys.all, 'goods', page, isAffordable],
    queryFn: () =>
      fetchData(
        operations.listPointsGoods,
        { query: { page, per_page: pointsGoodsPerPage, ...(isAffordable ? { affordable: 1 } : {}) } },
        { read: pointsGoodsPageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });

/** A page of the points log (C183). */
export const pointsLogQuery = (page: number) =>
  queryOptions({
    queryKey: [...pointsKeys.all, 'log', page],
    queryFn: ({ signal }) =>
      fetchData(operations.listPointsLog, { query: { page } }, { signal, read: pointsLogPageCodec.read }),
    placeholderData: keepPreviousData,
  });

/** A page of the buyer's exchanges (C186). */
export const pointsOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: [...pointsKeys.all, 'order', page],
    queryFn: ({ signal }) =>
      fetchData(operations.listPointsOrders, { query: { page } }, { signal, read: pointsOrderPageCodec.read }),
    placeholderData: keepPreviousData,
  });
