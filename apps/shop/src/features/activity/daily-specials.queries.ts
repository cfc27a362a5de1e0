import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { dailySpecialsCodec } from '@yaoji/api-client/wire';
import { toDate } from '@yaoji/domain';
import { fetchData } from '#shared/api/api.ts';
import { setServerTime, timeIsHidden } from '#shared/clock/server-clock.ts';

/** Today's prices and tomorrow's (C036). */
export const dailySpecialsQuery = () =>
  queryOptions({
    queryKey: ['daily-specials'],
    queryFn: async () => {
      const specials = await fetchData(operations.listDailySpecials, {}, { read: dailySpecialsCodec.read });
      setServerTime(toDate(specials.timestamp));
      return specials;
    },
    meta: timeIsHidden,
  });
