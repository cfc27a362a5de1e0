import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { storedFile } from '#db/schema/stored-file.ts';

export type NewFile = { buyerId: number; path: string; mediaType: string; size: number; createdAt: Date };

export const insertFile = (db: Executor, values: NewFile) => db.insert(storedFile).values(values);

/** A file of this buyer; another one's is as if it were not there (P8). Null: of any, for operators. */
export const findFile = (db: Executor, buyerId: number | null, path: string) =>
  firstRow(
    db
      .select({ mediaType: storedFile.mediaType, size: storedFile.size })
      .from(storedFile)
      .where(and(buyerId === null ? undefined : eq(storedFile.buyerId, buyerId), eq(storedFile.path, path))),
  );

export const findOwnPaths = async (db: Executor, buyerId: number, paths: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ path: storedFile.path })
    .from(storedFile)
    .where(and(eq(storedFile.buyerId, buyerId), inArray(storedFile.path, paths)));
  return new Set(rows.map(({ path }) => path));
};

/** How much is stored: of a buyer, and of all, in bytes. */
export const storedBytes = async (db: Executor, buyerId: number) => {
  const [row] = await db
    .select({
      ofBuyer: sql`coalesce(sum(${storedFile.size}) filter (where ${eq(storedFile.buyerId, buyerId)}), 0)`.mapWith(
        Number,
      ),
      ofAll: sql`coalesce(sum(${storedFile.size}), 0)`.mapWith(Number),
    })
    .from(storedFile);
  return row ?? { ofBuyer: 0, ofAll: 0 };
};

/** The paths of all files. */
export const storedPaths = async (db: Executor): Promise<string[]> => {
  const rows = await db.select({ path: storedFile.path }).from(storedFile).orderBy(storedFile.path);
  return rows.map(({ path }) => path);
};
