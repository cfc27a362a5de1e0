import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { invoiceTitle } from '#db/schema/invoice.ts';

export type TitleRow = typeof invoiceTitle.$inferSelect;

export const findTitle = async (db: Executor, buyerId: number): Promise<TitleRow | null> => {
  const [row] = await db.select().from(invoiceTitle).where(eq(invoiceTitle.buyerId, buyerId));
  return row ?? null;
};

export const saveTitle = (db: Executor, values: TitleRow) =>
  db.insert(invoiceTitle).values(values).onConflictDoUpdate({ target: invoiceTitle.buyerId, set: values });

/** Title data as they were written down before a change. */
export const restoreTitle = (db: Executor, buyerId: number, before: unknown) =>
  saveTitle(db, { ...(before as TitleRow), buyerId });
