import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { activityGoodsCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** The first products of an activity (C039), fetched once per activity (S4). */
export const activityGoodsQuery = (id: number) =>
  queryOptions({
    queryKey: ['activity', 'goods', id],
    queryFn: () =>
      fetchData(
        operations.listActivityGoods,
        { params: { id }, query: { page: 1, per_page: 12 } },
        { read: activityGoodsCodec.read },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
