import type { Executor } from '#db/database.ts';
import { type BatchKey, saveReport } from './report.repository.ts';

const mostBytes = 5 * 1024 * 1024;

export type PdfProblem = 'too large' | 'no PDF';

/** What keeps bytes from being stored as a paper; null: nothing. */
export const pdfProblem = (content: Buffer): PdfProblem | null => {
  if (content.length > mostBytes) return 'too large';
  return content.subarray(0, 5).equals(Buffer.from('%PDF-')) ? null : 'no PDF';
};

/** Stores the inspection report of a batch; one that is there is replaced. */
export const addReport = async (
  db: Executor,
  batch: BatchKey,
  { content, issuedOn }: { content: Buffer; issuedOn: string | null },
  now: Date,
): Promise<'done' | PdfProblem> => {
  const problem = pdfProblem(content);
  if (problem) return problem;
  await saveReport(db, { ...batch, name: `药检报告_${batch.batchNo}`, issuedOn, content, createdAt: now });
  return 'done';
};
