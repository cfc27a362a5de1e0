import { chinaDay, recallLevelNames } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { batchesInStock, changeStock, lockGoods, sealedBatches } from '#modules/catalogue/stock/index.ts';
import { type Message, sendMessage } from '#modules/platform/message/index.ts';
import { type BatchFacts, loadBatch } from './load-batches.ts';
import { insertRecall, lockRecall, type RecallRow, updateRecall } from './recall.repository.ts';

export type RecallForm = Pick<RecallRow, 'goodsId' | 'batchNo' | 'level' | 'reason' | 'instruction' | 'dueOn'>;

/** Locks a recall that has not ended. */
const lockOpen = async (tx: Tx, id: number): Promise<RecallRow> => {
  const recall = await lockRecall(tx, id);
  if (recall.endedAt !== null) throw new Refusal('recallEnded');
  return recall;
};

const buyersOf = ({ shipped }: BatchFacts): number[] => [...new Set(shipped.map(({ buyerId }) => buyerId))];

/** Recalls a batch: blocks its stock and notifies its recipients, in one transaction. */
export const openRecall = async (tx: Tx, form: RecallForm, operator: string, now: Date): Promise<RecallRow> => {
  if (form.dueOn < chinaDay(now)) throw invalid({ dueOn: '期限已过' });
  await lockGoods(tx, [form.goodsId]);
  const { stock, shipped, held } = await loadBatch(tx, form);
  if (shipped.length + held.length === 0 && Number(stock) === 0) throw invalid({ batchNo: '没有这个批号' });
  const recall = required(await insertRecall(tx, { ...form, operator, createdAt: now }), 'recallOpen');
  const sealed = (await batchesInStock(tx, form.goodsId))
    .filter(({ batchNo }) => batchNo === form.batchNo)
    .map(({ goodsId, batchNo, expiry, quantity }) => ({ goodsId, batchNo, expiry, change: `-${quantity}` }));
  await changeStock(tx, sealed, 'recall', recall.id, now);
  const batch = await loadBatch(tx, recall);
  await notify(tx, batch, recall, buyersOf(batch), { title: recallLevelNames[recall.level], reference: 'recall' }, now);
  return recall;
};

/** Reminds buyers who have not answered, once a day each; returns the recall and their number. */
export const remindOfRecall = async (tx: Tx, id: number, now: Date): Promise<{ recall: RecallRow; count: number }> => {
  const recall = await lockOpen(tx, id);
  const batch = await loadBatch(tx, recall);
  const silent = buyersOf(batch).filter((id) => batch.answers.every(({ buyerId }) => buyerId !== id));
  const reference = `recall-reminder-${chinaDay(now)}`;
  const news = { title: `请尽快反馈${recallLevelNames[recall.level]}`, reference };
  return { recall, count: await notify(tx, batch, recall, silent, news, now) };
};

export type RecallEnd = Pick<RecallRow, 'conclusion' | 'isReleased'>;

/** Ends a recall. If the batch is released, its blocked stock is sold again, and its buyers are notified. */
export const endRecall = async (tx: Tx, id: number, end: RecallEnd, now: Date): Promise<RecallRow> => {
  const recall = await lockOpen(tx, id);
  await lockGoods(tx, [recall.goodsId]);
  await updateRecall(tx, id, { ...end, endedAt: now });
  if (end.isReleased) {
    const released = (await sealedBatches(tx, id)).map(({ quantity, ...batch }) => ({ ...batch, change: quantity }));
    await changeStock(tx, released, 'recall', id, now);
    const batch = await loadBatch(tx, recall);
    const body = `${batch.goods.name} 批号${recall.batchNo}的召回已解除：${end.conclusion}`;
    await notify(tx, batch, recall, buyersOf(batch), { title: '召回已解除', reference: 'recall-released', body }, now);
  }
  return recall;
};

/** A text without its final full stop. */
const asClause = (text: string) => text.trim().replace(/[。.]{1,3}$/, '');

type News = Pick<Message, 'title'> & { reference: string; body?: string };

const notify = (
  tx: Tx,
  { goods }: BatchFacts,
  { id, batchNo, reason, instruction, dueOn }: RecallRow,
  buyerIds: number[],
  { title, reference, body }: News,
  now: Date,
) =>
  sendMessage(
    tx,
    buyerIds,
    {
      kind: 'system',
      title: `${title}：${goods.name}`,
      body:
        body ??
        `${goods.name} ${goods.spec} 批号${batchNo}：${asClause(reason)}。${asClause(instruction)}。请在${dueOn}前反馈剩余数量。`,
      url: href('recalls'),
      reference: `${reference}:${id}`,
    },
    now,
  );
