import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type OrderFilters, orderCodec, orderFiltersCodec, orderPageCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

export const orderKeys = {
  all: ['order'] as const,
  list: (filters: OrderFilters) => [...orderKeys.all, 'list', filters] as const,
  one: (id: number) => [...orderKeys.all, 'one', id] as const,
};

/** A page of the buyer's orders with the counts of every status. */
export const ordersQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: orderKeys.list(filters),
    queryFn: ({ signal }) =>
      fetchData(
        operations.listOrders,
        { query: orderFiltersCodec.write(filters) },
        { signal, read: orderPageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) =>
      fetchData(operations.getOrder, { params: { id } }, { signal, read: orderCodec.read, ...missingIsShown }),
  });
