import { desc, eq, max, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { rebate, rebateNote, rebateNoteLine } from '#db/schema/rebate.ts';

export type RebateRow = typeof rebate.$inferSelect;
export type RebateValues = Omit<typeof rebate.$inferInsert, 'id' | 'createdAt'>;
export type RebateNoteRow = typeof rebateNote.$inferSelect;

export const findRebate = (db: Executor, id: number): Promise<RebateRow | null> =>
  firstRow(db.select().from(rebate).where(eq(rebate.id, id)));

/** For a change of its terms; a booking shares its lock with others. */
export const lockRebate = (tx: Tx, id: number, mode: 'update' | 'share'): Promise<RebateRow | null> =>
  firstRow(tx.select().from(rebate).where(eq(rebate.id, id)).for(mode));

export const rebatePage = async (db: Executor, { page, perPage }: { page: number; perPage: number }) => ({
  rows: await db
    .select({ rebate, isBooked: isBooked(rebate.id) })
    .from(rebate)
    .orderBy(desc(rebate.id))
    .limit(perPage)
    .offset((page - 1) * perPage),
  total: await db.$count(rebate),
});

const isBooked = (id: number | typeof rebate.id) =>
  sql<boolean>`exists (select from ${rebateNote} where ${rebateNote.rebateId} = ${id})`;

/** The first month of the last period with a note. */
export const lastBookedPeriod = async (db: Executor, id: number): Promise<string | null> => {
  const [row] = await db
    .select({ period: max(rebateNote.period) })
    .from(rebateNote)
    .where(eq(rebateNote.rebateId, id));
  return row?.period ?? null;
};

export const insertRebate = (tx: Tx, values: RebateValues): Promise<RebateRow> =>
  onlyRow(tx.insert(rebate).values(values).returning());

export const updateRebate = (tx: Tx, id: number, values: RebateValues): Promise<RebateRow> =>
  onlyRow(tx.update(rebate).set(values).where(eq(rebate.id, id)).returning());

/** The open rebates whose members name a buyer, the oldest first. */
export const rebatesOfBuyer = async (db: Executor, buyerId: number): Promise<RebateRow[]> =>
  db
    .select()
    .from(rebate)
    .where(sql`${rebate.isOpen} and exists (select from buyer where buyer.id = ${buyerId} and ${isNamed})`)
    .orderBy(rebate.id);

/** Whether `rebate` names `buyer`. */
export const isNamed = sql`(rebate.members = '[]' or exists (
  select from jsonb_to_recordset(rebate.members) as member(kind text, key text)
  where (kind = 'buyer' and key = buyer.id::text) or (kind = 'business' and key = buyer.business_kind)
    or (kind = 'region' and key in (left(buyer.region_code, 2) || '0000', left(buyer.region_code, 4) || '00', buyer.region_code))))`;

/** Notes of a rebate, of one buyer or of all, the latest first. */
export const notesOfRebate = (db: Executor, rebateId: number, buyerId?: number): Promise<RebateNoteRow[]> =>
  db
    .select()
    .from(rebateNote)
    .where(
      sql`${rebateNote.rebateId} = ${rebateId} ${buyerId === undefined ? sql`` : sql`and ${rebateNote.buyerId} = ${buyerId}`}`,
    )
    .orderBy(desc(rebateNote.id));

const withRebate = (db: Executor) =>
  db.select({ note: rebateNote, rebate }).from(rebateNote).innerJoin(rebate, eq(rebate.id, rebateNote.rebateId));

export const notesOfBuyer = (db: Executor, buyerId: number, limit: number) =>
  withRebate(db).where(eq(rebateNote.buyerId, buyerId)).orderBy(desc(rebateNote.id)).limit(limit);

export const findNote = (db: Executor, id: number) => firstRow(withRebate(db).where(eq(rebateNote.id, id)));

type Line = Pick<typeof rebateNoteLine.$inferInsert, 'returned' | 'counted'> & { lineId: number };

export const addNote = async (
  tx: Tx,
  values: Omit<typeof rebateNote.$inferInsert, 'id'>,
  lines: readonly Line[],
): Promise<RebateNoteRow> => {
  const note = await onlyRow(tx.insert(rebateNote).values(values).returning());
  const rows = JSON.stringify(lines.map(({ lineId, returned, counted }) => ({ line: lineId, returned, counted })));
  await tx.execute(sql`
    insert into ${rebateNoteLine} (note_id, order_line_id, returned, counted)
    select ${note.id}, line, returned, counted
    from jsonb_to_recordset(${rows}::jsonb) as each(line bigint, returned numeric, counted numeric)`);
  return note;
};
