import { searchEntry, searchIndexVersion } from '@yaoji/goods-text';
import type { Db } from '#db/database.ts';
import { readMark, setMark } from '#modules/platform/setting/index.ts';
import { goodsAfter, saveSearchEntries } from './catalogue.repository.ts';

const chunk = 500;
const mark = 'search_index_version';
const version = String(searchIndexVersion);

/** Rewrites the search entries of the next few hundred products; null at the end. */
export const reindexAfter = async (db: Db, after: number): Promise<{ count: number; last: number } | null> => {
  const rows = await goodsAfter(db, after, chunk);
  const last = rows.at(-1);
  if (!last) {
    await setMark(db, mark, version);
    return null;
  }
  await db.transaction((tx) =>
    saveSearchEntries(
      tx,
      rows.map((row) => ({ goodsId: row.id, ...searchEntry(row) })),
    ),
  );
  return { count: rows.length, last: last.id };
};

/** Marks an empty catalogue as indexed by this version, from its first products on. */
export const beginIndex = async (db: Db): Promise<void> => {
  if ((await goodsAfter(db, 0, 1)).length === 0) await setMark(db, mark, version);
};

export const reindexJob = 'reindex';

/** Runs once per version of the index. */
export const reindexKey = `${reindexJob}:${version}`;

/** After an update that changes how search reads text, rewrites the old entries. */
export const reindexRunner = async (db: Db): Promise<undefined> => {
  if ((await readMark(db, mark)) === version) return;
  for (let done = await reindexAfter(db, 0); done; done = await reindexAfter(db, done.last));
};
