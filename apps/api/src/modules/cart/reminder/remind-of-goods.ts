import type { Goods } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Db } from '#db/database.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { JobRunner } from '#modules/platform/job/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import { markSent, type ReminderRow, waitingReminders } from './goods-reminder.repository.ts';

/** Notifies buyers of products that are back or cheaper, as each buyer sees them; without ids, of all products. */
export const remindOfGoods = async (db: Db, now: Date, goodsIds: number[] | null = null): Promise<void> => {
  const byBuyer = Map.groupBy(await waitingReminders(db, goodsIds), ({ buyerId }) => buyerId);
  for (const [buyerId, waiting] of byBuyer) {
    const goods = await loadGoods(db, { ids: waiting.map(({ goodsId }) => goodsId), buyerId, now });
    for (const reminder of waiting) {
      const found = goods.get(reminder.goodsId);
      if (found && isDue(reminder, found)) await send(db, reminder, found, now);
    }
  }
};

/** Only available products are worth a message. */
const isDue = ({ awaits, price }: ReminderRow, goods: Goods): boolean => {
  if (goods.block !== null || goods.price === null) return false;
  return awaits === 'stock' || (price !== null && compareMoney(goods.price, price) < 0);
};

const send = (db: Db, reminder: ReminderRow, goods: Goods, now: Date) =>
  db.transaction(async (tx) => {
    if (!(await markSent(tx, reminder, now))) return;
    const { buyerId, goodsId, awaits, price, createdAt } = reminder;
    const name = [goods.name, goods.spec, goods.maker].filter(Boolean).join(' ');
    const isSeckill = goods.special?.kind === 'seckill';
    const before =
      price === null || compareMoney(price, goods.price ?? price) === 0 ? '' : `，登记时 ¥${toUnitPrice(price)}`;
    const body =
      awaits === 'stock'
        ? `${name} 已到货，库存 ${toQuantity(goods.stock)}${goods.unit}，现价 ¥${goods.price}${before}。点击去购买。`
        : `${name} ${isSeckill ? '开抢了' : '降价了'}，现价 ¥${goods.price}${before}。点击去购买。`;
    const title = awaits === 'stock' ? '到货提醒' : isSeckill ? '开抢提醒' : '降价提醒';
    const url = href('list_info', { id: goodsId });
    const reference = `goods-reminder:${goodsId}:${createdAt.getTime()}`;
    await sendMessage(tx, buyerId, { kind: 'system', title, body, url, reference }, now);
  });

export const goodsReminderRunner: JobRunner = async (db, { goodsIds }: { goodsIds: number[] }, now) => {
  await remindOfGoods(db, now, goodsIds);
  return undefined;
};
