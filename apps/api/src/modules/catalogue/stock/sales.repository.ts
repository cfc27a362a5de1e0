import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

const soldUnits = (orderId: number) => sql`(
  select line.goods_id, sum(batch.quantity) as quantity from order_line line
  join order_line_batch batch on batch.order_line_id = line.id where line.order_id = ${orderId} group by 1) as sold`;

/** Adds an order's sales, without undelivered units; lock the products' rows before. */
export const countSales = (tx: Executor, orderId: number) =>
  tx.execute(sql`
    update goods set sales = goods.sales + sold.quantity
    from ${soldUnits(orderId)}
    where goods.id = sold.goods_id`);

/** Reverses `countSales`. */
export const uncountSales = (tx: Executor, orderId: number) =>
  tx.execute(sql`
    update goods set sales = greatest(goods.sales - sold.quantity, 0)
    from ${soldUnits(orderId)}
    where goods.id = sold.goods_id`);
