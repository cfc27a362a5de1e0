import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { goods } from '#db/schema/goods.ts';
import { tracePrefix } from '#db/schema/trace-code.ts';
import type { KnownGoods } from './catalogue.repository.ts';

/** One product; optionally locked. */
export const findKnownGoods = (db: Executor, id: number, { lock = false } = {}): Promise<KnownGoods | null> => {
  const query = db.select().from(goods).where(eq(goods.id, id));
  return firstRow(lock ? query.for('no key update') : query);
};

export const setIdentity = (tx: Tx, id: number, identity: string) =>
  tx.update(goods).set({ identity }).where(eq(goods.id, id));

export const setCouponUse = (tx: Tx, id: number, withCoupon: boolean, now: Date) =>
  tx.update(goods).set({ withCoupon, updatedAt: now }).where(eq(goods.id, id));

const listed = (id: number) => and(eq(tracePrefix.goodsId, id), eq(tracePrefix.source, 'list'));

/** Prefixes that a list or an operator states; those learned from scans are not among them. */
export const findTracePrefixes = async (db: Executor, id: number): Promise<string[]> => {
  const rows = await db.select().from(tracePrefix).where(listed(id)).orderBy(asc(tracePrefix.prefix));
  return rows.map(({ prefix }) => prefix);
};

export const dropTracePrefixes = (tx: Tx, id: number, stated: string[]) =>
  tx.delete(tracePrefix).where(and(listed(id), stated.length > 0 ? notInArray(tracePrefix.prefix, stated) : undefined));
