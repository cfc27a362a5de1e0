import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { storedFile } from '#db/schema/stored-file.ts';

export type NewFile = { buyerId: number | null; path: string; mediaType: string; size: number; createdAt: Date };

export const insertFile = (db: Executor, values: NewFile) => db.insert(storedFile).values(values);

/** A buyer, whose files no other buyer sees (P8), `anybody` for operators, or the shop with its own pictures. */
export type FileOwner = number | 'anybody' | 'shop';

const ownedBy = (owner: FileOwner) => {
  if (owner === 'anybody') return undefined;
  return owner === 'shop' ? isNull(storedFile.buyerId) : eq(storedFile.buyerId, owner);
};

export const findFile = (db: Executor, owner: FileOwner, path: string) =>
  firstRow(
    db
      .select({ mediaType: storedFile.mediaType, size: storedFile.size })
      .from(storedFile)
      .where(and(ownedBy(owner), eq(storedFile.path, path))),
  );

export const findOwnPaths = async (db: Executor, buyerId: number, paths: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ path: storedFile.path })
    .from(storedFile)
    .where(and(eq(storedFile.buyerId, buyerId), inArray(storedFile.path, paths)));
  return new Set(rows.map(({ path }) => path));
};

/** Stored bytes: of a buyer (0 for null), and in total. */
export const storedBytes = async (db: Executor, buyerId: number | null) => {
  const [row] = await db
    .select({
      ofBuyer: sql`coalesce(sum(${storedFile.size}) filter (where ${storedFile.buyerId} = ${buyerId}), 0)`.mapWith(
        Number,
      ),
      ofAll: sql`coalesce(sum(${storedFile.size}), 0)`.mapWith(Number),
    })
    .from(storedFile);
  return row ?? { ofBuyer: 0, ofAll: 0 };
};

/** Deletes the rows of some files of an owner. */
export const deleteFiles = (db: Executor, owner: number | 'shop', paths: readonly string[]) =>
  db.delete(storedFile).where(and(ownedBy(owner), inArray(storedFile.path, [...paths])));

export const storedPaths = async (db: Executor): Promise<string[]> => {
  const rows = await db.select({ path: storedFile.path }).from(storedFile).orderBy(storedFile.path);
  return rows.map(({ path }) => path);
};
