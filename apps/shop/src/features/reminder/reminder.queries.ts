import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { goodsReminderCodec, pageOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const remindersKey = ['reminder'] as const;

const perPage = 40;

/** Products that the buyer is waiting for, notified ones first (C260). */
export const remindersQuery = (page: number) =>
  queryOptions({
    queryKey: [...remindersKey, page],
    queryFn: ({ signal }) =>
      fetchData(
        operations.listGoodsReminders,
        { query: { page, per_page: perPage } },
        { read: pageOf(goodsReminderCodec).read, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
