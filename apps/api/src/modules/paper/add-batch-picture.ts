import type { Executor } from '#db/database.ts';
import type { GoodsPicture } from '#db/schema/goods.ts';
import { type BatchKey, batchPictureOf, saveBatchPicture } from './report.repository.ts';

/** Replaces the picture of a batch; returns the paths of files that nothing shows any more. */
export const addBatchPicture = async (
  tx: Executor,
  batch: BatchKey,
  { large, thumbnail }: GoodsPicture,
  now: Date,
): Promise<string[]> => {
  const before = await batchPictureOf(tx, batch);
  await saveBatchPicture(tx, { ...batch, large, thumbnail, createdAt: now });
  return before ? [before.large, before.thumbnail] : [];
};
