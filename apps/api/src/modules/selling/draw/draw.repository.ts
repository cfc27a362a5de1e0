import { and, asc, count, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { activityTap } from '#db/schema/activity.ts';
import { buyer } from '#db/schema/buyer.ts';
import { draw, drawPrize, drawRecord } from '#db/schema/draw.ts';
import { order } from '#db/schema/order.ts';

export type DrawRow = typeof draw.$inferSelect;
export type PrizeRow = typeof drawPrize.$inferSelect;
export type DrawRecordRow = typeof drawRecord.$inferSelect;

/** A draw that the operator has not closed. */
export const findDraw = (db: Executor, id: number): Promise<DrawRow | null> =>
  firstRow(
    db
      .select()
      .from(draw)
      .where(and(eq(draw.id, id), draw.isOpen)),
  );

/** Of several, the first to end. */
export const findRunningDraw = (db: Executor, now: Date): Promise<DrawRow | null> =>
  firstRow(
    db
      .select()
      .from(draw)
      .where(and(draw.isOpen, lte(draw.startsAt, now), gt(draw.endsAt, now)))
      .orderBy(asc(draw.endsAt), asc(draw.id))
      .limit(1),
  );

export const closeOtherDraws = (tx: Executor, id: number) =>
  tx.update(draw).set({ isOpen: false }).where(ne(draw.id, id));

/** Gives another id to a draw without participants. */
export const renumberDraw = async (tx: Executor, id: number, newId: number) => {
  const row = await onlyRow(tx.select().from(draw).where(eq(draw.id, id)));
  await tx.insert(draw).values({ ...row, id: newId });
  await tx.update(drawPrize).set({ drawId: newId }).where(eq(drawPrize.drawId, id));
  await tx.delete(draw).where(eq(draw.id, id));
};

export const prizesOf = (db: Executor, drawId: number): Promise<PrizeRow[]> =>
  db.select().from(drawPrize).where(eq(drawPrize.drawId, drawId)).orderBy(asc(drawPrize.sort), asc(drawPrize.id));

export const findRecordByKey = (tx: Executor, buyerId: number, key: string): Promise<DrawRecordRow | null> =>
  firstRow(
    tx
      .select()
      .from(drawRecord)
      .where(and(eq(drawRecord.buyerId, buyerId), eq(drawRecord.idempotencyKey, key))),
  );

/** The sources of the buyer's chances and the number used, counted from the rows themselves to avoid drift. */
export const countFacts = async (db: Executor, buyerId: number, row: DrawRow) => {
  const taps = row.activityId === null || row.chancesPerTap === 0 ? 0 : await countTaps(db, buyerId, row);
  const orders = row.chancesPerOrder === 0 ? 0 : await countOrders(db, buyerId, row);
  return { taps, orders, drawn: await countRecords(db, buyerId, row.id) };
};

const countTaps = (db: Executor, buyerId: number, { activityId, startsAt, endsAt }: DrawRow): Promise<number> =>
  db.$count(
    activityTap,
    and(
      eq(activityTap.buyerId, buyerId),
      eq(activityTap.activityId, activityId ?? 0),
      sql`${activityTap.createdAt} >= ${startsAt}`,
      sql`${activityTap.createdAt} < ${endsAt}`,
    ),
  );

const countOrders = (db: Executor, buyerId: number, { startsAt, endsAt, orderAmount }: DrawRow): Promise<number> =>
  db.$count(
    order,
    and(
      eq(order.buyerId, buyerId),
      ne(order.status, 'cancelled'),
      sql`${order.paidAt} >= ${startsAt}`,
      sql`${order.paidAt} < ${endsAt}`,
      sql`${order.total} >= ${orderAmount}`,
    ),
  );

export const countRecords = (db: Executor, buyerId: number, drawId: number): Promise<number> =>
  db.$count(drawRecord, and(eq(drawRecord.buyerId, buyerId), eq(drawRecord.drawId, drawId)));

/** Takes one of a prize; false if the last one has just gone. */
export const takePrize = async (tx: Executor, prizeId: number): Promise<boolean> => {
  const rows = await tx
    .update(drawPrize)
    .set({ issued: sql`${drawPrize.issued} + 1` })
    .where(and(eq(drawPrize.id, prizeId), or(isNull(drawPrize.total), sql`${drawPrize.issued} < ${drawPrize.total}`)))
    .returning({ id: drawPrize.id });
  return rows.length === 1;
};

export const putBackPrize = (tx: Executor, prizeId: number) =>
  tx
    .update(drawPrize)
    .set({ issued: sql`${drawPrize.issued} - 1` })
    .where(eq(drawPrize.id, prizeId));

export const insertRecord = async (tx: Executor, values: typeof drawRecord.$inferInsert): Promise<DrawRecordRow> => {
  return onlyRow(tx.insert(drawRecord).values(values).returning());
};

/** The latest winners. */
export const latestWinners = (db: Executor, drawId: number, limit: number) =>
  db
    .select({ company: buyer.company, prize: drawRecord.name, createdAt: drawRecord.createdAt })
    .from(drawRecord)
    .innerJoin(drawPrize, eq(drawPrize.id, drawRecord.prizeId))
    .innerJoin(buyer, eq(buyer.id, drawRecord.buyerId))
    .where(and(eq(drawRecord.drawId, drawId), ne(drawPrize.kind, 'nothing')))
    .orderBy(desc(drawRecord.id))
    .limit(limit);

export const recordsOf = async (db: Executor, buyerId: number, page: number, perPage: number) => {
  const own = eq(drawRecord.buyerId, buyerId);
  const rows = await db
    .select({ record: drawRecord, title: draw.title })
    .from(drawRecord)
    .innerJoin(draw, eq(draw.id, drawRecord.drawId))
    .where(own)
    .orderBy(desc(drawRecord.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(drawRecord).where(own);
  return { rows, total: total?.count ?? 0 };
};

/** Every draw with its number of participants, newest first. */
export const drawsWithCounts = (db: Executor) =>
  db
    .select({ draw, drawn: count(drawRecord.id) })
    .from(draw)
    .leftJoin(drawRecord, eq(drawRecord.drawId, draw.id))
    .groupBy(draw.id)
    .orderBy(desc(draw.id));

export const setDraw = (db: Executor, id: number, values: Partial<typeof draw.$inferInsert>) =>
  db.update(draw).set(values).where(eq(draw.id, id));

export const lockDraw = (tx: Executor, id: number): Promise<DrawRow | null> =>
  firstRow(tx.select().from(draw).where(eq(draw.id, id)).for('update'));

export const insertDraw = (db: Executor, values: typeof draw.$inferInsert): Promise<DrawRow> =>
  onlyRow(db.insert(draw).values(values).returning());

/** Changes a prize, or adds one without an id. */
export const writePrize = async (tx: Executor, { id, ...values }: typeof drawPrize.$inferInsert) => {
  if (id === undefined) await tx.insert(drawPrize).values(values);
  else await tx.update(drawPrize).set(values).where(eq(drawPrize.id, id));
};

export const deletePrize = (tx: Executor, id: number) => tx.delete(drawPrize).where(eq(drawPrize.id, id));
