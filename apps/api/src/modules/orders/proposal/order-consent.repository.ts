import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { orderConsent } from '#db/schema/order-consent.ts';

export type ConsentRow = typeof orderConsent.$inferSelect;

export const findConsent = (db: Executor, buyerId: number): Promise<ConsentRow | null> =>
  firstRow(db.select().from(orderConsent).where(eq(orderConsent.buyerId, buyerId)));

export const storeConsent = (tx: Executor, { buyerId, ...values }: ConsentRow) =>
  tx
    .insert(orderConsent)
    .values({ buyerId, ...values })
    .onConflictDoUpdate({ target: orderConsent.buyerId, set: values });

/** Whether there was one. */
export const deleteConsent = async (tx: Executor, buyerId: number): Promise<boolean> =>
  (await tx.delete(orderConsent).where(eq(orderConsent.buyerId, buyerId)).returning()).length > 0;
