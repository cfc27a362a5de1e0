import type { Db, Tx } from '#db/database.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { OperatorError } from '#operator.ts';
import { addEntry, type OperatorEntry } from './operator-log.repository.ts';

/** Who asked for what. */
export type Asked = Pick<OperatorEntry, 'operator' | 'command'>;

/** What came of it: the result for whoever asked, and what the log stores. */
export type Action<T> = Pick<OperatorEntry, 'answer' | 'change'> & {
  result: T;
  /** What the log names better than it was asked for. */
  command?: string;
  outcome?: 'done' | 'refused';
};

/**
 * Does what an operator asked for in one transaction with its line in the log, so that nothing is done without its line
 * and no line reports what was not done. What throws leaves only a line that says so.
 */
export const recordAction = async <T>(
  db: Db,
  asked: Asked,
  now: Date,
  run: (tx: Db & Tx) => Promise<Action<T>>,
): Promise<T> => {
  try {
    return await retryConflicts(() =>
      db.transaction(async (tx) => {
        const { result, outcome = 'done', ...entry } = await run(asDb(tx));
        await addEntry(tx, { ...asked, ...entry, outcome, createdAt: now });
        return result;
      }),
    );
  } catch (error) {
    await addEntry(db, { ...asked, outcome: outcomeOf(error), answer: (error as Error).message, createdAt: now });
    throw error;
  }
};

/** A verb of a module may open a transaction of its own: inside this one that is a savepoint. */
const asDb = (tx: Tx) => tx as unknown as Db & Tx; // the cast: they differ in the pool alone, which no repository asks for

export const outcomeOf = (error: unknown): 'refused' | 'failed' =>
  error instanceof OperatorError || error instanceof Refusal ? 'refused' : 'failed';
