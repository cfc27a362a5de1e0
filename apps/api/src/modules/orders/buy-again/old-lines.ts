import type { Executor } from '#db/database.ts';
import { findOrder, linesOf, type OrderLineRow } from '#modules/orders/order/index.ts';

/** The bought lines of a buyer's own order; gifts are added automatically, as before. */
export const oldLines = async (db: Executor, buyerId: number, orderId: number): Promise<OrderLineRow[]> => {
  const order = await findOrder(db, buyerId, orderId);
  return (await linesOf(db, [order.id])).filter(({ isGift }) => !isGift);
};
