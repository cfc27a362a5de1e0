import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { goodsCodec, listOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Up to four products side by side (C255). */
export const comparedGoodsQuery = (ids: string) =>
  queryOptions({
    queryKey: ['goods', 'compare', ids],
    queryFn: () => fetchData(operations.compareGoods, { query: { ids } }, { read: listOf(goodsCodec).read }),
    placeholderData: keepPreviousData,
  });
