import { dailySpecialsCodec, type Goods } from '@yaoji/api-client/wire';
import { dayMs } from '#durations.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { activitiesOf } from './activity.repository.ts';

const mostGoods = 100;

/** Today's prices, and a preview of those that start within a day: until then their products cost today's price. */
export const listDailySpecials: Handler<'listDailySpecials'> = async (_, { db, now, config, signedIn }) => {
  const found = await activitiesOf(db, 'daily_special', now, new Date(now.getTime() + dayMs), mostGoods);
  const activities = found.filter(({ config: { newcomersOnly } }) => !newcomersOnly);
  const load = (ids: number[], at: Date) =>
    loadGoods(db, { ids, buyerId: signedIn?.buyerId ?? null, now: at, arePricesOpen: config.openPrices });
  const namedBy = (chosen: typeof activities) =>
    [...new Set(chosen.flatMap(({ goodsIds }) => goodsIds))].slice(0, mostGoods);
  const today = activities.filter(({ startsAt }) => startsAt <= now);
  const coming = activities.filter(({ startsAt }) => startsAt > now);
  const ends = today.map(({ endsAt }) => endsAt.getTime());
  const [todayIds, comingIds] = [namedBy(today), namedBy(coming)];
  const goods = await load([...todayIds, ...comingIds], now);
  const begins = coming[0]?.startsAt;
  const later = begins ? await load(comingIds, begins) : new Map<number, Goods>();
  return dailySpecialsCodec.write({
    timestamp: toSeconds(now),
    endsAt: ends.length > 0 ? toSeconds(new Date(Math.min(...ends))) : null,
    goods: todayIds.flatMap((id) => goods.get(id) ?? []),
    tomorrow: comingIds.flatMap((id) => {
      const found = goods.get(id);
      return found ? [{ ...found, special: later.get(id)?.special ?? null }] : [];
    }),
  });
};
