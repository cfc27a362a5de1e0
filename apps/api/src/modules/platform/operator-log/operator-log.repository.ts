import { and, desc, eq, gte, ilike, lt, sql } from 'drizzle-orm';
import { containing } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { operatorNames } from '#db/operator-names.ts';
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
  operator?: string | undefined;
  /** Anywhere in the command. */
  text?: string | undefined;
  /** A word of the command, such as an order number. */
  word?: string;
  /** From this time on. */
  from?: Date | undefined;
  before?: Date | undefined;
};

const matching = ({ operator, text, word, from, before }: EntryQuery) =>
  and(
    operator === undefined ? undefined : eq(operatorLog.operator, operator),
    text === undefined ? undefined : ilike(operatorLog.command, containing(text)),
    word === undefined ? undefined : sql`' ' || ${operatorLog.command} || ' ' like ${containing(` ${word} `)}`,
    from && gte(operatorLog.createdAt, from),
    before && lt(operatorLog.createdAt, before),
  );

export const findEntries = async (db: Executor, limit: number, query: EntryQuery, offset = 0) => {
  const rows = await db
    .select()
    .from(operatorLog)
    .where(matching(query))
    .orderBy(desc(operatorLog.id))
    .limit(limit)
    .offset(offset);
  const nameOf = await operatorNames(db);
  return rows.map((row) => ({ ...row, operator: nameOf(row.operator) }));
};

export const countEntries = (db: Executor, query: EntryQuery): Promise<number> =>
  db.$count(operatorLog, matching(query));
