import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { batchReport } from '#db/schema/batch-report.ts';

export const findReport = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ name: batchReport.name, content: batchReport.content })
    .from(batchReport)
    .where(eq(batchReport.id, id));
  return row ?? null;
};
