import type { OperationId, OperationInput, Schemas } from '@yaoji/api-client/erp/contract';
import type { Tx } from '#db/database.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { whenIdle } from '#modules/catalogue/catalogue/index.ts';
import { addEntry, copyEntry, endEntry, messageOf } from '#modules/platform/operator-log/index.ts';
import { lotRow } from '#plugins/contract/openapi.ts';
import { jsonCheck } from '#plugins/contract/validate.ts';
import type { ErpContext, ErpHandler } from './operation.ts';

/** Result of a row, with the reason if needed. */
export type Outcome = Pick<Schemas['RowAnswer'], 'status' | 'field' | 'message'>;

/** Outcomes by the keys of rows. */
export type Outcomes = Map<string, Outcome>;

export const refused = (message: string, field?: string): Outcome => ({
  status: 'refused',
  ...(field && { field }),
  message,
});

type LotId = {
  [Id in OperationId]: OperationInput<Id>['body'] extends { rows: readonly unknown[] } ? Id : never;
}[OperationId];
type RowOf<Id extends LotId> = OperationInput<Id>['body'] extends { rows: readonly (infer Row)[] } ? Row : never;

/** Few enough that concurrent buyers notice nothing. */
const usually = 100;

type Lot<Row> = {
  /** Identifies rows; a lot contains each once. */
  keyOf: (row: Row) => string;
  /** Rows per transaction. Default 100. */
  atOnce?: number;
  /** Writes rows in a transaction and returns their outcomes. */
  write: (tx: Tx, rows: Row[], context: ErpContext) => Promise<Outcomes>;
};

/**
 * Processes a lot: rows that violate the contract are answered at once, the others are written in short transactions
 * that leave room for buyers. It has one entry in the operator log.
 */
export const lotHandler = <Id extends LotId>(
  id: Id,
  { keyOf, atOnce = usually, write }: Lot<RowOf<Id>>,
): ErpHandler<Id> => {
  const check = jsonCheck(lotRow(id) ?? {});
  const handle = async (rows: readonly RowOf<Id>[], context: ErpContext): Promise<Schemas['LotAnswer']> => {
    const { db, log } = context;
    const { outcomes, right } = judge(rows, check, keyOf);
    const writeSome = (some: readonly number[]) =>
      whenIdle(db, () =>
        retryConflicts(() =>
          db.transaction(async (tx) => {
            const wanted = some.map((index) => rows[index] as RowOf<Id>); // The cast: an index of a row.
            const found = await write(tx, wanted, context);
            return some.map((index) => found.get(keyOf(rows[index] as RowOf<Id>)) ?? refused('没有处理'));
          }),
        ),
      );
    for (let start = 0; start < right.length; start += atOnce) {
      const some = right.slice(start, start + atOnce);
      // If a transaction fails, retry each row alone, so that one bad row fails alone.
      const found = await writeSome(some).catch(async (error) => {
        log.warn({ err: error, lot: id }, 'Rows of a lot are tried one by one.');
        const parts: Outcome[][] = [];
        for (const index of some) parts.push(await writeSome([index]).catch(failed(context)));
        return parts.flat();
      });
      for (const [place, outcome] of found.entries()) outcomes.set(some[place] ?? -1, outcome);
    }
    return answerOf(rows, outcomes);
  };
  // The cast: all lots have the same answer.
  return ((input, context) =>
    withEntry(id, context, () => handle(input.body.rows as never, context))) as ErpHandler<Id>;
};

/** Logs an internal error, and refuses the row without details. */
const failed =
  ({ log }: ErpContext) =>
  (error: unknown): Outcome[] => {
    if (error instanceof Refusal) return [refused(error.message)];
    log.error({ err: error }, 'A row of a lot has failed.');
    return [refused('系统未能写入此行，请检查其内容')];
  };

/** Answers that need no database, and the remaining rows. */
const judge = <Row>(rows: readonly Row[], check: (row: unknown) => void, keyOf: (row: Row) => string) => {
  const outcomes = new Map<number, Outcome>();
  const places = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const problem = problemOf(row, check);
    if (problem) {
      outcomes.set(index, problem);
      continue;
    }
    const first = places.get(keyOf(row));
    if (first === undefined) places.set(keyOf(row), index);
    else outcomes.set(index, refused(`与第${first}行重复`, 'code'));
  }
  return { outcomes, right: [...places.values()] };
};

const problemOf = (row: unknown, check: (row: unknown) => void): Outcome | null => {
  try {
    check(row);
    return null;
  } catch (error) {
    return refusedBy(error);
  }
};

/** Converts a refusal to a row's outcome; rethrows anything else. */
const refusedBy = (error: unknown): Outcome => {
  if (!(error instanceof Refusal)) throw error;
  const [[field, messages] = ['', [error.message]]] = Object.entries((error as Refusal).facts.errors ?? {});
  return refused(messages[0] ?? error.message, field.replaceAll(/\[(\w*)\]/g, '.$1'));
};

/** Writes rows one by one; a row that throws a refusal must not have written anything. */
export const eachRow = async <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  write: (row: Row) => Promise<Outcome>,
): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map();
  for (const row of rows) outcomes.set(keyOf(row), await write(row).catch(refusedBy));
  return outcomes;
};

const answerOf = (rows: readonly unknown[], outcomes: ReadonlyMap<number, Outcome>): Schemas['LotAnswer'] => {
  const answers = rows.map((row, index) => ({
    row: index,
    code: codeOf(row),
    ...(outcomes.get(index) ?? refused('没有处理')),
  }));
  const count = (status: Outcome['status']) => answers.filter((answer) => answer.status === status).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: answers,
  };
};

const longestCode = 60;

const codeOf = (row: unknown): string | null => {
  const code = (row as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code.slice(0, longestCode) : null;
};

/**
 * A lot spans several transactions: the operator log records its start before the first, and its result after the last.
 */
const withEntry = async (id: string, { db, now, key, copy }: ErpContext, run: () => Promise<Schemas['LotAnswer']>) => {
  const entry = { operator: `erp ${key.name}`, command: `erp ${id} key ${key.id}`, createdAt: now };
  const entryId = await addEntry(db, { ...entry, outcome: 'begun', answer: '' });
  const end = async (outcome: 'done' | 'failed', answer: string) => {
    await endEntry(db, entryId, { ...entry, outcome, answer });
    copyEntry(copy, { ...entry, outcome });
  };
  try {
    const answer = await run();
    const { created, updated, unchanged, refused: wrong } = answer;
    await end('done', `新增${created}，更新${updated}，未变${unchanged}，拒绝${wrong}`);
    return answer;
  } catch (error) {
    await end('failed', messageOf(error as Error)).catch(() => {});
    throw error;
  }
};
