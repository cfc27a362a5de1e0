import { orderStatuses } from '@yaoji/domain';
import { and, asc, count, desc, eq, getTableColumns, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import type { Paging } from '#db/page.ts';
import { bankSlip } from '#db/schema/bank-slip.ts';
import { buyer } from '#db/schema/buyer.ts';
import { deskTag } from '#db/schema/desk-note.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { operator } from '#db/schema/operator.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { orderReturn, orderReturnCode, orderReturnLine } from '#db/schema/order-return.ts';
import { refund } from '#db/schema/payment.ts';
import { proposal } from '#db/schema/proposal.ts';
import { shipment } from '#db/schema/shipment.ts';
import { traceCode } from '#db/schema/trace-code.ts';
import { type Sort, sortedBy } from '#db/sorted-by.ts';
import type { OrderRow } from '../order.repository.ts';
import { mentions } from '../show/order-list.repository.ts';

export type DeskOrderQuery = {
  /** `transfer`: those with an unmatched slip; `partly`: partly shipped. */
  status?: OrderRow['status'] | 'transfer' | 'partly' | undefined;
  buyerId?: number | undefined;
  /** In its number, its buyer's names or the name of one of its products. */
  keywords?: string | undefined;
  tag?: string | undefined;
  sort?: Sort<keyof typeof sorts> | undefined;
  /** From `from` inclusive to `before` exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
};

const sorts = { createdAt: order.createdAt, paidAt: order.paidAt, total: order.total, company: buyer.company };

const hasSlip = sql<boolean>`(${order.status} = 'pending' and exists (
  select from ${bankSlip} where ${bankSlip.orderId} = ${order.id} and ${bankSlip.status} = 'pending'))`;

const isPartly = sql<boolean>`(${order.status} = 'paid' and ${order.shippedAt} is not null)`;

/** Orders of all buyers, newest first, those awaiting shipment oldest first, unless sorted otherwise. */
export const deskOrderPage = async (db: Executor, query: DeskOrderQuery, { page, perPage }: Paging) => {
  const where = conditions(db, query);
  const waits = query.status === 'paid' || query.status === 'partly';
  const sorted = sortedBy(sorts, query.sort) ?? (waits ? asc(order.paidAt) : desc(order.id));
  const rows = await db
    .select({
      id: order.id,
      no: order.no,
      status: order.status,
      buyerId: order.buyerId,
      company: buyer.company,
      total: order.total,
      lineCount: db.$count(orderLine, eq(orderLine.orderId, order.id)),
      hasSlip,
      tags: sql<string[]>`array(
        select ${deskTag.name} from ${deskTag} where ${deskTag.orderId} = ${order.id} order by ${deskTag.name})`,
      createdAt: order.createdAt,
      paidAt: order.paidAt,
      shippedAt: order.shippedAt,
    })
    .from(order)
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .where(where)
    .orderBy(sorted, waits ? asc(order.id) : desc(order.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [found] = await db
    .select({ total: count() })
    .from(order)
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .where(where);
  return { rows, total: found?.total ?? 0 };
};

/** The lines of these orders, the newest order first, with what an export shows. */
export const deskOrderLines = (db: Executor, query: DeskOrderQuery, limit: number) =>
  db
    .select({
      no: order.no,
      createdAt: order.createdAt,
      company: buyer.company,
      status: order.status,
      shippedAt: order.shippedAt,
      paymentMethod: order.paymentMethod,
      code: erpGoods.code,
      name: orderLine.name,
      spec: orderLine.spec,
      maker: orderLine.maker,
      unit: orderLine.unit,
      quantity: orderLine.quantity,
      unitPrice: orderLine.unitPrice,
      amount: orderLine.amount,
      paid: orderLine.paid,
      salesperson: buyer.adminName,
      proposalId: order.proposalId,
      proposer: operator.name,
      orderedBy: order.orderedBy,
      approvedBy: order.approvedBy,
      trackingNos: sql<string>`(
        select coalesce(string_agg(${shipment.trackingNo}, '、' order by ${shipment.id}), '') from ${shipment}
        where ${shipment.orderId} = ${order.id})`,
    })
    .from(order)
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .leftJoin(erpGoods, eq(erpGoods.goodsId, orderLine.goodsId))
    .leftJoin(proposal, eq(proposal.id, order.proposalId))
    .leftJoin(operator, eq(operator.id, proposal.operatorId))
    .where(conditions(db, query))
    .orderBy(desc(order.id), asc(orderLine.id))
    .limit(limit);

/** Orders of all buyers by status, those with an unmatched slip, and partly shipped ones. */
export const countDeskOrders = async (db: Executor) => {
  const rows = await db
    .select({
      status: order.status,
      count: count(),
      transfer: sql<number>`count(*) filter (where ${hasSlip})::int`,
      partly: sql<number>`count(*) filter (where ${isPartly})::int`,
    })
    .from(order)
    .groupBy(order.status);
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<OrderRow['status'], number>;
  for (const row of rows) counts[row.status] = row.count;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    ...counts,
    all: sum(rows.map((row) => row.count)),
    transfer: sum(rows.map(({ transfer }) => transfer)),
    partly: sum(rows.map(({ partly }) => partly)),
  };
};

const conditions = (db: Executor, { status, buyerId, keywords, tag, from, before }: DeskOrderQuery): SQL | undefined =>
  and(
    status === 'transfer' ? hasSlip : status === 'partly' ? isPartly : status && eq(order.status, status),
    buyerId === undefined ? undefined : eq(order.buyerId, buyerId),
    keywords ? mentionsWithBuyer(db, keywords) : undefined,
    tag === undefined
      ? undefined
      : inArray(order.id, db.select({ id: deskTag.orderId }).from(deskTag).where(eq(deskTag.name, tag))),
    from && gte(order.createdAt, from),
    before && lt(order.createdAt, before),
  );

const mentionsWithBuyer = (db: Executor, keywords: string) => {
  const pattern = containing(keywords);
  return or(mentions(db, keywords), ilike(buyer.company, pattern), ilike(buyer.username, pattern));
};

/** The buyer, a contact, and the responsible representative. */
export const ordererOf = (db: Executor, id: number) =>
  firstRow(
    db
      .select({
        id: buyer.id,
        username: buyer.username,
        company: buyer.company,
        phone: buyer.phone,
        salesperson: buyer.adminName,
      })
      .from(buyer)
      .where(eq(buyer.id, id)),
  );

/** The proposal that an order follows, with its operator. */
export const proposalOfOrder = (db: Executor, orderId: number) =>
  firstRow(
    db
      .select({ id: proposal.id, salesperson: operator.name })
      .from(order)
      .innerJoin(proposal, eq(proposal.id, order.proposalId))
      .innerJoin(operator, eq(operator.id, proposal.operatorId))
      .where(eq(order.id, orderId)),
  );

export const parcelsOf = (db: Executor, orderId: number) =>
  db
    .select({
      id: shipment.id,
      company: shipment.company,
      trackingNo: shipment.trackingNo,
      documentNo: shipment.documentNo,
      phone: shipment.phone,
      status: shipment.status,
      createdAt: shipment.createdAt,
    })
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
    .orderBy(asc(shipment.id));

export const lastSlipOf = (db: Executor, orderId: number) =>
  firstRow(db.select().from(bankSlip).where(eq(bankSlip.orderId, orderId)).orderBy(desc(bankSlip.id)).limit(1));

/** Returns of an order with their lines, the latest first. */
export const returnsWithLines = async (db: Executor, orderId: number) => {
  const returns = await db
    .select({ ...getTableColumns(orderReturn), refundStatus: refund.status })
    .from(orderReturn)
    .leftJoin(refund, eq(refund.id, orderReturn.refundId))
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(desc(orderReturn.id));
  if (returns.length === 0) return [];
  const ids = returns.map(({ id }) => id);
  const lines = await db
    .select({
      returnId: orderReturnLine.returnId,
      lineId: orderReturnLine.orderLineId,
      name: orderLine.name,
      spec: orderLine.spec,
      quantity: orderReturnLine.quantity,
      refund: orderReturnLine.refund,
      codes: sql<string[]>`array(
        select ${traceCode.code} from ${orderReturnCode} join ${traceCode} on ${traceCode.id} = ${orderReturnCode.traceCodeId}
        where ${orderReturnCode.returnLineId} = ${orderReturnLine.id} order by 1)`,
    })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.orderLineId))
    .where(inArray(orderReturnLine.returnId, ids))
    .orderBy(asc(orderReturnLine.id));
  return returns.map((each) => ({ ...each, lines: lines.filter(({ returnId }) => returnId === each.id) }));
};
