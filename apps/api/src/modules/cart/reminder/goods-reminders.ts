import { type GoodsReminder, goodsReminderCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import { goodsReminderJob } from '#modules/catalogue/stock/index.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { toSeconds, toSecondsOrNull, toUnitPrice } from '#wire-values.ts';
import {
  deleteReminders,
  nextSpecial,
  type ReminderRow,
  reminderPage,
  saveReminder,
  sentSince,
} from './goods-reminder.repository.ts';

const shownMs = 3 * dayMs;
const shownAtOnce = 8;

export const listGoodsReminders: Handler<'listGoodsReminders'> = async ({ query }, { db, now, signedIn }) => {
  const { page = 1, per_page = 20 } = query;
  const { rows, total } = await reminderPage(db, signedIn.buyerId, page, per_page);
  const list = await withGoods(db, rows, signedIn.buyerId, now);
  return { list: list.map(goodsReminderCodec.write), total, page, per_page };
};

export const addGoodsReminder: Handler<'addGoodsReminder'> = async ({ body }, { db, now, signedIn: { buyerId } }) => {
  const goodsId = body.goods_id;
  const goods = (await loadGoods(db, { ids: [goodsId], buyerId, now })).get(goodsId);
  if (!goods || goods.block?.code === 'OFF_SHELF') throw new Refusal('goodsUnlisted');
  const isSoldOut = goods.block?.code === 'NO_STOCK' || goods.block?.code === 'BELOW_PACK';
  if (!isSoldOut && goods.price === null) throw new Refusal('priceHidden');
  const awaits = isSoldOut ? 'stock' : 'price';
  await saveReminder(db, { buyerId, goodsId, awaits, price: goods.price, createdAt: now });
  const next = await nextSpecial(db, goodsId, now);
  if (next) await remindAt(db, goodsId, next.startsAt);
  return new Answer(
    null,
    isSoldOut ? '已设置到货提醒，到货后在消息中通知您' : `已设置降价提醒，低于 ¥${goods.price} 时在消息中通知您`,
  );
};

/** Prices that start at a time would otherwise be noticed only by the next hourly run. */
const remindAt = (db: Executor, goodsId: number, startsAt: Date) =>
  addJob(db, {
    kind: goodsReminderJob,
    key: `${goodsReminderJob}:${goodsId}:${startsAt.getTime()}`,
    payload: { goodsIds: [goodsId] },
    runAt: startsAt,
  });

export const cancelGoodsReminders: Handler<'cancelGoodsReminders'> = async ({ body }, { db, signedIn }) => {
  await deleteReminders(db, signedIn.buyerId, body.goods_ids);
  return new Answer(null, '已取消提醒');
};

/** The buyer's reminders of the last three days. */
export const recentReminders = async (db: Executor, buyerId: number, now: Date): Promise<GoodsReminder[]> =>
  withGoods(db, await sentSince(db, buyerId, new Date(now.getTime() - shownMs), shownAtOnce), buyerId, now);

const withGoods = async (db: Executor, rows: ReminderRow[], buyerId: number, now: Date): Promise<GoodsReminder[]> => {
  const goods = await loadGoods(db, { ids: rows.map(({ goodsId }) => goodsId), buyerId, now });
  return rows.flatMap(({ goodsId, awaits, price, createdAt, sentAt }) => {
    const found = goods.get(goodsId);
    const times = { createdAt: toSeconds(createdAt), sentAt: toSecondsOrNull(sentAt) };
    return found ? [{ goods: found, awaits, price: price && toUnitPrice(price), ...times }] : [];
  });
};
