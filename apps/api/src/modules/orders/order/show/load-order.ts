import type { Order } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { openDebtOf } from '#modules/money/credit/index.ts';
import { countingPayment, toPayment } from '#modules/money/payment/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { toSeconds } from '#wire-values.ts';
import { eventsOf, findOrder, linesOf } from '../order.repository.ts';
import { loadArrived } from '../pay/load-arrived.ts';
import { replacementsOf } from '../replacement.repository.ts';
import { loadLines } from './load-lines.ts';
import { orderActions, partlyShipped, returnable, serviceFacts } from './order-actions.ts';
import { toOrder } from './order-models.ts';
import { afterSalesOf, batchesWithoutReport, invoiceOf, returnsOf, slipOf } from './order-services.repository.ts';

/** A buyer's own order in full. */
export const loadOrder = async (db: Executor, buyerId: number, id: number, now: Date): Promise<Order> => {
  const row = await findOrder(db, buyerId, id);
  const { deliveries, bank } = await readSettings(db, ['deliveries', 'bank']);
  const payment = await countingPayment(db, id);
  const lines = await linesOf(db, [id]);
  const facts = await serviceFacts(db, [row]);
  const loaded = {
    lines: await loadLines(db, lines),
    actions: orderActions(row, lines, facts),
    partlyShipped: partlyShipped(row, lines, facts),
    slip: await slipOf(db, id),
    returnable: returnable(row, lines, facts),
    returns: (await returnsOf(db, id)).map(dated),
    afterSales: (await afterSalesOf(db, id)).map(dated),
    invoice: await invoiceOf(db, id),
    ...(await replacementsOf(db, id)),
    missingReports: row.shippedAt ? await batchesWithoutReport(db, id) : [],
    payment: payment && toPayment(payment, row, bank),
    arrived: await loadArrived(db, row),
    debt: row.paymentMethod === 'credit' ? await openDebtOf(db, id, now) : null,
    deliveryName: deliveries.find(({ code }) => code === row.delivery)?.name ?? row.delivery,
  };
  return toOrder(row, loaded, await eventsOf(db, id), now);
};

const dated = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: toSeconds(row.createdAt) });
