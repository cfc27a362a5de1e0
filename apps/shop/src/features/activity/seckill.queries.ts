import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { seckillCodec } from '@yaoji/api-client/wire';
import { toDate } from '@yaoji/domain';
import { fetchData } from '#shared/api/api.ts';
import { setServerTime, timeIsHidden } from '#shared/clock/server-clock.ts';

/** Seckill rounds, running and upcoming, the first with its products (C030). */
export const seckillQuery = () =>
  queryOptions({
    queryKey: ['seckill'],
    queryFn: async () => {
      const seckill = await fetchData(
        operations.listSpike,
        { query: { goods_rounds: 1 } },
        { read: seckillCodec.read },
      );
      setServerTime(toDate(seckill.timestamp));
      return seckill;
    },
    meta: timeIsHidden,
  });
