import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { goods } from '#db/schema/goods.ts';
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
