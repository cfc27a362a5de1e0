import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { combinationPageCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const combinationsPerPage = 10;

/** The combinations that contain this product. */
export const combinationsWithQuery = (goodsId: number) =>
  queryOptions({
    queryKey: ['combination', 'with', goodsId],
    queryFn: () =>
      fetchData(
        operations.listCombinations,
        { query: { goods_id: goodsId, per_page: 5 } },
        { read: combinationPageCodec.read, lane: 'with goods' },
      ),
  });

/** A page of the running combinations (C047). */
export const combinationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['combination', page],
    queryFn: () =>
      fetchData(
        operations.listCombinations,
        { query: { page, per_page: combinationsPerPage } },
        { read: combinationPageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });
