import type { DueGoods, DueList, Goods } from '@yaoji/api-client/wire';
import { addMoney, compareOldLine, multiplyMoney, type Replenishment, replenishment } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { goodsToday } from '#modules/catalogue/goods/index.ts';
import { toSeconds } from '#wire-values.ts';
import { histories } from './workbench.repository.ts';

/** Older purchases don't predict today's demand. */
const historyDays = 400;
const leastPurchases = 3;
/** Products count as due this many days ahead. */
const dueWithinDays = 7;

export type Due = Replenishment & { goodsId: number };

/** Puts products that are running out before those that have run out, each by how near that day is. */
const byUrgency = (one: Due, other: Due) => {
  const [isOut, isOtherOut] = [one.daysLeft < 0, other.daysLeft < 0];
  if (isOut !== isOtherOut) return Number(isOut) - Number(isOtherOut);
  return Math.abs(one.daysLeft) - Math.abs(other.daysLeft) || one.goodsId - other.goodsId;
};

/** Products that a buyer will probably need within a week, the most urgent first. */
export const dueGoodsOf = async (db: Executor, buyerId: number, now: Date): Promise<Due[]> => {
  const since = new Date(now.getTime() - historyDays * dayMs);
  const found = await histories(db, buyerId, { since, now, least: leastPurchases });
  return found
    .flatMap(({ goodsId, purchases }) => {
      const due = replenishment(purchases, now);
      return due && due.daysLeft <= dueWithinDays ? { ...due, goodsId } : [];
    })
    .sort(byUrgency);
};

/** Due products with current data; leaves out unlisted ones. */
export const toDueList = (due: readonly Due[], goods: ReadonlyMap<number, Goods>): DueList => {
  const list = due.flatMap((one) => {
    const found = goods.get(one.goodsId);
    return found && found.block?.code !== 'OFF_SHELF' ? toDueGoods(one, found) : [];
  });
  return {
    list: list.map(({ shown }) => shown),
    total: list.length,
    amount: addMoney(...list.map(({ amount }) => amount)),
  };
};

function toDueGoods(due: Due, goods: Goods): { shown: DueGoods; amount: string } {
  const usual = { id: goods.id, goodsId: goods.id, quantity: due.quantity, unitPrice: goods.price ?? '0' };
  const { quantity, unitPrice } = compareOldLine(usual, goodsToday(goods));
  return {
    shown: { goods, intervalDays: due.intervalDays, daysLeft: due.daysLeft, quantity, lastAt: toSeconds(due.lastAt) },
    amount: unitPrice === null ? '0.00' : multiplyMoney(unitPrice, quantity),
  };
}
