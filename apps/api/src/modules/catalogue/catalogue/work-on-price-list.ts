import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#db/database.ts';
import { hourMs } from '#durations.ts';
import { runInWorker, WorkersBusyError } from '#workers/run-in-worker.ts';
import { stepWhenIdle } from './import-steps.ts';
import { findPriceListWork, updatePriceList } from './price-list.repository.ts';
import type { ListAnswers, ListWork, WorkedList } from './price-list-worker.ts';

const program = new URL('./price-list-worker.ts', import.meta.url);
const withinMs = 4 * hourMs;
/** Interval of the signals that a list is being worked on. */
const signMs = 5000;

/**
 * Checks or imports a list as its row says, while buyers are active: a thread reads it, and each step is a transaction
 * of this process. Errors are stored in the row; if the process ends, the row's signals end with it.
 */
export const workOnPriceList = async (db: Db, id: number): Promise<void> => {
  const work = await findPriceListWork(db, id);
  if (!work?.content) return;
  const { content, status, ...asked } = work;
  const folder = await mkdtemp(join(tmpdir(), 'price-list-'));
  const signs = setInterval(() => {
    updatePriceList(db, id, { touchedAt: new Date() }).catch(() => {});
  }, signMs);
  const end = (values: Parameters<typeof updatePriceList>[2]) =>
    updatePriceList(db, id, { ...values, touchedAt: new Date(), endedAt: new Date() });
  try {
    const path = join(folder, 'list');
    await writeFile(path, content);
    const brings = status === 'importing';
    const answers: ListAnswers = {
      step: (name, input) => stepWhenIdle(db, name, input),
      progress: async (progress) => {
        await updatePriceList(db, id, { progress, touchedAt: new Date() });
      },
    };
    const input: ListWork = { ...asked, path, brings };
    const done = await runInWorker<WorkedList>({ program, input, origin: 'price list', withinMs, answers });
    if ('problem' in done) await end({ status: brings ? 'failed' : 'unreadable', problem: done.problem });
    else if (!brings) await end({ status: 'checked', progress: done.progress, found: done.found ?? null, problem: '' });
    else {
      const rejects = done.rejects && Buffer.from(done.rejects);
      await end({ status: 'imported', progress: done.progress, rejects, content: null, problem: '' });
    }
  } catch (error) {
    const problem = error instanceof WorkersBusyError ? '另一份价目表正在处理' : (error as Error).message;
    // The database may be the part that failed.
    await end({ status: 'failed', problem: problem.slice(0, 500) }).catch(() => {});
  } finally {
    clearInterval(signs);
    await rm(folder, { recursive: true, force: true });
  }
};
