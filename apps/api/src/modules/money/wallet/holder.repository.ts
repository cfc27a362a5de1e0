import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';

/** The buyer with this user name, locked; null if there is none. */
export const lockBuyerNamed = async (tx: Executor, username: string): Promise<number | null> => {
  const [row] = await tx
    .select({ id: buyer.id })
    .from(buyer)
    .where(eq(buyer.username, username.toLowerCase()))
    .for('no key update');
  return row?.id ?? null;
};
