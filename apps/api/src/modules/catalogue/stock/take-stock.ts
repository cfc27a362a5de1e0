import { chinaDay, compareDecimals, subtractDecimals } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { applyChanges, type Batch, sellableBatches } from './stock.repository.ts';

/** Units of one line from one batch. */
export type BatchPart = { batchNo: string; expiry: string | null; quantity: string };

export type Want = { goodsId: number; quantity: string };

export type Allocation = { parts: BatchPart[]; missing: string };

/** Allocates wanted quantities to batches, the earliest expiry first (O6); serves lines of one product in order. */
export const allocateBatches = (wants: readonly Want[], batches: readonly Batch[]): Allocation[] => {
  const left = Map.groupBy(
    batches.map((batch) => ({ ...batch })),
    ({ goodsId }) => goodsId,
  );
  return wants.map(({ goodsId, quantity }) => {
    const parts: BatchPart[] = [];
    let missing = quantity;
    for (const batch of left.get(goodsId) ?? []) {
      if (compareDecimals(missing, 0) <= 0) break;
      if (compareDecimals(batch.quantity, 0) <= 0) continue;
      const taken = compareDecimals(batch.quantity, missing) < 0 ? batch.quantity : missing;
      parts.push({ batchNo: batch.batchNo, expiry: batch.expiry, quantity: taken });
      batch.quantity = subtractDecimals(batch.quantity, taken);
      missing = subtractDecimals(missing, taken);
    }
    return { parts, missing };
  });
};

/**
 * Finds batches for an order without taking them yet; lock the products' rows before. `missing` above zero means that a
 * line is not fully available.
 */
export const findBatches = async (tx: Executor, wants: readonly Want[], now: Date): Promise<Allocation[]> => {
  const ids = [...new Set(wants.map(({ goodsId }) => goodsId))];
  return allocateBatches(wants, await sellableBatches(tx, ids, chinaDay(now)));
};

/** Takes the found units out of stock. */
export const takeBatches = (
  tx: Executor,
  wants: readonly Want[],
  found: readonly Allocation[],
  orderId: number,
  now: Date,
) => {
  const taken = new Map<string, { goodsId: number; batchNo: string; expiry: string | null; change: string }>();
  wants.forEach(({ goodsId }, index) => {
    for (const { batchNo, expiry, quantity } of found[index]?.parts ?? []) {
      const key = JSON.stringify([goodsId, batchNo, expiry]);
      const before = taken.get(key)?.change ?? '0';
      taken.set(key, { goodsId, batchNo, expiry, change: subtractDecimals(before, quantity) });
    }
  });
  return applyChanges(tx, [...taken.values()], 'order', orderId, now);
};
