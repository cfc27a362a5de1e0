import type { Config } from '#config.ts';
import { isUnused, removeEverything } from '#db/contents.ts';
import type { Db } from '#db/database.ts';
import { readMark, setMark } from '#modules/setting/index.ts';

const mark = 'demo';

/** Whether the database holds the demonstration, so that its accounts may be named. */
export const isDemonstration = async (db: Db): Promise<boolean> => (await readMark(db, mark)) === 'done';

/**
 * Fills an unused database with the demonstration, where that was asked for. One that was cut off while being filled
 * holds nothing else, and is filled anew.
 */
export const seedIfUnused = async (db: Db, config: Config, now: Date): Promise<void> => {
  if (config.seed !== 'demo') return;
  const state = await readMark(db, mark);
  if (state === 'done' || (state === null && !(await isUnused(db)))) return;
  if (state === 'begun') await removeEverything(db);
  const { seedDemo } = await import('#demo/index.ts');
  await setMark(db, mark, 'begun');
  await seedDemo(db, now);
  await setMark(db, mark, 'done');
};
