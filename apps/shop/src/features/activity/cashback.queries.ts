import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { cashbackCodec } from '@yaoji/api-client/wire';
import { toDate } from '@yaoji/domain';
import { fetchData } from '#shared/api/api.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';

/** Tiers of the running cashback, and this buyer's progress (C199). */
export const cashbackQuery = () =>
  queryOptions({
    queryKey: ['cashback'],
    queryFn: async () => {
      const cashback = await fetchData(operations.getCashback, {}, { read: cashbackCodec.read });
      setServerTime(toDate(cashback.timestamp));
      return cashback;
    },
  });
