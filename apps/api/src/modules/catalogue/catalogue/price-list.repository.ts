import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { operatorNames } from '#db/operator-names.ts';
import { priceList } from '#db/schema/price-list.ts';
import { dayMs } from '#durations.ts';
import { Refusal, required } from '#errors/refusal.ts';

type Row = typeof priceList.$inferSelect;

const shown = {
  id: priceList.id,
  operator: priceList.operator,
  name: priceList.name,
  status: priceList.status,
  progress: priceList.progress,
  found: priceList.found,
  choices: priceList.choices,
  problem: priceList.problem,
  touchedAt: priceList.touchedAt,
  endedAt: priceList.endedAt,
  createdAt: priceList.createdAt,
  hasContent: sql<boolean>`${priceList.content} is not null`,
  hasRejects: sql<boolean>`${priceList.rejects} is not null`,
};

/** A list without its bytes. */
export type PriceListRow = Omit<Row, 'content' | 'rejects'> & { hasContent: boolean; hasRejects: boolean };

/** A running import signals every few seconds; after this long without a signal it has ended. */
const silentMs = 20_000;
const mostShown = 50;

const working = ['checking', 'importing'] as const;

/** The status of a list; that of one whose work has ended without a result is `stopped`. */
export const statusOf = ({ status, touchedAt }: Pick<Row, 'status' | 'touchedAt'>, now: Date) =>
  (working as readonly string[]).includes(status) && now.getTime() - touchedAt.getTime() >= silentMs
    ? 'stopped'
    : status;

/** Whether only rows that wait for a second operator are left to import: the other rows' stock is out of date. */
export const hasOnlyHeld = ({ hasContent, status, choices }: PriceListRow) =>
  hasContent && (status === 'imported' || choices.floor === 'only');

export const priceLists = async (db: Executor, where?: SQL): Promise<PriceListRow[]> => {
  const rows = await db.select(shown).from(priceList).where(where).orderBy(desc(priceList.id)).limit(mostShown);
  const nameOf = await operatorNames(db);
  return rows.map((row) => ({ ...row, operator: nameOf(row.operator) }));
};

export const findPriceList = async (db: Executor, id: number): Promise<PriceListRow> =>
  required((await priceLists(db, eq(priceList.id, id)))[0], 'priceListMissing');

/** Refuses while any process is working on a list; until the transaction ends, no other can start. */
export const requireNoImport = async (db: Tx, now: Date) => {
  await oneAtATime(db, 'priceLists');
  const since = new Date(now.getTime() - silentMs);
  const isWorkedOn = and(inArray(priceList.status, working), gt(priceList.touchedAt, since));
  if ((await db.$count(priceList, isWorkedOn)) > 0) throw new Refusal('priceListBusy');
};

/** Deletes contents that were not imported within a day. */
export const addPriceList = async (
  db: Executor,
  values: Pick<Row, 'operator' | 'name' | 'content'>,
  now: Date,
): Promise<number> => {
  await db
    .update(priceList)
    .set({ content: null })
    .where(lt(priceList.createdAt, new Date(now.getTime() - dayMs)));
  const added = { ...values, status: 'checking', touchedAt: now, createdAt: now } as const;
  return (await onlyRow(db.insert(priceList).values(added).returning({ id: priceList.id }))).id;
};

export const updatePriceList = (db: Executor, id: number, values: Partial<Row>) =>
  db.update(priceList).set(values).where(eq(priceList.id, id));

/** Input for the work on a list. */
export const findPriceListWork = (db: Executor, id: number) =>
  firstRow(
    db
      .select({
        operator: priceList.operator,
        name: priceList.name,
        content: priceList.content,
        choices: priceList.choices,
        status: priceList.status,
      })
      .from(priceList)
      .where(eq(priceList.id, id)),
  );

export const findRejects = (db: Executor, id: number) =>
  firstRow(db.select({ name: priceList.name, rejects: priceList.rejects }).from(priceList).where(eq(priceList.id, id)));
