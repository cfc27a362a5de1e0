import { type Delivery, deliveryRows } from '@yaoji/papers';
import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  batchesOf,
  isSameBatch,
  type LineBatch,
  linesOf,
  loadLines,
  type OrderRow,
  parcelBatches,
  parcelsOf,
} from '#modules/orders/order/index.ts';
import { shippedCodes } from '#modules/orders/trace/index.ts';
import { drawDeliveryNotes } from '#modules/platform/pdf/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { companyOf } from './report.repository.ts';

/** The products that a note accompanies. */
type Contents = { id: number; sentAt: Date | null; batches: readonly LineBatch[] };

/** The parcels of an order with their contents, or what is set aside before the first one leaves. */
const contentsOf = async (db: Executor, order: OrderRow, ids: number[]): Promise<Contents[]> => {
  const batches = Map.groupBy(await parcelBatches(db, order.id), ({ shipmentId }) => shipmentId);
  const parcels = (await parcelsOf(db, order.id)).flatMap(({ id, createdAt }) => {
    const own = batches.get(id);
    return own ? [{ id, sentAt: createdAt, batches: own }] : [];
  });
  return parcels.length > 0 ? parcels : [{ id: 0, sentAt: order.shippedAt, batches: await batchesOf(db, ids) }];
};

type Code = Awaited<ReturnType<typeof shippedCodes>>[number];

/** Codes recorded for another box, which has no contents, count in the last parcel that took their batch. */
const parcelOf = (code: Code, contents: readonly Contents[]) => {
  const isOf = (each: LineBatch) => isSameBatch(each, { ...code, orderLineId: code.lineId });
  const own = contents.find(({ id }) => id === code.shipmentId);
  return (own ?? contents.findLast(({ batches }) => batches.some(isOf)))?.id;
};

/** The delivery notes of orders, one for each parcel or only that of one, as one PDF (随货同行单). */
export const deliveryNotes = async (db: Executor, orders: readonly OrderRow[], parcelId?: number): Promise<Buffer> => {
  const { seller } = await readSettings(db, ['seller']);
  const deliveries: Delivery[] = [];
  for (const order of orders) {
    const lines = await linesOf(db, [order.id]);
    const ids = lines.map(({ id }) => id);
    const codes = await shippedCodes(db, order.id);
    const company = await companyOf(db, order.buyerId);
    const contents = await contentsOf(db, order, ids);
    for (const { id, sentAt, batches } of contents) {
      if (parcelId !== undefined && parcelId !== id) continue;
      const own = codes.filter((code) => parcelOf(code, contents) === id);
      const rows = deliveryRows(await loadLines(db, lines, batches), own);
      deliveries.push({ order: { ...order, shippedAt: sentAt }, company, rows, seller });
    }
  }
  if (deliveries.length === 0) throw new Refusal('parcelMissing');
  return drawDeliveryNotes(deliveries);
};
