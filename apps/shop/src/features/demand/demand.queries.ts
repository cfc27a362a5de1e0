import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { demandCodec, pageOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

export const demandKeys = {
  all: ['demand'] as const,
  page: (page: number) => [...demandKeys.all, 'page', page] as const,
  one: (id: number) => [...demandKeys.all, id] as const,
};

/** A page of the buyer's requests, latest first (C054). */
export const demandsQuery = (page: number) =>
  queryOptions({
    queryKey: demandKeys.page(page),
    queryFn: ({ signal }) =>
      fetchData(operations.listDemands, { query: { page } }, { read: pageOf(demandCodec).read, signal }),
    placeholderData: keepPreviousData,
  });

/** One request with its answer (C195). */
export const demandQuery = (id: number) =>
  queryOptions({
    queryKey: demandKeys.one(id),
    queryFn: () => fetchData(operations.getDemand, { params: { id } }, { read: demandCodec.read, ...missingIsShown }),
  });
