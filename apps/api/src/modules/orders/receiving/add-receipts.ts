import { receiptAnswerCodec, type SentReceipt, sentReceiptsCodec } from '@yaoji/api-client/wire';
import { type Receipt, type ReceiptDraft, type ReceiptReason, receive } from '@yaoji/domain';
import { changeOrder } from '#modules/orders/order/index.ts';
import type { Handler } from '#operation.ts';
import { toEntry } from './get-receiving.ts';
import { loadDelivery, shippedOrder, toReceipt } from './load-delivery.ts';
import { entriesOf, findReceiving, insertEntries, knownKeys, undoEntries } from './receiving.repository.ts';

/** Adds a device's new findings; each is checked against the existing entries. */
export const addReceipts: Handler<'addReceipts'> = async ({ params, body }, { db, signedIn: { buyerId }, now }) => {
  const { entries: sent = [], undone = [] } = sentReceiptsCodec.read(body);
  await shippedOrder(db, buyerId, params.id);
  return changeOrder(db, { id: params.id, buyerId }, async (tx) => {
    const isFinished = (await findReceiving(tx, params.id)) !== null;
    const known = await knownKeys(
      tx,
      params.id,
      sent.map(({ key }) => key),
    );
    if (undone.length > 0 && !isFinished) await undoEntries(tx, params.id, undone, now);
    const refused: { key: string; reason: ReceiptReason | 'finished' }[] = [];
    const found = (await entriesOf(tx, params.id)).map(toReceipt);
    const added: (Receipt & { undoneAt: Date | null })[] = [];
    const delivery = sent.length > known.size ? await loadDelivery(tx, params.id) : { lines: [], codes: [] };
    for (const entry of sent) {
      if (known.has(entry.key)) continue;
      known.add(entry.key);
      const outcome = isFinished ? { reason: 'finished' as const } : receive(delivery, found, toDraft(entry));
      if ('receipt' in outcome) {
        const { receipt } = outcome;
        const isUndone = undone.includes(entry.key);
        added.push({ ...receipt, undoneAt: isUndone ? now : null });
        if (!isUndone) found.push(receipt);
      } else if (!undone.includes(entry.key)) refused.push({ key: entry.key, reason: outcome.reason });
    }
    await insertEntries(
      tx,
      added.map(({ lineId, ...receipt }) => ({ ...receipt, orderLineId: lineId, orderId: params.id, createdAt: now })),
    );
    return receiptAnswerCodec.write({ entries: (await entriesOf(tx, params.id)).map(toEntry), refused });
  });
};

const toDraft = ({ key, result, code, lineId = 0, batchNo = '', quantity = '1' }: SentReceipt): ReceiptDraft => {
  const place = { lineId, batchNo };
  return code === undefined
    ? { key, result, place, quantity }
    : { key, result, code, place: lineId > 0 ? place : undefined };
};
