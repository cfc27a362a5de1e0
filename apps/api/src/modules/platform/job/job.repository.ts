import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { job } from '#db/schema/job.ts';

export type Job = { id: number; kind: string; payload: unknown; attempts: number };

/** Adds a job in the transaction that requires it; an existing key is the same job. */
export const addJob = (
  tx: Executor,
  values: { kind: string; key: string; payload: Record<string, unknown>; runAt: Date },
) => tx.insert(job).values(values).onConflictDoNothing();

/** Leases due jobs exclusively; after the lease they count as lost. */
export const claimJobs = async (db: Executor, limit: number, leaseMs: number, now: Date): Promise<Job[]> => {
  const { rows } = await db.execute(sql`
    update job set attempts = attempts + 1, run_at = ${new Date(now.getTime() + leaseMs).toISOString()}
    where id in (
      select id from job where done_at is null and run_at <= ${now.toISOString()}
      order by run_at limit ${limit} for update skip locked
    )
    returning id, kind, payload, attempts`);
  return rows.map((row) => ({
    id: Number(row.id),
    kind: String(row.kind),
    payload: row.payload,
    attempts: Number(row.attempts),
  }));
};

export const finishJob = (db: Executor, id: number, now: Date) =>
  db.update(job).set({ doneAt: now, lastError: null }).where(eq(job.id, id));

export const repeatJob = (db: Executor, id: number, runAt: Date) =>
  db.update(job).set({ runAt, attempts: 0, lastError: null }).where(eq(job.id, id));

export const postponeJob = (db: Executor, id: number, runAt: Date, error: string) =>
  db
    .update(job)
    .set({ runAt, lastError: error.slice(0, 1000) })
    .where(eq(job.id, id));

export const deleteFinishedJobs = (db: Executor, before: Date) =>
  db.delete(job).where(and(sql`${job.doneAt} is not null`, lt(job.doneAt, before)));

/**
 * Unfinished jobs by state: due, running (including those of a process that died during its lease), failing, and
 * planned.
 */
export const countJobs = async (db: Executor, now: Date) => {
  const { rows } = await db.execute(sql`
    select
      count(*) filter (where last_error is null and run_at <= ${now.toISOString()})::int as due,
      count(*) filter (where last_error is null and run_at > ${now.toISOString()} and attempts > 0)::int as running,
      count(*) filter (where last_error is not null)::int as failing,
      count(*) filter (where last_error is null and run_at > ${now.toISOString()} and attempts = 0)::int as planned
    from job where done_at is null`);
  return rows[0] as { due: number; running: number; failing: number; planned: number };
};

const isFailing = and(isNull(job.doneAt), isNotNull(job.lastError));

/** Jobs that failed and will be retried, the oldest first. */
export const failingJobs = (db: Executor, limit: number) =>
  db.select().from(job).where(isFailing).orderBy(asc(job.id)).limit(limit);

/** Makes a failed job due; null if there is no failed job with this id. */
export const retryJob = (db: Executor, id: number, now: Date) => changeFailing(db, id, { runAt: now });

/** Stops retrying a failed job; null if there is no failed job with this id. */
export const abandonJob = (db: Executor, id: number, now: Date) => changeFailing(db, id, { doneAt: now });

const changeFailing = (db: Executor, id: number, values: Partial<typeof job.$inferInsert>) =>
  firstRow(
    db
      .update(job)
      .set(values)
      .where(and(eq(job.id, id), isFailing))
      .returning(),
  );
