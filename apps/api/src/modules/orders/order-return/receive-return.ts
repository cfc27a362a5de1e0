import { addDecimals, subtractDecimals } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { changeStock, lockGoods, recalledBatches } from '#modules/catalogue/stock/index.ts';
import { type LineBatch, linesOf, sentBatches, unitsOfLine, withoutBatches } from '#modules/orders/order/index.ts';
import { moveReturn } from './answer-return.ts';
import {
  insertReturnBatches,
  type ReturnRow,
  recalledBatchNo,
  returnedBatches,
  returnLines,
} from './return.repository.ts';
import type { BoxRow } from './returned-codes.repository.ts';
import { boxesThatCame, takeBoxesIn } from './returned-codes.ts';

export type Receipt = {
  /** Lines of the order whose units cannot be sold again. */
  writeOff?: number[];
  /** Boxes or cases as scanned. */
  codes?: string[];
};

/** Receives returned products: each unit goes back into its batch, or is written off. */
export const receiveReturn = (db: Db, id: number, receipt: Receipt, now: Date) =>
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
    (tx, found) => takeIn(tx, found, receipt, now),
  );

type IsRecalled = (batch: { orderLineId: number; batchNo: string }) => boolean;

/** Recalled batches come last, to leave them for the returns of their recalls, which take nothing else. */
const soldOf = async (tx: Tx, { recallId }: ReturnRow, lineIds: number[], isRecalled: IsRecalled) => {
  const sold = await sentBatches(tx, lineIds);
  if (recallId !== null) {
    const own = await recalledBatchNo(tx, recallId);
    return sold.filter(({ batchNo }) => batchNo === own);
  }
  return sold.toSorted((one, other) => Number(isRecalled(one)) - Number(isRecalled(other)));
};

/** The batches of a line, according to its returned boxes. */
const batchesOfBoxes = (lineId: number, boxes: BoxRow[], sold: LineBatch[], back: LineBatch[]): LineBatch[] =>
  [
    ...Map.groupBy(
      boxes.filter(({ orderLineId }) => orderLineId === lineId),
      ({ batchNo }) => batchNo,
    ),
  ].flatMap(([batchNo, own]) => {
    const left = withoutBatches(
      sold.filter((batch) => batch.batchNo === batchNo),
      back,
    );
    const parts = unitsOfLine(lineId, String(own.length), left);
    if (!parts) throw invalid({ codes: `${own[0]?.code}是批号${batchNo}，不在这次退货中` });
    return parts;
  });

const takeIn = async (tx: Tx, found: ReturnRow, { writeOff = [], codes = [] }: Receipt, now: Date) => {
  const lines = await returnLines(tx, found.id);
  const lineIds = lines.map(({ orderLineId }) => orderLineId);
  const own = (await linesOf(tx, [found.orderId])).filter(({ id }) => lineIds.includes(id));
  const goodsOf = new Map(own.map((line) => [line.id, line.goodsId]));
  await lockGoods(tx, [...new Set(goodsOf.values())]);
  const recalled = await recalledBatches(tx, [...goodsOf.values()]);
  const isRecalled: IsRecalled = ({ orderLineId, batchNo }) =>
    recalled.some((each) => each.batchNo === batchNo && each.goodsId === goodsOf.get(orderLineId));
  const isWrittenOff = (lineId: number) => writeOff.includes(lineId);
  const sold = await soldOf(tx, found, lineIds, isRecalled);
  const boxes = await boxesThatCame(tx, lines, codes, found.id);
  const back = await returnedBatches(tx, lineIds);
  const rows = lines.flatMap((line) => {
    const boxed = batchesOfBoxes(line.orderLineId, boxes, sold, back);
    const rest = subtractDecimals(line.quantity, addDecimals('0', ...boxed.map(({ quantity }) => quantity)));
    const others = unitsOfLine(line.orderLineId, rest, withoutBatches(sold, [...back, ...boxed]));
    if (!others) throw new Error(`More of order line ${line.orderLineId} comes back than was sent.`);
    const parts = [...boxed, ...others];
    const isRestocked = !isWrittenOff(line.orderLineId);
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
  await takeBoxesIn(
    tx,
    boxes,
    (box) => (isRecalled(box) ? 'recalled' : isWrittenOff(box.orderLineId) ? 'writtenOff' : 'returned'),
    now,
  );
};
