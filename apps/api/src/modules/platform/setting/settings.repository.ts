import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { setting } from '#db/schema/setting.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** Reads settings in one query; defaults fill in unset parts. */
export const readSettings = async <const Keys extends keyof Settings>(
  db: Executor,
  keys: readonly Keys[],
): Promise<Pick<Settings, Keys>> => {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [...keys]));
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = keys.map((key) => [key, withDefaults(defaultSettings[key], stored.get(key))]);
  return Object.fromEntries(entries) as Pick<Settings, Keys>;
};

/** Waits for other changes to settings; holds the lock until the transaction ends. */
export const lockSettings = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`);

export const writeSetting = <Key extends keyof Settings>(db: Executor, key: Key, value: Partial<Settings[Key]>) =>
  db.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });

/** Restores the default. */
export const removeSetting = (db: Executor, key: keyof Settings) => db.delete(setting).where(eq(setting.key, key));

/** A value that nobody sets, such as a key; created once, by the first caller. */
export const readOrMake = async (db: Executor, key: string, make: () => unknown): Promise<unknown> => {
  const [found] = await db.select().from(setting).where(eq(setting.key, key));
  if (found) return found.value;
  await db.insert(setting).values({ key, value: make() }).onConflictDoNothing();
  const [made] = await db.select().from(setting).where(eq(setting.key, key));
  return made?.value;
};

const withDefaults = (fallback: unknown, stored: unknown) => {
  if (stored === undefined) return fallback;
  const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return isRecord ? { ...(fallback as object | null), ...stored } : stored;
};

/** A value that the program stores for itself, such as the progress of a one-time task. */
export const readMark = async (db: Executor, key: string): Promise<string | null> => {
  const [found] = await db
    .select()
    .from(setting)
    .where(eq(setting.key, `mark.${key}`));
  return found === undefined ? null : String(found.value);
};

/** The same, locked until the transaction ends. */
export const lockMark = async (tx: Tx, key: string): Promise<string | null> => {
  const [found] = await tx
    .select()
    .from(setting)
    .where(eq(setting.key, `mark.${key}`))
    .for('update');
  return found === undefined ? null : String(found.value);
};

/** Stores a value unless there is one; returns the stored one. */
export const addMark = async (db: Executor, key: string, value: string): Promise<string> => {
  await db
    .insert(setting)
    .values({ key: `mark.${key}`, value })
    .onConflictDoNothing();
  return (await readMark(db, key)) ?? value;
};

export const deleteMark = (tx: Executor, key: string) => tx.delete(setting).where(eq(setting.key, `mark.${key}`));

export const setMark = (db: Executor, key: string, value: string) =>
  db
    .insert(setting)
    .values({ key: `mark.${key}`, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
