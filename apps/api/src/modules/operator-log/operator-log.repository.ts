import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { operatorLog, type operatorOutcomes } from '#db/schema/operator-log.ts';

export type OperatorEntry = {
  operator: string;
  command: string;
  outcome: (typeof operatorOutcomes)[number];
  answer: string;
  /** Values before and after; absent if unknown. */
  change?: { before: unknown; after: unknown } | undefined;
  createdAt: Date;
};

const longestAnswer = 2000;

export const addEntry = async (db: Executor, entry: OperatorEntry): Promise<number> => {
  const change = entry.change ? JSON.stringify(entry.change) : null;
  const values = { ...entry, answer: entry.answer.slice(0, longestAnswer), change };
  const row = await onlyRow(db.insert(operatorLog).values(values).returning({ id: operatorLog.id }));
  return row.id;
};

/** Ends the entry of a command; inserts it again if the command has emptied the tables. */
export const endEntry = async (db: Executor, id: number, entry: OperatorEntry) => {
  const { outcome, answer } = entry;
  const changed = await db
    .update(operatorLog)
    .set({ outcome, answer: answer.slice(0, longestAnswer) })
    .where(and(eq(operatorLog.id, id), eq(operatorLog.command, entry.command)))
    .returning({ id: operatorLog.id });
  if (changed.length === 0) await addEntry(db, entry);
};

type EntryQuery = {
  operator?: string;
  /** Anywhere in the command. */
  text?: string;
  /** A word of the command, such as an order number. */
  word?: string;
};

export const findEntries = (db: Executor, limit: number, { operator, text, word }: EntryQuery) =>
  db
    .select()
    .from(operatorLog)
    .where(
      and(
        operator === undefined ? undefined : eq(operatorLog.operator, operator),
        text === undefined ? undefined : ilike(operatorLog.command, sql`'%' || ${escaped(text)} || '%'`),
        word === undefined
          ? undefined
          : sql`' ' || ${operatorLog.command} || ' ' like '% ' || ${escaped(word)} || ' %'`,
      ),
    )
    .orderBy(desc(operatorLog.id))
    .limit(limit);

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
