import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { orderReturnCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

/** A return with its lines, their refunds and its history (C131). */
export const orderReturnQuery = (id: number) =>
  queryOptions({
    queryKey: ['order-return', id] as const,
    queryFn: ({ signal }) =>
      fetchData(operations.getReturn, { params: { id } }, { signal, read: orderReturnCodec.read, ...missingIsShown }),
  });
