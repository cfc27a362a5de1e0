import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { recordAction } from '#modules/operator-log/index.ts';
import type { ErpContext } from './operation.ts';

/** What a write stores in the log. */
type Facts = { before?: unknown; after?: unknown };

/**
 * Runs a write in one transaction with its line in the operator log. A refusal that it returns keeps what was written; one
 * that it throws takes it back.
 */
export const erpWrite = async (
  { db, key, now, log }: ErpContext,
  command: string,
  run: (tx: Db & Tx) => Promise<Facts | Refusal>,
): Promise<void> => {
  const refused = await recordAction(db, { operator: `erp ${key.name}`, command, log }, now, async (tx) => {
    const facts = await run(tx);
    if (facts instanceof Refusal) return { result: facts, outcome: 'refused', answer: facts.message };
    const { before = null, after = null } = facts;
    return { result: null, answer: '', change: { before, after } };
  });
  if (refused) throw refused;
};
