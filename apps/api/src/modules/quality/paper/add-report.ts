import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { type BatchKey, saveReport } from './report.repository.ts';

const mostBytes = 5 * 1024 * 1024;

/** Refuses content that is not a PDF. */
export const requirePdf = (content: Buffer): void => {
  if (content.length > mostBytes) throw invalid({ file: '文件不能超过5MB' });
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw invalid({ file: '请上传PDF文件' });
};

/** Stores the inspection report of a batch, replacing an existing one. */
export const addReport = async (
  db: Executor,
  batch: BatchKey,
  { content, issuedOn }: { content: Buffer; issuedOn: string | null },
  now: Date,
): Promise<void> => {
  requirePdf(content);
  await saveReport(db, { ...batch, name: `药检报告_${batch.batchNo}`, issuedOn, content, createdAt: now });
};
