import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';

export const findSignature = async (db: Executor, buyerId: number) => {
  const [row] = await db
    .select({ signedAt: buyer.contractSignedAt, version: buyer.contractVersion, company: buyer.company })
    .from(buyer)
    .where(eq(buyer.id, buyerId));
  return row ?? { signedAt: null, version: null, company: '' };
};

/** Keeps the first signature. */
export const sign = (db: Executor, buyerId: number, contractVersion: string, now: Date) =>
  db
    .update(buyer)
    .set({ contractSignedAt: now, contractVersion })
    .where(and(eq(buyer.id, buyerId), isNull(buyer.contractSignedAt)));
