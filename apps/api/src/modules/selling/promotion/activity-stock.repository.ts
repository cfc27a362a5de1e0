import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { rowSet } from '#db/row-set.ts';

export type ActivityTake = { activityId: number; goodsId: number; quantity: string };

/**
 * Takes from activities' remaining stock, or returns to it if a quantity is negative. Activities without their own
 * stock don't change. Lock the products' rows before; the database refuses to go below zero.
 */
export const takeActivityStock = async (tx: Executor, takes: ActivityTake[]) => {
  if (takes.length === 0) return;
  const rows = rowSet(
    takes.map(({ activityId, goodsId, quantity }) => ({ activity_id: activityId, goods_id: goodsId, quantity })),
    { activity_id: 'bigint', goods_id: 'bigint', quantity: 'numeric' },
  );
  await tx.execute(sql`
    update activity_goods as own set stock = own.stock - take.quantity
    from (
      select activity_id, goods_id, sum(quantity) as quantity
      from ${rows} group by 1, 2
    ) as take
    where own.activity_id = take.activity_id and own.goods_id = take.goods_id and own.stock is not null`);
};
