import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { type Action, recordAction } from '#modules/operator-log/index.ts';
import type { ErpContext } from './operation.ts';

/** What a write stores in the log. */
type Facts = { before?: unknown; after?: unknown };

/**
 * Runs a write in one transaction with its line in the operator log and its answer, which is also stored for a repeated
 * request. A refusal that it returns keeps what was written; one that it throws takes it back.
 */
export const erpWrite = async <T>(
  { db, key, now, log, storeAnswer }: ErpContext,
  command: string,
  run: (tx: Db & Tx) => Promise<Facts | Refusal>,
  load: (tx: Db & Tx) => Promise<T>,
): Promise<T> => {
  const done = await recordAction(
    db,
    { operator: `erp ${key.name}`, command, log },
    now,
    async (tx): Promise<Action<{ answer: T } | Refusal>> => {
      const facts = await run(tx);
      if (facts instanceof Refusal) return { result: facts, outcome: 'refused', answer: facts.message };
      const { before = null, after = null } = facts;
      const answer = await load(tx);
      await storeAnswer?.(tx, answer);
      return { result: { answer }, answer: '', change: { before, after } };
    },
  );
  if (done instanceof Refusal) throw done;
  return done.answer;
};
