import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { pageOf, purchaseRequestCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const requestKeys = { all: ['purchase-request'] as const };

/** A page of the requests of this company and of those that it decides, open ones first at today's prices (C313). */
export const requestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...requestKeys.all, page],
    queryFn: ({ signal }) =>
      fetchData(operations.listRequests, { query: { page } }, { read: pageOf(purchaseRequestCodec).read, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
