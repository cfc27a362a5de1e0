import { queryOptions } from '@tanstack/react-query';
import { toDate } from '@yaoji/domain';
import { firstCalls } from '#shared/api/api.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';

/** Seckill rounds with their goods, running and coming (C030). */
export const spikeQuery = () =>
  queryOptions({
    queryKey: ['spike'],
    queryFn: async () => {
      const spike = await (await firstCalls()).fetchSpike();
      setServerTime(toDate(spike.timestamp));
      return spike;
    },
  });
