import type { Db, Tx } from '#db/database.ts';
import { batchesOf, linesOf } from '#modules/order/index.ts';
import { changeStock, lockGoods, recalledBatches } from '#modules/stock/index.ts';
import { moveReturn } from './answer-return.ts';
import {
  insertReturnBatches,
  type ReturnRow,
  recalledBatchNo,
  returnedBatches,
  returnLines,
} from './return.repository.ts';
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

/** Recalled batches come last, so that they are left to the returns of their recalls; those take nothing else. */
const soldOf = async (tx: Tx, { recallId }: ReturnRow, lines: { id: number; goodsId: number }[]) => {
  const sold = await batchesOf(
    tx,
    lines.map(({ id }) => id),
  );
  if (recallId !== null) {
    const own = await recalledBatchNo(tx, recallId);
    return sold.filter(({ batchNo }) => batchNo === own);
  }
  const recalled = await recalledBatches(
    tx,
    lines.map(({ goodsId }) => goodsId),
  );
  const isRecalled = ({ orderLineId, batchNo }: (typeof sold)[number]) =>
    recalled.some(
      (each) =>
        each.batchNo === batchNo && lines.some(({ id, goodsId }) => id === orderLineId && goodsId === each.goodsId),
    );
  return sold.toSorted((one, other) => Number(isRecalled(one)) - Number(isRecalled(other)));
};

const takeIn = async (tx: Tx, found: ReturnRow, writeOff: WriteOff, now: Date) => {
  const lines = await returnLines(tx, found.id);
  const lineIds = lines.map(({ orderLineId }) => orderLineId);
  const own = (await linesOf(tx, [found.orderId])).filter(({ id }) => lineIds.includes(id));
  const goodsOf = new Map(own.map((line) => [line.id, line.goodsId]));
  await lockGoods(tx, [...new Set(goodsOf.values())]);
  const sold = await soldOf(tx, found, own);
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
