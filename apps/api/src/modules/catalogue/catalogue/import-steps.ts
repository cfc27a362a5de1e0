import { setTimeout as wait } from 'node:timers/promises';
import type { SearchEntry } from '@yaoji/goods-text';
import type { GoodsGroup, GoodsOutcome } from '@yaoji/price-list';
import { type Db, poolState } from '#db/database.ts';
import { addEntry, endEntry, type OperatorEntry } from '#modules/platform/operator-log/index.ts';
import { findGone, type GoneGoods, refreshStatistics, setOnShelf } from './catalogue.repository.ts';
import { compareBatch, importBatch } from './import-batch.ts';
import type { FloorChoice } from './left-out.ts';
import { currentMakers } from './makers/maker-name.repository.ts';
import { beginIndex, reindexAfter } from './reindex.ts';

type LoggedImport = Omit<OperatorEntry, 'createdAt'> & { createdAt: string };

/**
 * An import's operations on the catalogue, each in its own transaction. Inputs and answers are JSON, so that a server
 * can run them for a thread.
 */
const steps = {
  /** The current name of each maker by the keys of its former ones. */
  makers: async (db: Db, _: object): Promise<[string, string][]> => [...(await currentMakers(db))],
  begin: (db: Db, _: object): Promise<void> => beginIndex(db),
  compare: (db: Db, { groups }: { groups: GoodsGroup[] }): Promise<GoodsOutcome[]> => compareBatch(db, groups),
  write: (
    db: Db,
    {
      groups,
      now,
      entries,
      floor,
    }: { groups: GoodsGroup[]; now: string; entries?: SearchEntry[]; floor?: FloorChoice },
  ): Promise<GoodsOutcome[]> => importBatch(db, groups, new Date(now), entries, floor),
  gone: (db: Db, named: { ids: number[]; identities: string[] }): Promise<GoneGoods[]> => findGone(db, named),
  unshelve: async (db: Db, { ids, now }: { ids: number[]; now: string }): Promise<void> => {
    await setOnShelf(db, ids, false, new Date(now));
  },
  /** Log the start of an import, and its end, in the operator log. */
  begun: (db: Db, entry: LoggedImport): Promise<number> =>
    addEntry(db, { ...entry, createdAt: new Date(entry.createdAt) }),
  ended: (db: Db, { id, entry }: { id: number; entry: LoggedImport }): Promise<void> =>
    endEntry(db, id, { ...entry, createdAt: new Date(entry.createdAt) }),
  reindex: (db: Db, { after }: { after: number }) => reindexAfter(db, after),
  refresh: async (db: Db, _: object): Promise<void> => {
    await refreshStatistics(db);
  },
};

export type StepName = keyof typeof steps;
export type StepInput<Name extends StepName> = Parameters<(typeof steps)[Name]>[1];
export type StepAnswer<Name extends StepName> = Awaited<ReturnType<(typeof steps)[Name]>>;

/** Runs one step and returns its result. */
export type Steps = <Name extends StepName>(name: Name, input: StepInput<Name>) => Promise<StepAnswer<Name>>;

/** Runs the steps on this database. */
export const stepsOn =
  (db: Db): Steps =>
  (name, input) => {
    // The cast: TypeScript does not see that name and input belong together.
    const step = steps[name] as (db: Db, input: unknown) => Promise<StepAnswer<typeof name>>;
    return step(db, input);
  };

/** The longest pause of the database between two requests of one page. */
const quietMs = 4;
/** The longest wait of a step if the database is always busy. */
const patienceMs = 200;

/** Buyers go first: waits until the database is idle. */
const waitForQuiet = async (db: Db) => {
  const until = performance.now() + patienceMs;
  let quietSince = performance.now();
  while (performance.now() < until) {
    const { busy = 0, waitedFor = 0 } = poolState(db) ?? {};
    if (busy + waitedFor > 0) quietSince = performance.now();
    else if (performance.now() - quietSince >= quietMs) return;
    await wait(1);
  }
};

/** Runs one of many short operations when buyers leave room for it. */
export const whenIdle = async <T>(db: Db, run: () => Promise<T>): Promise<T> => {
  await waitForQuiet(db);
  return run();
};

/** Runs a step that way, and measures it. */
export const stepWhenIdle = (db: Db, name: StepName, input: StepInput<StepName>) =>
  whenIdle(db, async () => {
    const begun = performance.now();
    const answer = await stepsOn(db)(name, input);
    return { answer, ms: performance.now() - begun };
  });
