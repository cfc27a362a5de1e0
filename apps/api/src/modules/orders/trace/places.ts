import { compareDecimals } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { batchesOf, isSameBatch, type LineBatch, linesOf, openBatches } from '#modules/orders/order/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { countCodes, goodsFacts } from './trace.repository.ts';

/** A batch of an order line, to be filled with boxes. */
export type Place = {
  lineId: number;
  goodsId: number;
  name: string;
  spec: string;
  unit: string;
  batchNo: string;
  expiry: string | null;
  /** Units still to ship; the sent ones if there are none. */
  quantity: string;
  isOpen: boolean;
  /** Recorded boxes of that quantity. */
  count: number;
  /** It must not leave before every box is recorded. */
  isRequired: boolean;
  /** The product's barcode as 14 digits; null if it has none. */
  gtin: string | null;
};

/** The places for codes of an order, line by line. */
export const placesOf = async (db: Executor, orderId: number): Promise<Place[]> => {
  const lines = new Map((await linesOf(db, [orderId])).map((line) => [line.id, line]));
  const ids = [...lines.keys()];
  const { trace } = await readSettings(db, ['trace']);
  const required = trace.requiredScopes.split(/[,，、]/).map((scope) => scope.trim());
  const facts = await goodsFacts(db, [...new Set([...lines.values()].map(({ goodsId }) => goodsId))]);
  const counts = await countCodes(db, ids);
  const open = await openBatches(db, ids);
  return (await batchesOf(db, ids)).flatMap((batch) => {
    const { orderLineId, batchNo, expiry } = batch;
    const line = lines.get(orderLineId);
    const own = facts.find(({ id }) => id === line?.goodsId);
    if (!line || !own) return [];
    const { goodsId, name, spec, unit } = line;
    const count = counts.find((each) => isSameBatch(each, batch));
    const left = open.find((each) => isSameBatch(each, batch));
    const { quantity } = left ?? batch;
    return {
      ...{ lineId: orderLineId, goodsId, name, spec, unit, batchNo, expiry, quantity },
      isOpen: left !== undefined,
      count: (left ? count?.picked : count?.count) ?? 0,
      isRequired: required.includes(own.scope) && own.scope !== '',
      gtin: own.barcode === '' ? null : own.barcode.padStart(14, '0'),
    };
  });
};

/** The scanned part of batches that are still to ship. */
export const scannedBatches = async (db: Executor, open: readonly LineBatch[]): Promise<LineBatch[]> => {
  const counts = await countCodes(
    db,
    open.map(({ orderLineId }) => orderLineId),
  );
  return open.flatMap((batch) => {
    const found = counts.find((each) => isSameBatch(each, batch));
    const picked = String(found?.picked ?? 0);
    if (picked === '0') return [];
    return [{ ...batch, quantity: compareDecimals(picked, batch.quantity) < 0 ? picked : batch.quantity }];
  });
};

/**
 * Refuses a parcel, or all that is still to ship, with fewer codes than boxes if its products require them, or with more
 * codes than boxes.
 */
export const requireCodes = async (db: Executor, orderId: number, parcel?: readonly LineBatch[]): Promise<void> => {
  const places = (await placesOf(db, orderId)).flatMap((place) => {
    const part = parcel?.find((each) => isSameBatch(each, { ...place, orderLineId: place.lineId }));
    if (parcel ? !part : !place.isOpen) return [];
    return [part ? { ...place, quantity: part.quantity } : place];
  });
  const wrong = places.filter(({ quantity, count, isRequired }) => {
    const boxes = Math.ceil(Number(quantity));
    return isRequired ? count !== boxes : count > boxes;
  });
  if (wrong.length === 0) return;
  const texts = wrong.map(({ name, batchNo, quantity, count }) => `${name} ${batchNo}（${count}/${Number(quantity)}）`);
  throw new Refusal('codesIncomplete', { texts });
};
