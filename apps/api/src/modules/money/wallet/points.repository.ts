import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { pointsLog, wallet } from '#db/schema/wallet.ts';
import type { Booking } from './wallet.repository.ts';

type PointsMovement = {
  kind: (typeof pointsLog.$inferSelect)['kind'];
  /** Negative if points are spent. */
  change: number;
  orderId: number | null;
  /** The cause; each cause is booked only once. */
  reference: string;
  remark: string;
};

/**
 * Changes a buyer's points and logs it, both or neither. Call it in a transaction; it locks the wallet's row until the
 * end.
 */
export const bookPoints = async (
  tx: Executor,
  buyerId: number,
  movement: PointsMovement,
  now: Date,
): Promise<Booking> => {
  await tx.insert(wallet).values({ buyerId }).onConflictDoNothing();
  const [held] = await tx
    .select({ pointsAfter: sql<number>`${wallet.points} + ${movement.change}::int` })
    .from(wallet)
    .where(eq(wallet.buyerId, buyerId))
    .for('update');
  if (!held) throw new Error('A buyer has no wallet.');
  const [booked] = await tx
    .select({ id: pointsLog.id })
    .from(pointsLog)
    .where(eq(pointsLog.reference, movement.reference));
  if (booked) return 'already';
  if (held.pointsAfter < 0) return 'too_little';
  await tx.update(wallet).set({ points: held.pointsAfter }).where(eq(wallet.buyerId, buyerId));
  await tx.insert(pointsLog).values({ ...movement, buyerId, pointsAfter: held.pointsAfter, createdAt: now });
  return 'booked';
};

export const pointsEntryOf = (db: Executor, reference: string) =>
  firstRow(db.select().from(pointsLog).where(eq(pointsLog.reference, reference)));
