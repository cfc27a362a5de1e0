import { makerKey } from '@yaoji/price-list';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { makerName } from '#db/schema/maker-name.ts';
import type { KnownGoods } from '../catalogue.repository.ts';

type MakerNameRow = typeof makerName.$inferSelect;

export const makerNames = (db: Executor): Promise<MakerNameRow[]> =>
  db.select().from(makerName).orderBy(asc(makerName.name));

/** The current name by the `makerKey` of each former one. */
export const currentMakers = async (db: Executor): Promise<Map<string, string>> => {
  const rows = await db.select().from(makerName).where(isNotNull(makerName.currentName));
  return new Map(rows.map(({ name, currentName }) => [makerKey(name), currentName ?? name]));
};

export const saveMakerName = (tx: Executor, row: MakerNameRow) =>
  tx.insert(makerName).values(row).onConflictDoUpdate({ target: makerName.name, set: row });

export const deleteMakerName = (tx: Executor, name: string) => tx.delete(makerName).where(eq(makerName.name, name));

/** Former names of the one are former names of the other. */
export const moveFormerNames = (tx: Executor, name: string, newName: string) =>
  tx.update(makerName).set({ currentName: newName }).where(eq(makerName.currentName, name));

/** Locks the maker's products by ascending id, as sales do. */
export const lockGoodsOfMaker = (tx: Tx, maker: string): Promise<KnownGoods[]> =>
  tx.select().from(goods).where(eq(goods.maker, maker)).orderBy(asc(goods.id)).for('no key update');

export const setMaker = (tx: Tx, maker: string, rows: { id: number; identity: string }[], now: Date) =>
  tx.execute(sql`
    update goods set maker = ${maker}, identity = new.identity, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id bigint, identity text) where goods.id = new.id`);
