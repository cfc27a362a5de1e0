import { chinaDayStart, rebatePeriodAfter } from '@yaoji/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { settledReturn } from '#db/settled-return.ts';
import { inScope } from '#modules/catalogue/goods/index.ts';
import { isNamed, type RebateRow } from './rebate.repository.ts';

/** An order line with what counts of it. */
export type CountedLine = {
  lineId: number;
  orderId: number;
  orderNo: string;
  paidAt: Date;
  name: string;
  spec: string;
  quantity: string;
  paid: string;
  returned: string;
  counted: string;
};

const returned = sql`(
  select coalesce(sum(part.refund), 0)::numeric(14,2) from order_return_line part
  join order_return each on each.id = part.return_id
  where part.order_line_id = line.id and ${settledReturn('each')})`;

/** An order on account is paid once its debt is repaid. */
const isUnpaid = sql`(orders.status = 'cancelled'
  or (select coalesce(sum(change), 0) from credit_log where credit_log.order_id = orders.id) > 0)`;

const counted = sql`case when ${isUnpaid} then 0 else line.paid - ${returned} end`;

/** Lines of a rebate's products that its buyers paid in a period, the price after reductions and without freight. */
const inPeriod = ({ id, period, scope }: RebateRow, start: string, buyerId?: number): SQL => {
  const from = chinaDayStart(`${start}-01`).toISOString();
  const before = chinaDayStart(`${rebatePeriodAfter(period, start)}-01`).toISOString();
  return sql`
    from orders join order_line line on line.order_id = orders.id
    join goods on goods.id = line.goods_id join buyer on buyer.id = orders.buyer_id join rebate on rebate.id = ${id}
    where orders.paid_at >= ${from}::timestamptz and orders.paid_at < ${before}::timestamptz and orders.status <> 'cancelled'
      and line.paid > 0 and ${isNamed} and ${inScope(scope)}
      ${buyerId === undefined ? sql`` : sql`and orders.buyer_id = ${buyerId}`}`;
};

/** The lines of a note. */
const inNote = (noteId: number): SQL => sql`
  from rebate_note_line proof join order_line line on line.id = proof.order_line_id
  join orders on orders.id = line.order_id where proof.note_id = ${noteId}`;

const linesIn = async (db: Executor, lines: SQL, values = sql`${returned} as returned, ${counted} as counted`) => {
  const { rows } = await db.execute<Record<keyof CountedLine, string>>(sql`
    select "lineId", "orderId", "orderNo", "paidAt", name, spec, quantity::text, paid::text, returned::text,
      counted::numeric(14,2)::text as counted
    from (select line.id as "lineId", orders.id as "orderId", orders.no as "orderNo", orders.paid_at as "paidAt", line.name,
      line.spec, line.quantity, line.paid, ${values} ${lines}) each
    order by "paidAt", "lineId"`);
  return rows.map(
    (row): CountedLine => ({
      ...row,
      lineId: Number(row.lineId),
      orderId: Number(row.orderId),
      paidAt: new Date(row.paidAt),
    }),
  );
};

/** Lines of a buyer in a period, as they count now. */
export const linesOfPeriod = (db: Executor, rebate: RebateRow, start: string, buyerId: number) =>
  linesIn(db, inPeriod(rebate, start, buyerId));

/** Lines of a note, as they counted when it was booked. */
export const linesOfNote = (db: Executor, noteId: number) =>
  linesIn(db, inNote(noteId), sql`proof.returned, proof.counted`);

/** The amounts that count in a period now, by buyer. */
export const countedInPeriod = async (db: Executor, rebate: RebateRow, start: string, buyerId?: number) => {
  const { rows } = await db.execute<{ buyerId: string; counted: string }>(sql`
    select "buyerId", sum(counted)::numeric(14,2)::text as counted
    from (select orders.buyer_id as "buyerId", ${counted} as counted ${inPeriod(rebate, start, buyerId)}) each group by 1`);
  return new Map(rows.map((row) => [Number(row.buyerId), row.counted]));
};

/** The amounts that count now of the lines of notes, by note. */
export const countedInNotes = async (db: Executor, noteIds: readonly number[]) => {
  const { rows } = await db.execute<{ noteId: string; counted: string }>(sql`
    select "noteId", sum(counted)::numeric(14,2)::text as counted
    from (select proof.note_id as "noteId", ${counted} as counted
      from rebate_note_line proof join order_line line on line.id = proof.order_line_id
      join orders on orders.id = line.order_id where proof.note_id = any(${`{${noteIds.join(',')}}`}::bigint[])) each
    group by 1`);
  return new Map(rows.map((row) => [Number(row.noteId), row.counted]));
};
