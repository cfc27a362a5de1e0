import type { Executor } from '#db/database.ts';
import { countFacts, type DrawRow } from './draw.repository.ts';

/** A buyer's remaining chances; cancelling an order after its chance was used leaves no debt. */
export const countChances = async (db: Executor, buyerId: number, row: DrawRow): Promise<number> => {
  const { taps, orders, drawn } = await countFacts(db, buyerId, row);
  const earned = row.freeChances + taps * row.chancesPerTap + orders * row.chancesPerOrder;
  return Math.max(0, earned - drawn);
};
