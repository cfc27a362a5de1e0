import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';

/** What changes a buyer's orders, money or benefits begins with the buyer's row, locked to the end of the transaction. */
export const lockHolder = (tx: Executor, buyerId: number) =>
  tx.select({ id: buyer.id }).from(buyer).where(eq(buyer.id, buyerId)).for('no key update');

/** The buyer of a user name, locked like that; null if there is none. */
export const lockHolderNamed = async (tx: Executor, username: string): Promise<number | null> => {
  const [row] = await tx
    .select({ id: buyer.id })
    .from(buyer)
    .where(eq(buyer.username, username.toLowerCase()))
    .for('no key update');
  return row?.id ?? null;
};
