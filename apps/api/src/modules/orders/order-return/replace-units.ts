import { wasSent } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  changeOrder,
  notifyBuyer,
  type OrderRow,
  replacementsOf,
  writeReplacement,
} from '#modules/orders/order/index.ts';
import { judgeLines } from './request-return.ts';

export type Replacing = {
  reason: string;
  lines: { lineId: number; quantity: string }[];
  /** Replacement orders that the operator has seen: a second press or a colleague's is refused. */
  seen: number;
};

/**
 * Sends delivered units again, free of charge, as an order of its own that passes through picking, papers and receipt
 * like any other; returns it. At most the units that were neither returned nor replaced.
 */
export const replaceUnits = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  { reason, lines, seen }: Replacing,
  now: Date,
): Promise<OrderRow> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (!order || !wasSent(order)) throw new Refusal('replacementNotYet');
    if ((await replacementsOf(tx, id)).replacements.length !== seen) throw new Refusal('orderChanged');
    const fields = { line: 'lineId', quantity: 'quantity', word: '补发' };
    const replacement = await writeReplacement(
      tx,
      order,
      { reason, lines: await judgeLines(tx, order, lines, fields) },
      now,
    );
    const body = `订单${order.no}的商品将免费补发（${reason}），补发单号${replacement.no}。`;
    await notifyBuyer(tx, replacement, { event: 'replacement', title: '已安排补发', body }, now);
    return replacement;
  });
