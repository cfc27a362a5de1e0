import type { Db, Tx } from '#db/database.ts';
import { recordAction } from '#modules/platform/operator-log/index.ts';
import type { ErpContext } from './operation.ts';

/** State before and after a write, for the log. */
type Facts = { before?: unknown; after?: unknown };

/** Runs a write in one transaction with its operator log entry, and stores its answer for a repeated request. */
export const erpWrite = <T>(
  { db, key, now, copy, storeAnswer }: ErpContext,
  command: string,
  run: (tx: Db & Tx) => Promise<Facts>,
  load: (tx: Db & Tx) => Promise<T>,
): Promise<T> =>
  recordAction(db, { operator: `erp ${key.name}`, command, copy }, now, async (tx) => {
    const { before = null, after = null } = await run(tx);
    const answer = await load(tx);
    await storeAnswer?.(tx, answer);
    return { result: answer, answer: '', change: { before, after } };
  });
