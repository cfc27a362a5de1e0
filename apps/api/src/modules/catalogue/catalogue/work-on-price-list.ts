import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db, Tx } from '#db/database.ts';
import { hourMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { runInWorker, WorkersBusyError } from '#workers/run-in-worker.ts';
import type { GoneChoice } from './import-list.ts';
import { stepWhenIdle } from './import-steps.ts';
import {
  addPriceList,
  findPriceList,
  findPriceListWork,
  hasOnlyHeld,
  type PriceListRow,
  requireNoImport,
  updatePriceList,
} from './price-list.repository.ts';
import type { ListAnswers, ListWork, WorkedList } from './price-list-worker.ts';

const program = new URL('./price-list-worker.ts', import.meta.url);
const withinMs = 4 * hourMs;
/** Interval of the signals that a list is being worked on. */
const signMs = 5000;

type Change = Parameters<typeof updatePriceList>[2];

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
  const end = (values: Change) => updatePriceList(db, id, { ...values, touchedAt: new Date(), endedAt: new Date() });
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
      const held = done.progress?.held ?? 0;
      const rest = held > 0 ? {} : { content: null };
      const before = await findPriceList(db, id);
      const found = { ...before.found, ...done.found };
      const { held: _, ...others } = before.choices;
      const choices = { ...others, ...(done.held?.length && { held: done.held }) };
      await end({ status: 'imported', progress: done.progress, found, choices, rejects, ...rest, problem: '' });
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

/** Stores a list to be checked. */
export const uploadPriceList = async (tx: Tx, values: Parameters<typeof addPriceList>[1], now: Date) => {
  await requireNoImport(tx, now);
  return addPriceList(tx, values, now);
};

type Floor = NonNullable<PriceListRow['choices']['floor']>;

/** Prepares a list whose content still exists for more work; returns it as it was. */
const prepare = async (
  tx: Tx,
  id: number,
  { now, floor }: { now: Date; floor: Floor },
  changeOf: (row: PriceListRow) => Change,
) => {
  const row = await findPriceList(tx, id);
  if (!row.hasContent || hasOnlyHeld(row) !== (floor === 'only')) throw new Refusal('priceListGone');
  await requireNoImport(tx, now);
  await updatePriceList(tx, id, { ...changeOf(row), progress: null, endedAt: null, touchedAt: now });
  return row;
};

export const recheckPriceList = (tx: Tx, id: number, choices: PriceListRow['choices'], now: Date) =>
  prepare(tx, id, { now, floor: 'hold' }, () => ({ status: 'checking', choices, found: null }));

/** Only a list whose check left no question open can be imported. */
export const importPriceList = (tx: Tx, id: number, { gone, floor }: { gone: GoneChoice; floor: Floor }, now: Date) =>
  prepare(tx, id, { now, floor }, ({ choices, found }) => {
    if (!found || found.open !== null) throw new Refusal('priceListUnchecked');
    if (floor === 'only' && !choices.held) throw new Refusal('priceListGone');
    return { status: 'importing', choices: { ...choices, gone, floor }, rejects: null };
  });
