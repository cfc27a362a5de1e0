import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { approval } from '#db/schema/approval.ts';
import { operator } from '#db/schema/operator.ts';

type ApprovalRow = typeof approval.$inferSelect;
type Draft = Pick<ApprovalRow, 'operation' | 'input' | 'breaches' | 'askedBy' | 'createdAt'>;

/** Stores a refused write instead of the operator's previous one; returns its id. */
export const saveDraft = (db: Db, draft: Draft): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.delete(approval).where(and(eq(approval.askedBy, draft.askedBy), isNull(approval.askedAt)));
    return (await onlyRow(tx.insert(approval).values(draft).returning({ id: approval.id }))).id;
  });

export const lockApproval = (tx: Tx, id: number): Promise<ApprovalRow | null> =>
  firstRow(tx.select().from(approval).where(eq(approval.id, id)).for('update'));

export const updateApproval = (tx: Tx, id: number, values: Partial<ApprovalRow>) =>
  tx.update(approval).set(values).where(eq(approval.id, id));

/** Waiting requests, of one operator or of all, oldest first. */
export const waitingApprovals = (db: Executor, askedBy: number | null, limit: number) =>
  db
    .select({
      id: approval.id,
      operation: approval.operation,
      breaches: approval.breaches,
      reason: approval.reason,
      createdAt: approval.askedAt,
      company: operator.name,
    })
    .from(approval)
    .innerJoin(operator, eq(operator.id, approval.askedBy))
    .where(
      and(
        isNotNull(approval.askedAt),
        isNull(approval.decidedAt),
        askedBy === null ? undefined : eq(approval.askedBy, askedBy),
      ),
    )
    .orderBy(asc(approval.askedAt), asc(approval.id))
    .limit(limit);
