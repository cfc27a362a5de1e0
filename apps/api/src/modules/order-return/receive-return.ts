import type { Db, Tx } from '#db/database.ts';
import { batchesOf, linesOf } from '#modules/order/index.ts';
import { changeStock, lockGoods } from '#modules/stock/index.ts';
import { moveReturn } from './answer-return.ts';
import { insertReturnBatches, type ReturnRow, returnedBatches, returnLines } from './return.repository.ts';
import { batchesBack } from './returned-units.ts';

/** Lines of the order whose units cannot be sold again; `all` for every one. */
export type WriteOff = 'all' | number[];

/** Takes returned goods in: each unit goes back into the batch that it came from, or is written off. */
export const receiveReturn = (db: Db, id: number, writeOff: WriteOff, now: Date) =>
  moveReturn(
    db,
    id,
    {
      from: ['agreed'],
      to: 'returning',
      note: '仓库已收到退货',
      title: '退货已收到',
      body: '我们已收到退回的商品，正在验收退款。',
    },
    now,
    (tx, found) => takeIn(tx, found, writeOff, now),
  );

const takeIn = async (tx: Tx, found: ReturnRow, writeOff: WriteOff, now: Date) => {
  const lines = await returnLines(tx, found.id);
  const goodsOf = new Map((await linesOf(tx, [found.orderId])).map((line) => [line.id, line.goodsId]));
  await lockGoods(tx, [...new Set(lines.flatMap(({ orderLineId }) => goodsOf.get(orderLineId) ?? []))]);
  const lineIds = lines.map(({ orderLineId }) => orderLineId);
  const sold = await batchesOf(tx, lineIds);
  const back = await returnedBatches(tx, lineIds);
  const rows = lines.flatMap((line) => {
    const parts = batchesBack(line.orderLineId, line.quantity, sold, back);
    if (!parts) throw new Error(`More of order line ${line.orderLineId} comes back than was sold.`);
    const isRestocked = writeOff !== 'all' && !writeOff.includes(line.orderLineId);
    return parts.map(({ orderLineId, batchNo, expiry, quantity }) => ({
      orderLineId,
      row: { returnLineId: line.id, batchNo, expiry, quantity, isRestocked },
    }));
  });
  await insertReturnBatches(
    tx,
    rows.map(({ row }) => row),
  );
  const restocked = rows.flatMap(({ orderLineId, row }) => {
    const goodsId = goodsOf.get(orderLineId);
    return row.isRestocked && goodsId
      ? [{ goodsId, batchNo: row.batchNo, expiry: row.expiry, change: row.quantity }]
      : [];
  });
  await changeStock(tx, restocked, 'return', found.id, now);
};
