import { shipmentBlock } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadPurchaser } from '#modules/purchaser/index.ts';
import { batchesOf, goodsScopes, linesOf, type OrderRow } from './order.repository.ts';

/** A line that must not leave, with why. */
export type HeldLine = { lineId: number; name: string; reason: string };

/**
 * Lines of an order that must not leave today, such as those whose licence has expired since they were ordered; of
 * those that are delivered at all.
 */
export const heldLines = async (
  db: Executor,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  now: Date,
): Promise<HeldLine[]> => {
  const buyer = await loadPurchaser(db, buyerId);
  if (!buyer) throw new Error(`There is no buyer ${buyerId}.`);
  const lines = await linesOf(db, [id]);
  const scopes = await goodsScopes(db, [...new Set(lines.map(({ goodsId }) => goodsId))]);
  const sent = new Set(
    (
      await batchesOf(
        db,
        lines.map((line) => line.id),
      )
    ).map(({ orderLineId }) => orderLineId),
  );
  return lines.flatMap(({ id: lineId, goodsId, name }) => {
    if (!sent.has(lineId)) return [];
    const found = shipmentBlock({ scope: scopes.get(goodsId) ?? '' }, buyer, now);
    return found ? [{ lineId, name, reason: found.message }] : [];
  });
};
