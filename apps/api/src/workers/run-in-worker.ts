import { MessageChannel } from 'node:worker_threads';
import pLimit from 'p-limit';
import Tinypool from 'tinypool';
import { minuteMs } from '#durations.ts';
import type { Answers, FromTask, Question } from './worker-task.ts';

/** Threads per program and lane: with only two processors, one stays free for requests. */
const mostThreads = 1;
const mostWaiting = 16;
/** An idle thread ends, which frees its libraries' memory. */
const idleMs = minuteMs;

/** The work exceeded its time or memory; its thread was ended. */
export class WorkTooLongError extends Error {
  override name = 'WorkTooLongError';
}

/** There is work already: of the same origin, or in all threads and the queue. */
export class WorkersBusyError extends Error {
  override name = 'WorkersBusyError';
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'There is work of the same origin.' : 'The queue of the workers is full.');
    this.isOwn = isOwn;
  }
}

type Work = {
  /** The program, created by `workerTask`; the build needs its name in `rolldown.config.ts`. */
  program: URL;
  input: unknown;
  /** Memory of the input to transfer instead of copying it. */
  moved?: ArrayBuffer[];
  /** Work of another lane has its own thread and queue, so that what takes long never delays what is short. */
  lane?: 'short' | 'long';
  /** The owner of the work, limited to one at a time. Without one there is no limit. */
  origin?: string;
  /** Time limit once a thread has started it; waiting in the queue does not count. */
  withinMs: number;
  /** Functions that the program may call on the thread with the database. */
  answers: Answers;
};

/**
 * Each program and lane has its own threads, so a long list never delays a document. The gate queues the work: after a thread was
 * terminated, `tinypool` starts no new one for the tasks in its own queue.
 */
const openPool = () => ({
  gate: pLimit(mostThreads),
  threads: new Tinypool({
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleMs,
    // While a task waits for an answer its thread must read messages.
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  }),
});

const pools = new Map<string, ReturnType<typeof openPool>>();
const origins = new Set<string>();

/**
 * Runs heavy work off the request thread, first in, first out. Throws a `WorkTooLongError`, a `WorkersBusyError`, the
 * error of an answer, or the program's error as a plain error.
 */
export const runInWorker = async <Output>(work: Work): Promise<Output> => {
  const { program, origin, lane = 'long' } = work;
  const name = `${lane} ${program.href}`;
  const pool = pools.get(name) ?? openPool();
  pools.set(name, pool);
  if (origin !== undefined && origins.has(origin)) throw new WorkersBusyError(true);
  if (pool.gate.pendingCount >= mostWaiting) throw new WorkersBusyError(false);
  if (origin !== undefined) origins.add(origin);
  try {
    return await pool.gate(() => runInThread<Output>(pool.threads, work));
  } finally {
    if (origin !== undefined) origins.delete(origin);
  }
};

const runInThread = async <Output>(
  threads: Tinypool,
  { program, input, moved = [], withinMs, answers }: Work,
): Promise<Output> => {
  const { port1, port2 } = new MessageChannel();
  const failed = Promise.withResolvers<never>();
  const ended = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(withinMs), ended.signal]);
  port1.on('message', async ({ id, name, args }: Question) => {
    if (signal.aborted) return;
    try {
      port1.postMessage({ id, value: await answers[name]?.(...args) } satisfies FromTask);
    } catch (error) {
      failed.reject(error);
    }
  });
  try {
    const done = threads.run(
      { input, port: port2 },
      // The cast: its types take another overload of `postMessage` for the list.
      { filename: program.href, signal, transferList: [port2, ...moved] as never },
    );
    return (await Promise.race([done, failed.promise])) as Output;
  } catch (error) {
    if (signal.aborted) throw new WorkTooLongError('The work took too long.');
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new WorkTooLongError('The work took too much memory.');
    throw error;
  } finally {
    ended.abort();
    port1.close();
  }
};
