import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { goodsCodec, listOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Recommendations for this viewer (C081). */
export const recommendedGoodsQuery = () =>
  queryOptions({
    queryKey: ['goods', 'recommended'],
    queryFn: () => fetchData(operations.listRecommendedGoods, {}, { read: listOf(goodsCodec).read }),
    staleTime: 120_000,
  });

/** Recommendations for newcomers, at newcomer prices (C073). */
export const newcomerGoodsQuery = () =>
  queryOptions({
    queryKey: ['goods', 'newcomers'],
    queryFn: () => fetchData(operations.listNewcomerGoods, {}, { read: listOf(goodsCodec).read }),
    staleTime: 120_000,
  });
