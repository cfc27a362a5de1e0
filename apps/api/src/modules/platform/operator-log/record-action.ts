import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '#db/database.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { OperatorError } from '#operator.ts';
import { addEntry, type OperatorEntry } from './operator-log.repository.ts';

/**
 * The server's log, which gets a copy of each line that outlives the database. The copy has the operation and the id in
 * its path, but not the command, which may contain names and phones.
 */
export type Copy = { log: Pick<FastifyBaseLogger, 'info'>; operation: string; subject: unknown };

/** The operator and their command. */
export type Asked = Pick<OperatorEntry, 'operator' | 'command'> & { copy?: Copy };

export const copyEntry = (copy: Copy | undefined, { operator, outcome }: Pick<OperatorEntry, 'operator' | 'outcome'>) =>
  copy?.log.info({ operator, operation: copy.operation, subject: copy.subject, outcome }, 'operator log');

/** The result for the caller, and the data for the log. */
type Action<T> = Pick<OperatorEntry, 'answer' | 'change'> & {
  result: T;
  /** A clearer command for the log than the original one. */
  command?: string;
  outcome?: 'done' | 'refused';
};

/**
 * Runs an operator's command and writes its log entry in one transaction, so that neither exists without the other. An
 * error leaves only an entry that reports it.
 */
export const recordAction = async <T>(
  db: Db,
  { copy, ...who }: Asked,
  now: Date,
  run: (tx: Db & Tx) => Promise<Action<T>>,
): Promise<T> => {
  const { result, ...entry } = await retryConflicts(() =>
    db.transaction(async (tx) => {
      const done = { ...who, outcome: 'done' as const, ...(await run(asDb(tx)).catch(committedRefusal)) };
      const { result: _, ...line } = done;
      await addEntry(tx, { ...line, createdAt: now });
      return done;
    }),
  ).catch(async (error) => {
    const failed = { ...who, outcome: outcomeOf(error) };
    await addEntry(db, { ...failed, answer: messageOf(error as Error), createdAt: now });
    copyEntry(copy, failed);
    throw error;
  });
  copyEntry(copy, entry);
  if (result instanceof Refusal) throw result;
  return result;
};

/** Commits the writes of a refusal, such as a message to the buyer. */
const committedRefusal = (error: unknown): Action<Refusal> => {
  if (!(error instanceof Refusal && error.facts.keepsWrites)) throw error;
  return { result: error, outcome: 'refused', answer: error.message };
};

/** A module's verb may open its own transaction: inside this one that is a savepoint. */
const asDb = (tx: Tx) => tx as unknown as Db & Tx; // the cast: they differ only in the pool, which no repository uses

/** The reason for an error; for a query without its parameters, which contain names, phone numbers and secrets. */
export const messageOf = (error: Error & { query?: string }): string =>
  error.query === undefined ? error.message : `Failed query: ${error.query}`;

export const outcomeOf = (error: unknown): 'refused' | 'failed' =>
  error instanceof OperatorError || error instanceof Refusal ? 'refused' : 'failed';
