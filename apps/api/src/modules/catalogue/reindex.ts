import type { Db } from '#db/database.ts';
import { searchEntry, searchIndexVersion } from '#modules/search/index.ts';
import { goodsAfter, readIndexVersion, saveSearchEntries, writeIndexVersion } from './catalogue.repository.ts';

const chunk = 500;

/** Writes the search entries of all goods anew, a transaction for each few hundred. */
export const reindex = async (db: Db, onProgress?: (done: number) => void): Promise<number> => {
  let done = 0;
  let after = 0;
  for (;;) {
    const rows = await goodsAfter(db, after, chunk);
    const last = rows.at(-1);
    if (!last) break;
    await db.transaction((tx) =>
      saveSearchEntries(
        tx,
        rows.map((row) => ({ goodsId: row.id, ...searchEntry(row) })),
      ),
    );
    after = last.id;
    done += rows.length;
    onProgress?.(done);
  }
  await writeIndexVersion(db, searchIndexVersion);
  return done;
};

/** An empty catalogue is indexed as this program does it from its first goods on. */
export const beginIndex = async (db: Db): Promise<void> => {
  if ((await goodsAfter(db, 0, 1)).length === 0) await writeIndexVersion(db, searchIndexVersion);
};

export const reindexJob = 'reindex';

/** Once for each version of the index. */
export const reindexKey = `${reindexJob}:${searchIndexVersion}`;

/** After an update of the program whose search reads texts differently, rewrites what the old one wrote. */
export const reindexRunner = async (db: Db): Promise<undefined> => {
  if ((await readIndexVersion(db)) !== searchIndexVersion) await reindex(db);
};
