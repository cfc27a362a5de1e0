import type { Executor } from '#db/database.ts';
import { findOrder, linesOf, type OrderLineRow } from '#modules/order/index.ts';

/** The lines of a buyer's own order that were bought; gifts came by themselves and do so again. */
export const oldLines = async (db: Executor, buyerId: number, orderId: number): Promise<OrderLineRow[]> => {
  const order = await findOrder(db, buyerId, orderId);
  return (await linesOf(db, [order.id])).filter(({ isGift }) => !isGift);
};
