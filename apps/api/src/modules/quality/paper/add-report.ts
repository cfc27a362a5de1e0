import type { Executor } from '#db/database.ts';
import { type BatchKey, saveReport } from './report.repository.ts';

/** Stores a PDF as the inspection report of a batch, replacing an existing one. */
export const addReport = async (
  db: Executor,
  batch: BatchKey,
  { content, issuedOn }: { content: Buffer; issuedOn: string | null },
  now: Date,
): Promise<void> => {
  await saveReport(db, { ...batch, name: `药检报告_${batch.batchNo}`, issuedOn, content, createdAt: now });
};
