import type { OrderLine } from '@yaoji/api-client/wire';
import { addDecimals, type DeliveredBatch, type DeliveredCode, type DeliveredLine, type Receipt } from '@yaoji/domain';
import { type DeliveryRow, deliveryRows } from '@yaoji/papers';
import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { storageOf } from '#modules/catalogue/goods/index.ts';
import { findOrder, linesOf, loadLines, type OrderRow, sentBatches } from '#modules/orders/order/index.ts';
import { shippedCodes } from '#modules/orders/trace/index.ts';
import { type EntryRow, packsOf, prefixesOf } from './receiving.repository.ts';

type LoadedLine = DeliveredLine &
  Pick<OrderLine, 'name' | 'spec' | 'maker' | 'unit' | 'approvalNo'> & { dosageForm: string; storage: string };

type LoadedDelivery = { lines: LoadedLine[]; codes: DeliveredCode[] };

/** A wholly or partly shipped order of the buyer; another buyer's is treated as unknown (P8). */
export const shippedOrder = async (
  db: Executor,
  buyerId: number,
  id: number,
): Promise<OrderRow & { shippedAt: Date }> => {
  const order = await findOrder(db, buyerId, id);
  const { shippedAt } = order;
  if (!shippedAt) throw new Refusal('receivingNotYet');
  return { ...order, shippedAt };
};

/** The sent part of an order: batches as on its delivery notes, and boxes with recorded codes. */
export const loadDelivery = async (db: Executor, orderId: number): Promise<LoadedDelivery> => {
  const own = await linesOf(db, [orderId]);
  const ids = own.map(({ id }) => id);
  const lines = await loadLines(db, own, await sentBatches(db, ids));
  const rows = Map.groupBy(deliveryRows(lines), ({ line }) => line);
  const goodsIds = [...new Set(lines.map(({ goodsId }) => goodsId))];
  const packs = new Map((await packsOf(db, goodsIds)).map((pack) => [pack.id, pack]));
  const storage = await storageOf(db, goodsIds);
  const prefixes = Map.groupBy(await prefixesOf(db, goodsIds), ({ goodsId }) => goodsId);
  const codes = await shippedCodes(db, orderId);
  return {
    codes,
    lines: lines.flatMap((line) => {
      const { id, goodsId, name, spec, maker, unit, approvalNo } = line;
      const batches = [...Map.groupBy(rows.get(line) ?? [], ({ batchNo }) => batchNo)].map(inOne);
      const own = {
        barcode: packs.get(goodsId)?.barcode ?? '',
        storage: storage.get(goodsId) ?? '',
        dosageForm: packs.get(goodsId)?.dosageForm ?? '',
        prefixes: (prefixes.get(goodsId) ?? []).map(({ prefix }) => prefix),
      };
      return batches.length > 0 ? [{ id, name, spec, maker, unit, approvalNo, ...own, batches }] : [];
    }),
  };
};

/** Boxes only state a batch: if it has several expiries in the books, the earliest applies. */
const inOne = ([batchNo, rows]: [string, DeliveryRow[]]): DeliveredBatch => ({
  batchNo,
  expiry: rows.flatMap(({ expiry }) => expiry ?? []).toSorted()[0] ?? null,
  quantity: addDecimals('0', ...rows.map(({ quantity }) => quantity)),
});

export const toReceipt = ({ key, result, orderLineId, batchNo, quantity, code, note }: EntryRow): Receipt => ({
  key,
  result,
  lineId: orderLineId,
  batchNo,
  quantity,
  code,
  note,
});
