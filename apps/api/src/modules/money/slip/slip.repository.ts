import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { bankSlip } from '#db/schema/bank-slip.ts';

export type SlipRow = typeof bankSlip.$inferSelect;

export const insertSlip = async (tx: Executor, values: typeof bankSlip.$inferInsert): Promise<SlipRow> => {
  return onlyRow(tx.insert(bankSlip).values(values).returning());
};

export const lastSlip = (db: Executor, orderId: number): Promise<SlipRow | null> =>
  firstRow(db.select().from(bankSlip).where(eq(bankSlip.orderId, orderId)).orderBy(desc(bankSlip.id)).limit(1));

/** Decides all pending slips of an order. */
export const settleSlips = (tx: Executor, orderId: number, status: SlipRow['status']) =>
  tx
    .update(bankSlip)
    .set({ status })
    .where(and(eq(bankSlip.orderId, orderId), eq(bankSlip.status, 'pending')));
