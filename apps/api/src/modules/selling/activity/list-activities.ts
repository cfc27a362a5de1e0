import { activitySummaryCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { firstGoodsOf, loadGoods, type Viewing, viewingOf } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { runningActivities } from './activity.repository.ts';
import { loadSummary, toSummary } from './activity-summary.ts';
import { isPast } from './load-activity.ts';

const goodsShown = 3;

export const listActivities: Handler<'listActivities'> = async (_, context) => {
  const { db, now } = context;
  const viewing = viewingOf(context);
  const summaries = [];
  for (const { goodsCount, ...row } of await runningActivities(db, now)) {
    if (await isPast(db, row, viewing.buyerId)) continue;
    const isCounted = !row.config.scope && !row.config.expiryWithin;
    summaries.push(isCounted ? toSummary(row, goodsCount) : await loadSummary(db, row, now));
  }
  const goods = await bestSellersOf(
    db,
    summaries.map(({ id }) => id),
    viewing,
  );
  return summaries.map((summary, index) => activitySummaryCodec.write({ ...summary, goods: goods[index] ?? [] }));
};

const bestSellersOf = async (db: Executor, activityIds: readonly number[], viewing: Viewing) => {
  const lists = activityIds.map((activityId) => ({ filters: { activityId, inStock: true }, limit: goodsShown }));
  const ids = await firstGoodsOf(db, lists, viewing.now);
  const goods = await loadGoods(db, { ids: ids.flat(), ...viewing });
  return ids.map((list) => list.flatMap((id) => goods.get(id) ?? []));
};
