import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/database.ts';
import { type JobRunners, runDueJobs } from './run-jobs.ts';

const pollMs = 500;

type Options = { db: Db; runners: JobRunners; clock: () => Date; log: FastifyBaseLogger };

/** Polls for due jobs until stopped; stopping waits for jobs in progress. */
export const startJobs = ({ db, runners, clock, log }: Options): { stop: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();

  const runRound = async () => {
    try {
      while (!isStopped && (await runDueJobs(db, runners, clock(), log)) > 0);
    } catch (error) {
      log.error({ err: error }, 'Due jobs could not be read.');
    }
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      round = runRound();
    }, pollMs);
  };
  schedule();

  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
  return { stop };
};
