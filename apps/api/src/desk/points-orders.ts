import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { cancelPointsOrder, deskPointsOrderPage, shipPointsOrder } from '#modules/selling/points/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { DeskHandlers, Written } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/points-orders${string}` }>['id'];
type PointsOrder = Schemas['PointsOrder'];
type Row = Awaited<ReturnType<typeof deskPointsOrderPage>>['rows'][number];

const toPointsOrder = ({ order, company, username }: Row): PointsOrder => {
  const { receiver, phone, region, detail } = order.address;
  return {
    id: order.id,
    no: order.no,
    status: order.status,
    buyerId: order.buyerId,
    company: company || username,
    name: order.name,
    quantity: order.quantity,
    points: order.points,
    receiver,
    phone,
    address: `${region}${detail}`,
    carrier: order.carrier,
    trackingNo: order.trackingNo,
    createdAt: toSeconds(order.createdAt),
  };
};

const load = async (db: Executor, id: number) => {
  const { rows } = await deskPointsOrderPage(db, { id }, { page: 1, perPage: 1 });
  return toPointsOrder(required(rows[0], 'pointsOrderMissing'));
};

const written = async (db: Executor, id: number, message: string, after: object): Promise<Written<PointsOrder>> => {
  const data = await load(db, id);
  const { no, status } = data;
  return { data, message, subject: no, before: { status: 'pending' }, after: { status, ...after } };
};

export const pointsOrderHandlers = {
  listPointsOrders: async ({ query: { page = 1, status } }, { db }) => {
    const { rows, total } = await deskPointsOrderPage(db, { status }, { page, perPage: 50 });
    return { list: rows.map(toPointsOrder), total };
  },
  shipPointsOrder: async ({ params: { id }, body: { company: carrier, trackingNo } }, { db, now }) => {
    await shipPointsOrder(db, id, { carrier, trackingNo }, now);
    return written(db, id, '已发货', { carrier, trackingNo });
  },
  cancelPointsOrder: async ({ params: { id }, body: { reason } }, { db, now }) => {
    await cancelPointsOrder(db, id, reason, now);
    return written(db, id, '积分订单已取消', { reason });
  },
} satisfies DeskHandlers<Calls>;
