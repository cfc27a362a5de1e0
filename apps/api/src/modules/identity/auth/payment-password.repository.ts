import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { credentials } from '#db/schema/credentials.ts';

export type PaymentLock = { failures: number; lockedUntil: Date | null };

/** Locks the row until the transaction ends, so that tries are checked one by one. */
export const lockPaymentPassword = (tx: Executor, buyerId: number) =>
  firstRow(
    tx
      .select({
        hash: credentials.paymentPasswordHash,
        failures: credentials.paymentFailures,
        lockedUntil: credentials.paymentLockedUntil,
      })
      .from(credentials)
      .where(eq(credentials.buyerId, buyerId))
      .for('update'),
  );

export const setPaymentLock = (tx: Executor, buyerId: number, { failures, lockedUntil }: PaymentLock) =>
  tx
    .update(credentials)
    .set({ paymentFailures: failures, paymentLockedUntil: lockedUntil })
    .where(eq(credentials.buyerId, buyerId));
