import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { invoiceTitle } from '#db/schema/invoice.ts';

export type TitleRow = typeof invoiceTitle.$inferSelect;

export const findTitle = (db: Executor, buyerId: number): Promise<TitleRow | null> =>
  firstRow(db.select().from(invoiceTitle).where(eq(invoiceTitle.buyerId, buyerId)));

export const saveTitle = (db: Executor, values: TitleRow) =>
  db.insert(invoiceTitle).values(values).onConflictDoUpdate({ target: invoiceTitle.buyerId, set: values });

/** Restores title data from before a change. */
export const restoreTitle = (db: Executor, buyerId: number, before: unknown) =>
  saveTitle(db, { ...(before as TitleRow), buyerId });
