import type { Db, Executor } from '#db/database.ts';
import { activity, activityGoods, activityTier, activityTierGoods } from '#db/schema/activity.ts';
import { goods } from '#db/schema/goods.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { stockLog } from '#db/schema/stock-log.ts';
import { dayMs } from '#durations.ts';
import { editGoods } from '#modules/catalogue/goods/index.ts';
import { changeStock, lockGoods } from '#modules/catalogue/stock/index.ts';

type Batch = { batchNo: string; expiry: string | null; quantity: string };

type NewGoods = Partial<typeof goods.$inferInsert> & {
  batches?: Batch[];
  ladder?: { number: string; price: string }[];
};

let count = 0;

/** Products for every approved buyer: 12.80 a box, 100 boxes in one batch, sold singly. */
export const addGoods = async (db: Executor, { batches, ladder = [], ...values }: NewGoods = {}) => {
  count += 1;
  const parts = batches ?? [{ batchNo: `B${count}`, expiry: '2028-06-30', quantity: values.stock ?? '100' }];
  const stock = parts.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  const [row] = await db
    .insert(goods)
    .values({
      identity: `test:${count}`,
      name: `六味地黄丸${count}`,
      maker: '豫西本草制药有限公司',
      spec: '200丸/瓶',
      unit: '盒',
      price: '12.80',
      ...values,
      stock: String(stock),
      expiry: parts.map(({ expiry }) => expiry).sort()[0] ?? null,
    })
    .returning();
  if (!row) throw new Error('No goods were added.');
  const held = parts.filter(({ quantity }) => Number(quantity) > 0).map((part) => ({ ...part, goodsId: row.id }));
  if (held.length > 0) {
    await db.insert(stockBatch).values(held);
    await db
      .insert(stockLog)
      .values(held.map(({ quantity, ...part }) => ({ ...part, change: quantity, reason: 'import' as const })));
  }
  if (ladder.length > 0) await db.insert(priceLadder).values(ladder.map((step) => ({ ...step, goodsId: row.id })));
  return row;
};

/** Changes a product as an operator does. */
export const changeGoods = (db: Db, id: number, values: Parameters<typeof editGoods>[2], now: Date) =>
  db.transaction(async (tx) => {
    await lockGoods(tx, [id]);
    await editGoods(tx, id, values, now);
  });

/** Books a delivery into a batch. */
export const addStock = (db: Db, goodsId: number, batch: Batch, now: Date) =>
  db.transaction(async (tx) => {
    await lockGoods(tx, [goodsId]);
    const { batchNo, expiry, quantity } = batch;
    await changeStock(tx, [{ goodsId, batchNo, expiry, change: quantity }], 'import', null, now);
  });

type Tier = { amount: string; money?: string; goods?: { goodsId: number; quantity: string; price?: string }[] };

type NewActivity = Pick<typeof activity.$inferInsert, 'kind'> &
  Partial<typeof activity.$inferInsert> & {
    tiers?: Tier[];
    goods?: Omit<typeof activityGoods.$inferInsert, 'activityId'>[];
  };

/** An activity from a day before `now` to a day after it. */
export const addActivity = async (
  db: Executor,
  now: Date,
  { tiers = [], goods: named = [], ...values }: NewActivity,
) => {
  const period = { startsAt: new Date(now.getTime() - dayMs), endsAt: new Date(now.getTime() + dayMs) };
  const [row] = await db
    .insert(activity)
    .values({ title: '测试活动', ...period, ...values })
    .returning();
  if (!row) throw new Error('No activity was added.');
  if (named.length > 0) await db.insert(activityGoods).values(named.map((each) => ({ ...each, activityId: row.id })));
  for (const { goods: gifts = [], ...tier } of tiers) {
    const [step] = await db
      .insert(activityTier)
      .values({ ...tier, activityId: row.id })
      .returning();
    if (step && gifts.length > 0) {
      await db.insert(activityTierGoods).values(gifts.map((each) => ({ ...each, tierId: step.id })));
    }
  }
  return row;
};
