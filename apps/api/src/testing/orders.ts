import type { Db } from '#db/database.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { shipOrder } from '#modules/orders/logistics/index.ts';
import { orderById } from '#modules/orders/order/index.ts';
import { approveReturn, receiveReturn, refundReturn } from '#modules/orders/order-return/index.ts';
import { placeOrder } from './checkout.ts';
import type { TestApp } from './test-app.ts';

type World = {
  db: Db;
  app: Pick<TestApp, 'call' | 'time'>;
  buyer: { id: number; session: string };
};

type Lines = { goods_id: number; number: string }[];

/** An order paid from the buyer's balance. */
export const paidOrder = async ({ db, app: { call, time }, buyer: { id, session } }: World, lines: Lines) => {
  const { data: placed, message } = await placeOrder(call, session, lines);
  if (!placed?.id) throw new Error(`Nothing was ordered: ${message}`);
  const movement = { kind: 'recharge', change: placed.total, orderId: null, remark: '充值' } as const;
  await db.transaction((tx) => bookMoney(tx, id, { ...movement, reference: `test:${placed.id}` }, time.now));
  const body = { method: 'balance', pay_password: '246810' } as const;
  const paid = await call('payOrder', { params: { id: placed.id }, body }, session);
  if (paid.status !== 200) throw new Error(`Nothing was paid: ${paid.message}`);
  return placed;
};

/** Hands a parcel of an order to a carrier. */
export const shipParcel = async (
  db: Db,
  id: number,
  now: Date,
  parcel: Partial<Parameters<typeof shipOrder>[2]> = {},
  contents: Parameters<typeof shipOrder>[3] = {},
) => {
  const sent = { company: '演示物流', trackingNo: `YJ${id}`, phone: null, ...parcel };
  return shipOrder(db, await orderById(db, id), sent, contents, now);
};

export const shippedOrder = async (world: World, lines: Lines) => {
  const order = await paidOrder(world, lines);
  await shipParcel(world.db, order.id, world.app.time.now);
  return order;
};

export const doneOrder = async (world: World, lines: Lines) => {
  const order = await shippedOrder(world, lines);
  await world.app.call('confirmOrder', { params: { id: order.id } }, world.buyer.session);
  return order;
};

/** Accepts, receives and refunds a requested return. */
export const settleReturn = async (
  db: Db,
  id: number,
  now: Date,
  receipt: Parameters<typeof receiveReturn>[2] = {},
) => {
  await approveReturn(db, id, now);
  await receiveReturn(db, id, receipt, now);
  await refundReturn(db, id, now);
};
