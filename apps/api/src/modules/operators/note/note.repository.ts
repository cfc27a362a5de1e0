import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { deskNote, deskTag } from '#db/schema/desk-note.ts';
import { operator } from '#db/schema/operator.ts';

/** An order or a buyer. */
export type Subject = { orderId: number } | { buyerId: number };

/** The latest first. */
export const notesOf = (db: Executor, subject: Subject) =>
  db
    .select({
      id: deskNote.id,
      text: deskNote.text,
      author: operator.name,
      operatorId: deskNote.operatorId,
      createdAt: deskNote.createdAt,
    })
    .from(deskNote)
    .innerJoin(operator, eq(operator.id, deskNote.operatorId))
    .where('orderId' in subject ? eq(deskNote.orderId, subject.orderId) : eq(deskNote.buyerId, subject.buyerId))
    .orderBy(desc(deskNote.id));

type Note = Subject & Pick<typeof deskNote.$inferInsert, 'text' | 'operatorId' | 'createdAt'>;

export const addNote = (tx: Executor, note: Note) => tx.insert(deskNote).values(note);

/** The removed notes: none if there is no such note, or another operator wrote it. */
export const deleteNote = (tx: Executor, id: number, operatorId: number) =>
  tx
    .delete(deskNote)
    .where(and(eq(deskNote.id, id), eq(deskNote.operatorId, operatorId)))
    .returning();

const isOf = (subject: Subject) =>
  'orderId' in subject ? eq(deskTag.orderId, subject.orderId) : eq(deskTag.buyerId, subject.buyerId);

export const tagsOf = async (db: Executor, subject: Subject): Promise<string[]> => {
  const rows = await db.select({ name: deskTag.name }).from(deskTag).where(isOf(subject)).orderBy(asc(deskTag.name));
  return rows.map(({ name }) => name);
};

export const replaceTags = async (tx: Executor, subject: Subject, names: readonly string[]) => {
  await tx.delete(deskTag).where(isOf(subject));
  if (names.length > 0)
    await tx
      .insert(deskTag)
      .values(names.map((name) => ({ ...subject, name })))
      .onConflictDoNothing();
};

/** Tags of orders or of buyers, the most used first. */
export const usedTags = (db: Executor, kind: 'orderId' | 'buyerId') =>
  db
    .select({ name: deskTag.name, count: count() })
    .from(deskTag)
    .where(isNotNull(deskTag[kind]))
    .groupBy(deskTag.name)
    .orderBy(desc(count()), asc(deskTag.name));
