import { seckillCodec } from '@yaoji/api-client/wire';
import { dayMs } from '#durations.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { activitiesOf } from './activity.repository.ts';

const goodsInRound = 20;

/** Rounds that run or start within a day; only a running one has its price on products (D4). */
export const listSpike: Handler<'listSpike'> = async ({ query }, { db, now, config, signedIn }) => {
  const open = await activitiesOf(db, 'seckill', now, new Date(now.getTime() + dayMs), goodsInRound);
  const { goods_rounds: withGoods = open.length } = query;
  const rounds = open.map((round, index) => (index < withGoods ? round : { ...round, goodsIds: [] }));
  const goods = await loadGoods(db, {
    ids: rounds.flatMap(({ goodsIds }) => goodsIds),
    buyerId: signedIn?.buyerId ?? null,
    now,
    arePricesOpen: config.openPrices,
  });
  return seckillCodec.write({
    timestamp: toSeconds(now),
    rounds: rounds.map(({ id, title, startsAt, endsAt, goodsIds }) => ({
      id,
      title,
      startsAt: toSeconds(startsAt),
      endsAt: toSeconds(endsAt),
      isRunning: startsAt <= now,
      goods: goodsIds.flatMap((goodsId) => goods.get(goodsId) ?? []),
    })),
  });
};
