import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { operatorRoles } from '#db/schema/operator.ts';
import type { returnStatuses } from '#db/schema/order-return.ts';
import { weekMs } from '#durations.ts';
import { decides } from '#modules/approval/index.ts';

type Role = (typeof operatorRoles)[number];
type Operator = { id: number; role: Role };
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
  shipments: () => sql`select paid_at as at from orders where status = 'paid'`,
  pointsOrders: () => sql`select created_at as at from points_order where status = 'pending'`,
  returns: ({ role }: Operator) => sql`
    select created_at as at from order_return
    where refund_id is null and status = any(${sql.param(`{${returnsOf[role].join(',')}}`)}::text[])`,
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
  approvals: ({ id, role }: Operator) => sql`
    select asked_at as at from approval where asked_at is not null and decided_at is null
      and (${decides(role)} or asked_by = ${id})`,
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

/** A return passes several roles: approved, received, refunded. */
export const returnsOf: Record<Role, readonly ReturnStatus[]> = {
  owner: ['applied', 'agreed', 'returning'],
  sales: ['applied'],
  quality: ['applied'],
  warehouse: ['agreed'],
  finance: ['returning'],
  content: [],
};

/** Pending work of each role. */
export const kindsOf: Record<Role, readonly WorkKind[]> = {
  owner: Object.keys(waiting) as WorkKind[],
  sales: ['returns', 'afterSales', 'feedback', 'demands', 'stock', 'approvals'],
  warehouse: ['shipments', 'pointsOrders', 'returns', 'recalls', 'stock'],
  finance: ['transfers', 'invoices', 'refunds', 'returns', 'approvals'],
  quality: ['registrations', 'documents', 'returns', 'afterSales', 'reports', 'recalls'],
  content: ['feedback', 'demands', 'approvals'],
};

/** Counts a role's pending work, in one round trip. */
export const countWork = async (db: Executor, operator: Operator, now: Date): Promise<WorkItem[]> => {
  const weekAgo = new Date(now.getTime() - weekMs).toISOString();
  const kinds = kindsOf[operator.role];
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
