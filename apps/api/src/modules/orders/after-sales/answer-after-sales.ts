import { href } from '@yaoji/routes';
import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { changeOrder } from '#modules/orders/order/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import {
  type AfterSalesRow,
  findRequest,
  insertEvent,
  insertTalk,
  lockAfterSales,
  updateRequest,
} from './after-sales.repository.ts';

/** Answers the buyer; the first answer moves the request to “in progress”. */
export const answerAfterSales = (db: Db, id: number, text: string, now: Date): Promise<void> =>
  withRequest(db, id, { title: '售后有新回复', text }, now, async (tx, { status }) => {
    await insertTalk(tx, { afterSalesId: id, side: 'service', text, createdAt: now });
    if (status === 'working') return;
    await updateRequest(tx, id, { status: 'working' });
    await insertEvent(tx, { afterSalesId: id, status: 'working', note: '客服已受理', createdAt: now });
  });

export const solveAfterSales = (db: Db, id: number, result: string, now: Date): Promise<void> =>
  withRequest(db, id, { title: '售后已解决', text: result }, now, async (tx) => {
    await updateRequest(tx, id, { status: 'solved', result });
    await insertEvent(tx, { afterSalesId: id, status: 'solved', note: result, createdAt: now });
  });

const withRequest = async (
  db: Db,
  id: number,
  { title, text }: { title: string; text: string },
  now: Date,
  act: (tx: Tx, request: AfterSalesRow) => Promise<void>,
): Promise<void> => {
  const known = await findRequest(db, id);
  await changeOrder(db, { id: known.orderId, buyerId: known.buyerId }, async (tx) => {
    const request = await lockAfterSales(tx, id);
    if (!request || request.status === 'solved') throw new Refusal('afterSalesSolved');
    await act(tx, request);
    const url = href('order_after_sales_info', { id });
    const body = `订单${known.orderNo}的售后：${text}`;
    await sendMessage(tx, known.buyerId, { kind: 'order', title, body, url }, now);
  });
};
