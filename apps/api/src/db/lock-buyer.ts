import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';

/**
 * Locks the buyer's row until the transaction ends. Every change of a buyer's orders, cart, money, benefits or papers takes
 * this lock first, then the order, then goods, then the rest. The fixed order prevents deadlocks.
 */
export const lockBuyer = (tx: Executor, buyerId: number) =>
  tx.select({ id: buyer.id }).from(buyer).where(eq(buyer.id, buyerId)).for('no key update');
