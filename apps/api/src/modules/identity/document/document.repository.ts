import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { document, documentScope } from '#db/schema/document.ts';
import { queueEvent } from '#modules/platform/outbox/index.ts';

type Row = typeof document.$inferSelect;
export type HeldDocument = Row & { scopes: string[] };

const withScopes = async (db: Executor, rows: Row[]): Promise<HeldDocument[]> => {
  const ids = rows.map(({ id }) => id);
  const scopes = ids.length
    ? await db.select().from(documentScope).where(inArray(documentScope.documentId, ids)).orderBy(documentScope.scope)
    : [];
  return rows.map((row) => ({
    ...row,
    scopes: scopes.flatMap(({ documentId, scope }) => (documentId === row.id ? [scope] : [])),
  }));
};

export const documentsOf = async (db: Executor, buyerId: number): Promise<HeldDocument[]> =>
  withScopes(db, await db.select().from(document).where(eq(document.buyerId, buyerId)).orderBy(desc(document.id)));

/** A document of this buyer; another buyer's is treated as unknown (P8). */
export const findOwnDocument = (db: Executor, buyerId: number, id: number) =>
  firstRow(
    db
      .select()
      .from(document)
      .where(and(eq(document.id, id), eq(document.buyerId, buyerId))),
  );

export const insertDocument = async (
  tx: Executor,
  values: typeof document.$inferInsert & { createdAt: Date },
): Promise<HeldDocument> => {
  const [row] = await tx.insert(document).values(values).returning();
  if (!row) throw new Error('A document was not written.');
  await queueEvent(tx, 'document.uploaded', row.id, values.createdAt);
  return { ...row, scopes: [] };
};

/** Deletes a pending document that is being replaced. */
export const deletePending = (tx: Executor, buyerId: number, kind: string) =>
  tx
    .delete(document)
    .where(
      and(
        eq(document.buyerId, buyerId),
        eq(document.kind, kind),
        eq(document.status, 'pending'),
        ne(document.kind, 'other'),
      ),
    );

export const findDocument = async (db: Executor, id: number): Promise<HeldDocument | null> =>
  firstRow(withScopes(db, await db.select().from(document).where(eq(document.id, id))));

type Outcome = { status: 'passed' | 'rejected'; reason: string | null };

export const setOutcome = async (tx: Executor, id: number, outcome: Outcome, now: Date) => {
  await tx.update(document).set(outcome).where(eq(document.id, id));
  await queueEvent(tx, `document.${outcome.status}`, id, now);
};

export const setTerm = (tx: Executor, id: number, term: Pick<Row, 'issuedOn' | 'expiresOn'>) =>
  tx.update(document).set(term).where(eq(document.id, id));

export const setScopes = async (tx: Executor, documentId: number, scopes: readonly string[]) => {
  await tx.delete(documentScope).where(eq(documentScope.documentId, documentId));
  if (scopes.length > 0) await tx.insert(documentScope).values(scopes.map((scope) => ({ documentId, scope })));
};

/** True if the file at this address is a picture of a document. */
export const isDocumentPicture = async (db: Executor, url: string): Promise<boolean> =>
  (await db.$count(document, sql`${document.pictures} ? ${url}`)) > 0;
