import { receivingReportCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { openAfterSales, readDescribed } from '#modules/orders/after-sales/index.ts';
import { changeOrder } from '#modules/orders/order/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { shippedOrder } from './load-delivery.ts';
import { entriesOf, markReported } from './receiving.repository.ts';

/** Turns all new differences into one after-sales case. */
export const reportReceiving: Handler<'reportReceiving'> = async ({ params, body }, { db, signedIn, now }) => {
  const { buyerId } = signedIn;
  await shippedOrder(db, buyerId, params.id);
  const form = await readDescribed(db, buyerId, receivingReportCodec.read(body));
  const id = await changeOrder(db, { id: params.id, buyerId }, async (tx) => {
    const open = (await entriesOf(tx, params.id)).filter(
      ({ result, afterSalesId }) => result !== 'accepted' && afterSalesId === null,
    );
    if (open.length === 0) throw new Refusal('nothingToReport');
    const isQuality = open.every(({ result }) => result === 'broken' || result === 'short_life');
    const lineIds = [...new Set(open.flatMap(({ orderLineId }) => orderLineId ?? []))];
    const kind = isQuality ? 'quality' : 'shortage';
    const request = await openAfterSales(tx, params.id, { ...form, kind, lineIds }, now);
    await markReported(
      tx,
      open.map(({ id: entryId }) => entryId),
      request,
    );
    return request;
  });
  return new Answer({ id }, '售后申请已提交，我们会尽快处理');
};
