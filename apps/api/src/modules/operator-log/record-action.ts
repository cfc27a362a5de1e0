import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '#db/database.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { OperatorError } from '#operator.ts';
import { addEntry, type OperatorEntry } from './operator-log.repository.ts';

/** Where a copy of each line goes, which outlives the database. */
type Copy = Pick<FastifyBaseLogger, 'info'>;

/** Who asked for what. */
export type Asked = Pick<OperatorEntry, 'operator' | 'command'> & { log?: Copy | undefined };

export const copyEntry = (
  log: Copy | undefined,
  { operator, command, outcome }: Pick<OperatorEntry, 'operator' | 'command' | 'outcome'>,
) => log?.info({ operator, command, outcome }, 'operator log');

/** What came of it: the result for whoever asked, and what the log stores. */
type Action<T> = Pick<OperatorEntry, 'answer' | 'change'> & {
  result: T;
  /** What the log names better than it was asked for. */
  command?: string;
  outcome?: 'done' | 'refused';
};

/**
 * Does what an operator asked for in one transaction with its line in the log, so that nothing is done without its line
 * and no line reports what was not done. An error leaves only a line that says so.
 */
export const recordAction = async <T>(
  db: Db,
  { log, ...who }: Asked,
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
    copyEntry(log, failed);
    throw error;
  });
  copyEntry(log, entry);
  if (result instanceof Refusal) throw result;
  return result;
};

/** Commits what a refusal has written that says so, such as a message to the buyer. */
const committedRefusal = (error: unknown): Action<Refusal> => {
  if (!(error instanceof Refusal && error.facts.keepsWrites)) throw error;
  return { result: error, outcome: 'refused', answer: error.message };
};

/** A verb of a module may open a transaction of its own: inside this one that is a savepoint. */
const asDb = (tx: Tx) => tx as unknown as Db & Tx; // the cast: they differ in the pool alone, which no repository asks for

/** Why it failed; of a query without its parameters, which hold names, telephone numbers and secrets. */
export const messageOf = (error: Error & { query?: string }): string =>
  error.query === undefined ? error.message : `Failed query: ${error.query}`;

export const outcomeOf = (error: unknown): 'refused' | 'failed' =>
  error instanceof OperatorError || error instanceof Refusal ? 'refused' : 'failed';
