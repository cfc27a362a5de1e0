import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { auditRun } from '#db/schema/audit-run.ts';

type AuditRunRow = typeof auditRun.$inferSelect;

export const addRun = (tx: Executor, operator: string, now: Date): Promise<AuditRunRow> =>
  onlyRow(tx.insert(auditRun).values({ operator, createdAt: now }).returning());

export const lastRun = (db: Executor): Promise<AuditRunRow | null> =>
  firstRow(db.select().from(auditRun).orderBy(desc(auditRun.id)).limit(1));

export const endRun = (db: Executor, id: number, values: Pick<AuditRunRow, 'breaches' | 'rules' | 'endedAt'>) =>
  db.update(auditRun).set(values).where(eq(auditRun.id, id));
