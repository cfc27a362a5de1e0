import type { OperationId } from '@yaoji/api-client/desk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { returnStatuses } from '#db/schema/order-return.ts';
import { weekMs } from '#durations.ts';
import { decides } from '#modules/operators/approval/index.ts';
import { type Operator as AnyOperator, mayCall } from '#modules/operators/operator/index.ts';

type Operator = Pick<AnyOperator, 'id' | 'permissions'>;
type ReturnStatus = (typeof returnStatuses)[number];

/** Pending items of one kind: a query for the times since when each waits, null if unknown. */
const waiting = {
  registrations: () => sql`select submitted_at as at from buyer where status = 'pending'`,
  documents: () => sql`
    select paper.created_at as at from document paper join buyer on buyer.id = paper.buyer_id
    where paper.status = 'pending' and buyer.status = 'passed'`,
  transfers: () => sql`
    select slip.created_at as at from bank_slip slip join orders on orders.id = slip.order_id
    where slip.status = 'pending' and orders.status = 'pending'`,
  credits: () => sql`select created_at as at from credit_request where status = 'open'`,
  shipments: () => sql`select paid_at as at from orders where status = 'paid'`,
  pointsOrders: () => sql`select created_at as at from points_order where status = 'pending'`,
  returns: (operator: Operator) => sql`
    select created_at as at from order_return
    where refund_id is null and status = any(${sql.param(`{${returnsOf(operator).join(',')}}`)}::text[])`,
  afterSales: () => sql`select created_at as at from after_sales where status <> 'solved'`,
  feedback: () => sql`select created_at as at from feedback where answered_at is null`,
  demands: () => sql`select created_at as at from demand where status = 'pending'`,
  invoices: () => sql`select created_at as at from invoice where status = 'pending'`,
  refunds: () => sql`select created_at as at from refund where status <> 'done'`,
  reports: () => sql`
    select null::timestamptz as at from stock_batch batch
    where batch.quantity > 0 and batch.batch_no <> '' and not exists (
      select from batch_report report where report.goods_id = batch.goods_id and report.batch_no = batch.batch_no)`,
  recalls: () => sql`select created_at as at from recall where ended_at is null`,
  jobs: () => sql`select created_at as at from job where done_at is null and last_error is not null`,
  approvals: (operator: Operator) => sql`
    select asked_at as at from approval where asked_at is not null and decided_at is null
      and (${decides(operator)} or asked_by = ${operator.id})`,
  webhooks: () => sql`select stopped_at as at from webhook_endpoint where stopped_at is not null`,
  stock: (_: Operator, weekAgo: string) => sql`
    select null::timestamptz as at from goods join (
      select line.goods_id, sum(line.quantity) as sold from orders join order_line line on line.order_id = orders.id
      where orders.created_at >= ${weekAgo}::timestamptz and orders.status <> 'cancelled' group by 1
    ) week on week.goods_id = goods.id where goods.on_shelf and goods.stock < week.sold`,
} satisfies Record<string, (operator: Operator, weekAgo: string) => SQL>;

export type WorkKind = keyof typeof waiting;

/** When the oldest started to wait; null if there is none, or no known time. */
export type WorkItem = { kind: WorkKind; count: number; oldestAt: Date | null };

/** A return is approved, received and refunded, each by those who may. */
export const returnsOf = (operator: Pick<Operator, 'permissions'>): ReturnStatus[] => [
  ...(mayCall(operator, 'answerReturn') ? (['applied'] as const) : []),
  ...(mayCall(operator, 'receiveReturn') ? (['agreed'] as const) : []),
  ...(mayCall(operator, 'refundReturn') ? (['returning'] as const) : []),
];

/** The calls that finish it: it waits for those who may make one of them. */
const finishedBy: Record<WorkKind, readonly OperationId[]> = {
  registrations: ['approveBuyer'],
  documents: ['approveDocument'],
  transfers: ['acceptTransfer'],
  credits: ['setBuyerCredit'],
  shipments: ['shipOrder'],
  pointsOrders: ['shipPointsOrder'],
  returns: ['answerReturn', 'receiveReturn', 'refundReturn'],
  afterSales: ['answerAfterSales'],
  feedback: ['answerFeedback'],
  demands: ['answerDemand'],
  invoices: ['refuseInvoice'],
  refunds: ['finishRefund'],
  reports: ['addReport'],
  recalls: ['openRecall'],
  jobs: ['retryJob'],
  approvals: ['rejectRequest'],
  webhooks: ['changeWebhook'],
  stock: ['bookStock', 'changeGoodsProfile'],
};

export const kindsOf = (operator: Pick<Operator, 'permissions'>): WorkKind[] =>
  (Object.keys(waiting) as WorkKind[]).filter((kind) => finishedBy[kind].some((call) => mayCall(operator, call)));

/** Counts an operator's pending work, in one round trip. */
export const countWork = async (db: Executor, operator: Operator, now: Date): Promise<WorkItem[]> => {
  const weekAgo = new Date(now.getTime() - weekMs).toISOString();
  const kinds = kindsOf(operator);
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind) => sql`select ${kind} as kind, count(*)::int as count, min(at) as "oldestAt"
      from (${waiting[kind](operator, weekAgo)}) waiting`,
  );
  const { rows } = await db.execute<{ kind: WorkKind; count: number; oldestAt: string | Date | null }>(
    sql.join(parts, sql` union all `),
  );
  const found = new Map(rows.map((row) => [row.kind, row]));
  return kinds.map((kind) => {
    const { count = 0, oldestAt = null } = found.get(kind) ?? {};
    return { kind, count, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
  });
};
