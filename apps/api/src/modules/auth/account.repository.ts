import { eq, or } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';

/** By user name or by phone; both are unique, and a user name is never somebody's phone. */
export const findAccount = async (db: Executor, name: string) => {
  const [found] = await db
    .select({ buyerId: buyer.id, passwordHash: credentials.passwordHash })
    .from(buyer)
    .innerJoin(credentials, eq(credentials.buyerId, buyer.id))
    .where(or(eq(buyer.username, name), eq(buyer.phone, name)))
    .limit(1);
  return found ?? null;
};
