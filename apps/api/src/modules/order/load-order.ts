import type { Order } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { notFound } from '#errors/refusal.ts';
import { countingPayment, toPayment } from '#modules/payment/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import { loadLines } from './load-lines.ts';
import { eventsOf, findOrder, linesOf } from './order.repository.ts';
import { toOrder } from './order-models.ts';

/** A buyer's own order in full. */
export const loadOrder = async (db: Executor, buyerId: number, id: number, now: Date): Promise<Order> => {
  const row = await findOrder(db, buyerId, id);
  if (!row) throw notFound('订单不存在');
  const { deliveries, bank } = await readSettings(db, ['deliveries', 'bank']);
  const payment = await countingPayment(db, id);
  return toOrder(row, {
    lines: await loadLines(db, await linesOf(db, [id])),
    events: await eventsOf(db, id),
    payment: payment && toPayment(payment, row.no, bank),
    deliveryName: deliveries.find(({ code }) => code === row.delivery)?.name ?? row.delivery,
    now,
  });
};
