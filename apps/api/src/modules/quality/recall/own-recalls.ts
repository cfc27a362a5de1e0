import { type RecallNotice, recallAnswerCodec, recallNoticeCodec } from '@yaoji/api-client/wire';
import { compareDecimals, subtractDecimals } from '@yaoji/domain';
import type { Executor, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { lockOrder } from '#modules/orders/order/index.ts';
import { judgeLines, takenByLine, writeReturn } from '#modules/orders/order-return/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { toQuantity, toSeconds } from '#wire-values.ts';
import { notReturned, remainingOf, shippedOf, sumOf } from './load-batches.ts';
import {
  answersTo,
  type DeliveryRow,
  deliveriesOf,
  findRecall,
  goodsOfBatches,
  type RecallRow,
  recallsOfBuyer,
  returnsOfRecalls,
  saveAnswer,
} from './recall.repository.ts';

const mostRecalls = 50;

/** Recalls with the buyer's received quantities. */
const load = async (db: Executor, buyerId: number, recalls: RecallRow[]): Promise<RecallNotice[]> => {
  if (recalls.length === 0) return [];
  const ids = recalls.map(({ id }) => id);
  const goods = await goodsOfBatches(db, [...new Set(recalls.map(({ goodsId }) => goodsId))]);
  const answers = (await answersTo(db, ids)).filter((answer) => answer.buyerId === buyerId);
  const deliveries = shippedOf(await deliveriesOf(db, recalls, buyerId));
  const returns = await returnsOfRecalls(db, buyerId, ids);
  return recalls.flatMap(({ id, goodsId, batchNo, operator: _, conclusion: __, isReleased: ___, ...recall }) => {
    const found = goods.find((each) => each.id === goodsId);
    const lines = deliveries.filter((row) => row.goodsId === goodsId && row.batchNo === batchNo);
    const answer = answers.find(({ recallId }) => recallId === id);
    if (!found) return [];
    return {
      ...recall,
      id,
      goodsId,
      name: found.name,
      spec: found.spec,
      maker: found.maker,
      unit: found.unit,
      batchNo,
      createdAt: toSeconds(recall.createdAt),
      isOver: recall.endedAt !== null,
      lines: lines.flatMap(({ orderId, no, shippedAt, quantity, returned }) =>
        shippedAt
          ? {
              orderId,
              orderNo: no,
              shippedAt: toSeconds(shippedAt),
              quantity: toQuantity(quantity),
              returned: toQuantity(returned),
            }
          : [],
      ),
      received: toQuantity(sumOf(lines, ({ quantity }) => quantity)),
      returned: toQuantity(sumOf(lines, ({ returned }) => returned)),
      returning: toQuantity(sumOf(lines, ({ returning }) => returning)),
      remaining: answer ? toQuantity(remainingOf(lines, answer)) : null,
      note: answer?.note ?? '',
      returnIds: returns.filter(({ recallId }) => recallId === id).map((each) => each.id),
    };
  });
};

const waits = ({ isOver, remaining }: RecallNotice) => !isOver && remaining === null;

export const listRecalls: Handler<'listRecalls'> = async (_, { db, signedIn: { buyerId } }) => {
  const found = await load(db, buyerId, await recallsOfBuyer(db, buyerId, mostRecalls));
  return found.toSorted((one, other) => Number(waits(other)) - Number(waits(one))).map(recallNoticeCodec.write);
};

/** Records how much of a recalled batch is left; requests a return of the part that is not on its way back yet. */
export const answerRecall: Handler<'answerRecall'> = async ({ params, body }, { db, signedIn, now }) => {
  const { buyerId } = signedIn;
  const { remaining, note = '', returns } = recallAnswerCodec.read(body);
  const data = await retryConflicts(() =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId);
      const recall = await findRecall(tx, params.id);
      const lines = shippedOf(await deliveriesOf(tx, [recall], buyerId));
      if (lines.length === 0) throw new Refusal('recallMissing');
      if (recall.endedAt !== null) throw new Refusal('recallEnded');
      const most = notReturned(lines);
      if (compareDecimals(remaining, most) > 0) throw invalid({ remaining: `最多${toQuantity(most)}` });
      const used = subtractDecimals(most, remaining);
      await saveAnswer(tx, { recallId: recall.id, buyerId, used, note: note.trim(), createdAt: now });
      if (returns) await returnRest(tx, recall, lines, remaining, now);
      const [written] = await load(tx, buyerId, [recall]);
      if (!written) throw new Error(`Recall ${recall.id} has no goods.`);
      return written;
    }),
  );
  return new Answer(recallNoticeCodec.write(data), returns ? '已提交，请按退货单寄回' : '已提交');
};

/** One return for each order with these units, the latest first. */
const returnRest = async (tx: Tx, recall: RecallRow, lines: DeliveryRow[], remaining: string, now: Date) => {
  let missing = subtractDecimals(
    remaining,
    sumOf(lines, ({ returning }) => returning),
  );
  for (const [orderId, own] of Map.groupBy(lines, (line) => line.orderId)) {
    if (compareDecimals(missing, 0) <= 0) return;
    const order = await lockOrder(tx, orderId);
    if (!order) continue;
    const taken = await takenByLine(
      tx,
      own.map(({ lineId }) => lineId),
    );
    const parts = own.flatMap(({ lineId, quantity, returned, returning, bought }) => {
      const left = [
        subtractDecimals(subtractDecimals(quantity, returned), returning),
        subtractDecimals(bought, taken.get(lineId)?.quantity ?? '0'),
        missing,
      ].toSorted(compareDecimals)[0] as string; // Three values have a least one.
      if (compareDecimals(left, 0) <= 0) return [];
      missing = subtractDecimals(missing, left);
      return [{ lineId, quantity: left }];
    });
    if (parts.length === 0) continue;
    const judged = await judgeLines(tx, order, parts, { line: 'line_id', quantity: 'number' });
    const reason = `批号${recall.batchNo}召回`;
    await writeReturn(tx, order, { reason, description: recall.reason, lines: judged, recallId: recall.id }, now);
  }
  if (compareDecimals(missing, 0) > 0)
    throw invalid({ remaining: `有${toQuantity(missing)}已在其他退货单中，请减去后再提交` });
};
