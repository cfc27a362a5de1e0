import type { Executor } from '#db/database.ts';
import { type DrawRecordRow, insertRecord, type PrizeRow, putBackPrize, takePrize } from './draw.repository.ts';
import { handOutPrize, remarksOf } from './hand-out-prize.ts';

/** One draw by one buyer. */
export type Lot = { drawId: number; buyerId: number; key: string };

/** Takes one of a prize, books it and stores the result; null if none is left. */
export const awardPrize = async (tx: Executor, lot: Lot, prize: PrizeRow, now: Date): Promise<DrawRecordRow | null> => {
  if (!(await takePrize(tx, prize.id))) return null;
  if (await handOutPrize(tx, lot.buyerId, prize, lot.key, now)) {
    return recordLot(tx, lot, { ...prize, remarks: remarksOf(prize) }, now);
  }
  await putBackPrize(tx, prize.id);
  return null;
};

type Outcome = { id: number | null; name: string; remarks: string };

export const recordLot = (tx: Executor, { drawId, buyerId, key }: Lot, outcome: Outcome, now: Date) =>
  insertRecord(tx, {
    drawId,
    buyerId,
    prizeId: outcome.id,
    idempotencyKey: key,
    name: outcome.name,
    remarks: outcome.remarks,
    createdAt: now,
  });
