import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { spikeCodec } from '@yaoji/api-client/wire';
import { toDate } from '@yaoji/domain';
import { fetchData } from '#shared/api/api.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';

/** Seckill rounds with their goods, running and coming (C030). */
export const spikeQuery = () =>
  queryOptions({
    queryKey: ['spike'],
    queryFn: async () => {
      const spike = await fetchData(operations.listSpike, {}, { read: spikeCodec.read });
      setServerTime(toDate(spike.timestamp));
      return spike;
    },
  });
