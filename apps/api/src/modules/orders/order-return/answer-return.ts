import { href } from '@yaoji/routes';
import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { changeOrder, type OrderRow } from '#modules/orders/order/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import {
  addReturnEvent,
  findReturn,
  lockReturn,
  type ReturnRow,
  type ReturnStatus,
  updateReturn,
} from './return.repository.ts';

export type Step = { from: ReturnStatus[]; to: ReturnStatus; note: string; title: string; body: string };

type Act = (tx: Tx, found: ReturnRow, order: OrderRow) => Promise<void>;

/** Acts on a return in one of the allowed states, with buyer, order and return locked. */
export const withReturn = async (db: Db, id: number, from: ReturnStatus[], act: Act): Promise<void> => {
  const { orderId, buyerId } = await findReturn(db, id);
  await changeOrder(db, { id: orderId, buyerId }, async (tx, order) => {
    const found = await lockReturn(tx, id);
    if (!order || !found) throw new Refusal('returnMissing');
    if (!from.includes(found.status)) throw new Refusal('returnChanged');
    await act(tx, found, order);
  });
};

/** Notifies the buyer of a return's new state. */
export const notifyOfReturn = (
  tx: Tx,
  { buyerId, no }: Pick<OrderRow, 'buyerId' | 'no'>,
  id: number,
  { to, title, body }: Pick<Step, 'to' | 'title' | 'body'>,
  now: Date,
) => {
  const [url, reference] = [href('order_return_info', { id }), `return-${to}:${id}`];
  return sendMessage(tx, buyerId, { kind: 'order', title, body: `订单${no}：${body}`, url, reference }, now);
};

/** Moves a return from one of the allowed states to the next, and notifies the buyer. `also` makes further writes. */
export const moveReturn = (db: Db, id: number, step: Step, now: Date, also: Act = async () => {}): Promise<void> =>
  withReturn(db, id, step.from, async (tx, found, order) => {
    await also(tx, found, order);
    await updateReturn(tx, id, { status: step.to });
    await addReturnEvent(tx, id, step.to, step.note, now);
    await notifyOfReturn(tx, order, id, step, now);
  });

export const approveReturn = (db: Db, id: number, now: Date) =>
  moveReturn(
    db,
    id,
    {
      from: ['applied'],
      to: 'agreed',
      note: '同意退货',
      title: '退货申请已通过',
      body: '退货申请已通过，请将商品寄回，寄回地址见退货详情。',
    },
    now,
  );

export const refuseReturn = (db: Db, id: number, answer: string, now: Date) =>
  moveReturn(
    db,
    id,
    { from: ['applied'], to: 'refused', note: answer, title: '退货申请未通过', body: `退货申请未通过：${answer}` },
    now,
    async (tx) => {
      await updateReturn(tx, id, { answer });
    },
  );
