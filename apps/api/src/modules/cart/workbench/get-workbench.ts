import { workbenchCodec } from '@yaoji/api-client/wire';
import { dayMs } from '#durations.ts';
import { boughtPage, toBoughtGoods } from '#modules/cart/bought/index.ts';
import { recentReminders } from '#modules/cart/reminder/index.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { dueGoodsOf, toDueList } from './due-goods.ts';
import { toLastOrder } from './last-order.ts';
import { whatWaits } from './workbench.repository.ts';

const soonMs = 3 * dayMs;
const shownBought = 8;
const shownDue = 3;

/** The buyer's start page, in one call that loads all its products together. */
export const getWorkbench: Handler<'getWorkbench'> = async (_, { db, now, signedIn: { buyerId } }) => {
  const [waits, due, bought, reminders] = await Promise.all([
    whatWaits(db, buyerId, now, new Date(now.getTime() + soonMs)),
    dueGoodsOf(db, buyerId, now),
    boughtPage(db, buyerId, null, { page: 1, perPage: shownBought, sort: 'often' }),
    recentReminders(db, buyerId, now),
  ]);
  const { lastOrder } = waits;
  const ids = [...due, ...bought.list, ...(lastOrder?.lines ?? [])].map(({ goodsId }) => goodsId);
  const goods = await loadGoods(db, { ids, buyerId, now });
  const dueList = toDueList(due, goods);
  return workbenchCodec.write({
    pending: {
      count: waits.pending,
      total: waits.pendingTotal,
      expiresAt: waits.expiresAt && toSeconds(waits.expiresAt),
    },
    shippedCount: waits.shipped,
    couponCount: waits.coupons,
    endingCouponCount: waits.endingCoupons,
    balance: waits.balance,
    lastOrder: lastOrder && toLastOrder(lastOrder, goods),
    due: { ...dueList, list: dueList.list.slice(0, shownDue) },
    bought: toBoughtGoods(bought.list, goods),
    reminders,
    recallCount: waits.recalls,
    boughtTotal: bought.total,
  });
};
