import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/database.ts';
import { hourMs, minuteMs } from '#durations.ts';
import { claimJobs, finishJob, type Job, postponeJob, repeatJob } from './job.repository.ts';

/** Only failures are logged. */
type Log = Pick<FastifyBaseLogger, 'error'>;

/** Runs a job; a returned date schedules the next run. A job may run twice after a crash, so it must be idempotent. */
export type JobRunner = (db: Db, payload: never, now: Date) => Promise<Date | undefined>;

export type JobRunners = Record<string, JobRunner>;

const leaseMs = minuteMs;
const atOnce = 10;

/**
 * Runs due jobs, a few in parallel, and returns their number. A job that waits for a payment provider delays the others
 * by its time-out at most.
 */
export const runDueJobs = async (db: Db, runners: JobRunners, now: Date, log: Log): Promise<number> => {
  const jobs = await claimJobs(db, atOnce, leaseMs, now);
  await Promise.all(jobs.map((each) => runJob(db, each, runners, now, log)));
  return jobs.length;
};

const runJob = async (db: Db, { id, kind, payload, attempts }: Job, runners: JobRunners, now: Date, log: Log) => {
  try {
    const run = runners[kind];
    if (!run) throw new Error(`Nobody knows the job ${kind}.`);
    // The cast: each job is added with the payload that its runner reads.
    const again = await run(db, payload as never, now);
    if (again) await repeatJob(db, id, again);
    else await finishJob(db, id, now);
  } catch (error) {
    log.error({ err: error, job: kind, attempts }, 'A job failed.');
    await postponeJob(db, id, new Date(now.getTime() + backOffMs(attempts)), String(error));
  }
};

/** 1, 2, 4 … seconds, an hour at most. */
const backOffMs = (attempts: number) => Math.min(hourMs, 1000 * 2 ** Math.min(attempts - 1, 12));
