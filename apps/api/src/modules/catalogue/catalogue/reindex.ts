import { searchEntry, searchIndexVersion } from '@yaoji/goods-text';
import type { Db } from '#db/database.ts';
import { goodsAfter, readIndexVersion, saveSearchEntries, writeIndexVersion } from './catalogue.repository.ts';

const chunk = 500;

/** Rewrites the search entries of the next few hundred products; null at the end. */
export const reindexAfter = async (db: Db, after: number): Promise<{ count: number; last: number } | null> => {
  const rows = await goodsAfter(db, after, chunk);
  const last = rows.at(-1);
  if (!last) {
    await writeIndexVersion(db, searchIndexVersion);
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
  if ((await goodsAfter(db, 0, 1)).length === 0) await writeIndexVersion(db, searchIndexVersion);
};

export const reindexJob = 'reindex';

/** Runs once per version of the index. */
export const reindexKey = `${reindexJob}:${searchIndexVersion}`;

/** After an update that changes how search reads text, rewrites the old entries. */
export const reindexRunner = async (db: Db): Promise<undefined> => {
  if ((await readIndexVersion(db)) === searchIndexVersion) return;
  for (let done = await reindexAfter(db, 0); done; done = await reindexAfter(db, done.last));
};
