import type { Executor } from '#db/database.ts';
import { hourMs } from '#durations.ts';
import { addJob, type JobRunner } from '#modules/job/index.ts';
import { auditedRules, auditMoney } from './audit-money.ts';
import { addRun, endRun, lastRun } from './audit-run.repository.ts';
import { ruleTitles } from './rule-titles.ts';

export const auditJob = 'audit';

/** One that has not ended by then never will. */
const lostMs = hourMs;

/** The run that was asked for last. */
export const lastAudit = lastRun;

/** Has the audit run by a job; answers with the one under way, where there is one. Runs in a transaction. */
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
