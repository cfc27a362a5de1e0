import { underwayStatuses } from '@yaoji/domain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { order } from '#db/schema/order.ts';
import { shipment } from '#db/schema/shipment.ts';
import { trackingQuery } from '#db/schema/tracking-query.ts';
import { dayMs, hourMs } from '#durations.ts';

type TrackingNumber = Pick<typeof trackingQuery.$inferSelect, 'company' | 'trackingNo'>;
export type ClaimedNumber = TrackingNumber & { failures: number };

/** Parcels older than this are no longer asked about. */
const longestMs = 30 * dayMs;
export const mostQueries = 60;

const since = (now: Date) => new Date(now.getTime() - longestMs);

/** A parcel on its way, of an order that is not finished. */
const isOpen = (now: Date) =>
  and(
    ne(shipment.status, 'signed'),
    gt(shipment.createdAt, since(now)),
    inArray(order.status, underwayStatuses),
    sql`${shipment.trackingNo} ~ '^[A-Za-z0-9-]{6,32}$'`,
  );

const mostAdded = 1000;

/** Adds the numbers of new parcels of the accepted carriers; a carrier knows a parcel an hour later. */
export const addNumbers = async (db: Executor, isAccepted: (company: string) => boolean, now: Date) => {
  const used = await db
    .select({ company: shipment.company })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .where(isOpen(now))
    .groupBy(shipment.company);
  const companies = used.flatMap(({ company }) => (isAccepted(company) ? [company] : []));
  const fresh = await db
    .select({
      company: shipment.company,
      trackingNo: shipment.trackingNo,
      createdAt: sql<string>`min(${shipment.createdAt})`,
    })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .leftJoin(
      trackingQuery,
      and(eq(trackingQuery.company, shipment.company), eq(trackingQuery.trackingNo, shipment.trackingNo)),
    )
    .where(and(inArray(shipment.company, companies), isOpen(now), isNull(trackingQuery.company)))
    .groupBy(shipment.company, shipment.trackingNo)
    .limit(mostAdded);
  if (fresh.length === 0) return;
  const rows = fresh.map(({ company, trackingNo, createdAt }) => {
    const known = new Date(createdAt).getTime() + hourMs;
    return { company, trackingNo, nextAt: new Date(Math.max(known, now.getTime())), createdAt: now };
  });
  await db.insert(trackingQuery).values(rows).onConflictDoNothing();
};

const rowOf = ({ company, trackingNo }: TrackingNumber) =>
  and(eq(trackingQuery.company, company), eq(trackingQuery.trackingNo, trackingNo));

/**
 * Takes numbers that are due, exclusively, and counts a query of each; a process that dies leaves them for later. Numbers
 * without an open parcel are due no more.
 */
export const claimNumbers = async (db: Executor, limit: number, now: Date): Promise<ClaimedNumber[]> => {
  const parcel = db
    .select({ id: shipment.id })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .where(
      and(eq(shipment.company, trackingQuery.company), eq(shipment.trackingNo, trackingQuery.trackingNo), isOpen(now)),
    );
  const isDue = lte(trackingQuery.nextAt, now);
  return db.transaction(async (tx) => {
    await tx
      .update(trackingQuery)
      .set({ nextAt: null })
      .where(and(isDue, notExists(parcel)));
    const due = await tx
      .select({
        company: trackingQuery.company,
        trackingNo: trackingQuery.trackingNo,
        failures: trackingQuery.failures,
      })
      .from(trackingQuery)
      .where(and(isDue, lt(trackingQuery.queries, mostQueries)))
      .orderBy(asc(trackingQuery.nextAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    for (const each of due)
      await tx
        .update(trackingQuery)
        .set({ queries: sql`${trackingQuery.queries} + 1`, nextAt: new Date(now.getTime() + hourMs) })
        .where(rowOf(each));
    return due;
  });
};

/** The open parcels under a number, with the phones of their recipients. */
export const parcelsUnder = (db: Executor, { company, trackingNo }: TrackingNumber, now: Date) =>
  db
    .select({
      id: shipment.id,
      orderId: shipment.orderId,
      buyerId: order.buyerId,
      phone: sql<string>`${order.address} ->> 'phone'`,
    })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .where(and(eq(shipment.company, company), eq(shipment.trackingNo, trackingNo), isOpen(now)))
    .orderBy(asc(shipment.id));

export const finishQuery = (db: Executor, number: TrackingNumber, nextAt: Date | null) =>
  db.update(trackingQuery).set({ failures: 0, nextAt }).where(rowOf(number));

export const failQuery = (
  db: Executor,
  { failures, ...number }: ClaimedNumber,
  error: string,
  nextAt: Date,
  now: Date,
) =>
  db
    .update(trackingQuery)
    .set({ failures: failures + 1, error, failedAt: now, nextAt })
    .where(rowOf(number));

/** How many numbers are asked about, how many of them failed the last time, and the last failure. */
export const trackingState = async (db: Executor, now: Date) => {
  const asked = and(
    isNotNull(trackingQuery.nextAt),
    lt(trackingQuery.queries, mostQueries),
    gt(trackingQuery.createdAt, since(now)),
  );
  const failing = sql<number>`(count(*) filter (where ${trackingQuery.failures} > 0))::int`;
  const counts = await onlyRow(db.select({ open: count(), failing }).from(trackingQuery).where(asked));
  const lastFailure = await firstRow(
    db
      .select({
        company: trackingQuery.company,
        trackingNo: trackingQuery.trackingNo,
        error: trackingQuery.error,
        failedAt: trackingQuery.failedAt,
      })
      .from(trackingQuery)
      .where(isNotNull(trackingQuery.failedAt))
      .orderBy(desc(trackingQuery.failedAt))
      .limit(1),
  );
  return { ...counts, lastFailure };
};

/** Removes numbers long after the last query. */
export const sweepTracking = (db: Executor, now: Date) =>
  db.delete(trackingQuery).where(lt(trackingQuery.createdAt, new Date(now.getTime() - 2 * longestMs)));
