import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { mostOrdered } from './purchaser.repository.ts';

const yearMs = 365 * dayMs;

/** The buyer's usual products: most frequently ordered within a year. */
export const usualGoodsOf = (db: Executor, buyerId: number, limit: number, now: Date): Promise<number[]> =>
  mostOrdered(db, buyerId, limit, new Date(now.getTime() - yearMs));
