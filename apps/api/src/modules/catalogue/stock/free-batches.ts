import { addDecimals, compareDecimals, subtractDecimals } from '@yaoji/domain';
import type { Batch } from './stock.repository.ts';
import { allocateBatches, type BatchPart } from './take-stock.ts';

const isSame = (one: BatchPart, other: BatchPart) => one.batchNo === other.batchNo && one.expiry === other.expiry;

/**
 * The sellable part of a warehouse's batches: stock less `held` by orders. If less of a batch is there than is held,
 * the rest is deducted from the others, the earliest expiry first; `missing` is the part that no batch covers.
 */
export const freeBatches = (onHand: readonly BatchPart[], held: readonly BatchPart[]) => {
  let elsewhere = '0';
  const left = onHand.map((batch) => ({ ...batch }));
  for (const each of held) {
    const batch = left.find((one) => isSame(one, each));
    const taken = !batch ? '0' : compareDecimals(batch.quantity, each.quantity) < 0 ? batch.quantity : each.quantity;
    if (batch) batch.quantity = subtractDecimals(batch.quantity, taken);
    elsewhere = addDecimals(elsewhere, subtractDecimals(each.quantity, taken));
  }
  const goodsId = 0;
  const inOrder = left
    .map((batch, id): Batch => ({ ...batch, id, goodsId }))
    .sort((a, b) => ((a.expiry ?? '9') < (b.expiry ?? '9') ? -1 : 1));
  const [others] = allocateBatches([{ goodsId, quantity: elsewhere }], inOrder);
  for (const part of others?.parts ?? []) {
    const batch = left.find((one) => isSame(one, part));
    if (batch) batch.quantity = subtractDecimals(batch.quantity, part.quantity);
  }
  return { batches: left, missing: others?.missing ?? '0' };
};
