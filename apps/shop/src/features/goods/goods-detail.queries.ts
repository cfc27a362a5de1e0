import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { goodsDetailCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

/** One product with all its details (C035). */
export const goodsDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['goods', 'detail', id],
    queryFn: ({ signal }) =>
      fetchData(
        operations.getGoods,
        { params: { id }, query: {} },
        { read: goodsDetailCodec.read, signal, ...missingIsShown },
      ),
  });
