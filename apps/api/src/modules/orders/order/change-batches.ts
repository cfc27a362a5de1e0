import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { type LineBatch, mergeBatches, withoutBatches } from './line-batches.ts';
import { batchesOf, replaceLineBatches } from './order.repository.ts';
import { sentBatches } from './parcel.repository.ts';

/** Replaces the units of lines that are still to ship; those that have left stay. */
export const replaceOpenBatches = async (tx: Tx, lineIds: number[], open: readonly LineBatch[]): Promise<void> =>
  replaceLineBatches(tx, lineIds, mergeBatches([...(await sentBatches(tx, lineIds)), ...open]));

/** Takes units off the lines of an order, which must keep some. */
export const takeFromLines = async (tx: Tx, lineIds: number[], taken: readonly LineBatch[]): Promise<void> => {
  const left = withoutBatches(await batchesOf(tx, lineIds), taken);
  if (left.length === 0) throw new Refusal('nothingLeftToShip');
  await replaceLineBatches(tx, lineIds, left);
};
