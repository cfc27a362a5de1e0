import type { Tx } from '#db/database.ts';
import { pointsLog } from '#db/schema/wallet.ts';
import { insertMany } from '../insert-many.ts';

/** Books all points again in order of time, because prizes of draws fall between orders booked earlier. */
export const bookPointsInTime = async (tx: Tx): Promise<void> => {
  const rows = await tx.delete(pointsLog).returning();
  rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt) || a.id - b.id);
  const held = new Map<number, number>();
  const again = rows.map(({ id: _id, ...row }) => {
    const pointsAfter = (held.get(row.buyerId) ?? 0) + row.change;
    held.set(row.buyerId, pointsAfter);
    return { ...row, pointsAfter };
  });
  await insertMany(tx, pointsLog, again);
};
