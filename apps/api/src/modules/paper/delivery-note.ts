import { deliveryRows } from '@yaoji/papers';
import type { Executor } from '#db/database.ts';
import { linesOf, loadLines, type OrderRow } from '#modules/order/index.ts';
import { drawDeliveryNote } from '#modules/pdf/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import { shippedCodes } from '#modules/trace/index.ts';
import { companyOf } from './report.repository.ts';

/** The delivery note of an order as a PDF (随货同行单). */
export const deliveryNote = async (db: Executor, order: OrderRow): Promise<Buffer> => {
  const lines = await loadLines(db, await linesOf(db, [order.id]));
  const rows = deliveryRows(lines, await shippedCodes(db, order.id));
  const { seller } = await readSettings(db, ['seller']);
  return drawDeliveryNote({ order, company: await companyOf(db, order.buyerId), rows, seller });
};
