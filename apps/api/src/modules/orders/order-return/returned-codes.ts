import { compareDecimals, parseTraceCode } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { toQuantity } from '#wire-values.ts';
import {
  type BoxRow,
  boxesSent,
  insertReturnCodes,
  type ReturnLineRow,
  replaceReturnCodes,
  updateBoxes,
} from './returned-codes.repository.ts';

type Named = { lineId: number; quantity: string };

/**
 * The boxes of codes, each from a returned line and shipped with it; the code of a case means its boxes. Refuses with
 * an error for `codes` if one is not, is in another return, or a line has more boxes than returned units.
 */
const boxesOf = async (tx: Tx, texts: readonly string[], lines: Named[], returnId: number): Promise<BoxRow[]> => {
  const sent = await boxesSent(
    tx,
    lines.map(({ lineId }) => lineId),
  );
  const batchNos = [...new Set(sent.map(({ batchNo }) => batchNo))];
  const found = texts
    .filter((text) => text.trim() !== '')
    .flatMap((text) => {
      const read = parseTraceCode(text, batchNos);
      if (read.kind === 'unreadable') throw invalid({ codes: `${text.trim()}：${read.message}` });
      const boxes = sent.filter(({ code, caseCode }) => code === read.code || caseCode === read.code);
      if (boxes.length === 0) throw invalid({ codes: `${read.code}不是这些商品发出的追溯码` });
      const other = boxes.find((box) => box.returnId !== null && box.returnId !== returnId);
      if (other) throw invalid({ codes: `${other.code}已在退货单${other.returnId}中` });
      return boxes;
    });
  const boxes = [...new Map(found.map((box) => [box.id, box])).values()];
  for (const { lineId, quantity } of lines) {
    const count = boxes.filter(({ orderLineId }) => orderLineId === lineId).length;
    if (compareDecimals(count, quantity) > 0)
      throw invalid({ codes: `扫了${count}盒，多于退货数量${toQuantity(quantity)}` });
  }
  return boxes;
};

const rowsOf = (lines: Pick<ReturnLineRow, 'id' | 'orderLineId'>[], boxes: BoxRow[]) =>
  lines.flatMap(({ id, orderLineId }) =>
    boxes.filter((box) => box.orderLineId === orderLineId).map((box) => ({ returnLineId: id, traceCodeId: box.id })),
  );

const namedOf = (lines: ReturnLineRow[]): Named[] =>
  lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity }));

/** Stores the boxes that a buyer names with a new return; lock the order before. */
export const nameBoxes = async (tx: Tx, lines: ReturnLineRow[], codes: readonly string[], returnId: number) => {
  if (codes.length > 0) await insertReturnCodes(tx, rowsOf(lines, await boxesOf(tx, codes, namedOf(lines), returnId)));
};

/** The received boxes: those scanned on receipt, or without any those that the buyer named. */
export const boxesThatCame = async (tx: Tx, lines: ReturnLineRow[], codes: readonly string[], returnId: number) => {
  const named = namedOf(lines);
  if (codes.length === 0)
    return (
      await boxesSent(
        tx,
        named.map(({ lineId }) => lineId),
      )
    ).filter((box) => box.returnId === returnId);
  const boxes = await boxesOf(tx, codes, named, returnId);
  await replaceReturnCodes(
    tx,
    lines.map(({ id }) => id),
    rowsOf(lines, boxes),
  );
  return boxes;
};

/** A sellable box may be shipped again; one that is written off or recalled may not. */
export const takeBoxesIn = async (
  tx: Tx,
  boxes: BoxRow[],
  stateOf: (box: BoxRow) => 'returned' | 'writtenOff' | 'recalled',
  now: Date,
) => {
  for (const [state, own] of Map.groupBy(boxes, stateOf))
    await updateBoxes(
      tx,
      own.map(({ id }) => id),
      { state, returnedAt: now },
    );
};
