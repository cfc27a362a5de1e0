import { type Delivery, deliveryRows } from '@yaoji/papers';
import type { Executor } from '#db/database.ts';
import { linesOf, loadLines, type OrderRow } from '#modules/order/index.ts';
import { drawDeliveryNotes } from '#modules/pdf/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import { shippedCodes } from '#modules/trace/index.ts';
import { companyOf } from './report.repository.ts';

/** The delivery notes of orders as one PDF (随货同行单). */
export const deliveryNotes = async (db: Executor, orders: readonly OrderRow[]): Promise<Buffer> => {
  const { seller } = await readSettings(db, ['seller']);
  const deliveries: Delivery[] = [];
  for (const order of orders) {
    const lines = await loadLines(db, await linesOf(db, [order.id]));
    const rows = deliveryRows(lines, await shippedCodes(db, order.id));
    deliveries.push({ order, company: await companyOf(db, order.buyerId), rows, seller });
  }
  return drawDeliveryNotes(deliveries);
};
