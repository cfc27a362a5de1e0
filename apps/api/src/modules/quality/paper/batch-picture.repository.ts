import { and, eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { batchPicture } from '#db/schema/batch-picture.ts';
import type { GoodsPicture } from '#db/schema/goods.ts';
import type { BatchKey } from './report.repository.ts';

/** Replaces the picture of a batch; returns the paths of files that nothing shows any more. */
export const addBatchPicture = async (tx: Tx, batch: BatchKey, picture: GoodsPicture, now: Date): Promise<string[]> => {
  const { goodsId, batchNo } = batch;
  const values = { goodsId, batchNo, ...picture, createdAt: now };
  // Of two first pictures at once, the second waits here, and finds the other one below.
  const added = await tx.insert(batchPicture).values(values).onConflictDoNothing().returning();
  if (added.length > 0) return [];
  const ofBatch = and(eq(batchPicture.goodsId, goodsId), eq(batchPicture.batchNo, batchNo));
  const before = await onlyRow(tx.select().from(batchPicture).where(ofBatch).for('update'));
  await tx.update(batchPicture).set(values).where(ofBatch);
  return [before.large, before.thumbnail];
};
