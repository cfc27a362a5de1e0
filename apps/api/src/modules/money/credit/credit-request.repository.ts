import { and, desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { creditRequest } from '#db/schema/credit.ts';

export type CreditRequestRow = typeof creditRequest.$inferSelect;

/** The buyer's last request for a line. */
export const lastCreditRequest = (db: Executor, buyerId: number): Promise<CreditRequestRow | null> =>
  firstRow(
    db.select().from(creditRequest).where(eq(creditRequest.buyerId, buyerId)).orderBy(desc(creditRequest.id)).limit(1),
  );

/** Lock the buyer before. */
export const addCreditRequest = (tx: Tx, values: typeof creditRequest.$inferInsert) =>
  tx.insert(creditRequest).values(values);

/** Closes the buyer's open request; null if there is none. */
export const closeCreditRequest = (
  tx: Tx,
  buyerId: number,
  decision: { status: 'granted' | 'declined'; answer?: string },
): Promise<CreditRequestRow | null> =>
  firstRow(
    tx
      .update(creditRequest)
      .set(decision)
      .where(and(eq(creditRequest.buyerId, buyerId), eq(creditRequest.status, 'open')))
      .returning(),
  );
