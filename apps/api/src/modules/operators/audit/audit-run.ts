import type { Executor } from '#db/database.ts';
import { hourMs } from '#durations.ts';
import { addJob, type JobRunner } from '#modules/platform/job/index.ts';
import { auditedRules, auditMoney } from './audit-money.ts';
import { addRun, endRun, lastRun } from './audit-run.repository.ts';
import { ruleTitles } from './rule-titles.ts';

export const auditJob = 'audit';

/** A run that has not ended by then never will. */
const lostMs = hourMs;

/** The latest requested run. */
export const lastAudit = lastRun;

/** Queues an audit job, or returns the one in progress. Runs in a transaction. */
export const startAudit = async (tx: Executor, operator: string, now: Date) => {
  const last = await lastRun(tx);
  if (last && last.endedAt === null && now.getTime() - last.createdAt.getTime() < lostMs) return last;
  const run = await addRun(tx, operator, now);
  await addJob(tx, { kind: auditJob, key: `${auditJob}:${run.id}`, payload: { runId: run.id }, runAt: now });
  return run;
};

export const auditRunner: JobRunner = async (db, { runId }: { runId: number }, now) => {
  const breaches = await auditMoney(db);
  const named = breaches.map(({ rule, what }) => ({ rule: ruleTitles[rule], what }));
  await endRun(db, runId, { breaches: named, rules: auditedRules.length, endedAt: now });
  return undefined;
};
