import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { orderReturnCode, type orderReturnLine } from '#db/schema/order-return.ts';
import { traceCode } from '#db/schema/trace-code.ts';

export type ReturnLineRow = typeof orderReturnLine.$inferSelect;
export type BoxRow = Awaited<ReturnType<typeof boxesSent>>[number];

/** Delivered boxes of lines, with the return that already names each. */
export const boxesSent = (tx: Executor, lineIds: number[]) =>
  tx
    .select({
      id: traceCode.id,
      code: traceCode.code,
      caseCode: traceCode.caseCode,
      orderLineId: traceCode.orderLineId,
      batchNo: traceCode.batchNo,
      expiry: traceCode.expiry,
      returnId: sql<number | null>`(
        select max(part.return_id) from order_return_code named
        join order_return_line part on part.id = named.return_line_id
        join order_return each on each.id = part.return_id
        where named.trace_code_id = trace_code.id and each.status <> 'refused')`.mapWith(Number),
    })
    .from(traceCode)
    .where(and(inArray(traceCode.orderLineId, lineIds), inArray(traceCode.state, ['shipped', 'received'])))
    .orderBy(asc(traceCode.id));

type Row = typeof orderReturnCode.$inferInsert;

export const insertReturnCodes = async (tx: Executor, rows: Row[]) => {
  if (rows.length > 0) await tx.insert(orderReturnCode).values(rows);
};

export const replaceReturnCodes = async (tx: Executor, returnLineIds: number[], rows: Row[]) => {
  await tx.delete(orderReturnCode).where(inArray(orderReturnCode.returnLineId, returnLineIds));
  await insertReturnCodes(tx, rows);
};

export const updateBoxes = (
  tx: Executor,
  ids: number[],
  values: Pick<typeof traceCode.$inferSelect, 'state' | 'returnedAt'>,
) => tx.update(traceCode).set(values).where(inArray(traceCode.id, ids));
