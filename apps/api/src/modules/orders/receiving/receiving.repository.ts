import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { insertRows } from '#db/row-set.ts';
import { buyer } from '#db/schema/buyer.ts';
import { goods } from '#db/schema/goods.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { receiptEntry, receiving } from '#db/schema/receiving.ts';
import { traceCode, tracePrefix } from '#db/schema/trace-code.ts';

export type EntryRow = typeof receiptEntry.$inferSelect;
export type ReceivingRow = typeof receiving.$inferSelect;

/** Null while it is open. */
export const findReceiving = (db: Executor, orderId: number): Promise<ReceivingRow | null> =>
  firstRow(db.select().from(receiving).where(eq(receiving.orderId, orderId)));

export const insertReceiving = (tx: Executor, values: ReceivingRow) => tx.insert(receiving).values(values);

/** The current entries, oldest first. */
export const entriesOf = (db: Executor, orderId: number): Promise<EntryRow[]> =>
  db
    .select()
    .from(receiptEntry)
    .where(and(eq(receiptEntry.orderId, orderId), isNull(receiptEntry.undoneAt)))
    .orderBy(asc(receiptEntry.id));

/** Includes entries that were undone. */
export const knownKeys = async (tx: Executor, orderId: number, keys: string[]): Promise<Set<string>> => {
  const rows = await tx
    .select({ key: receiptEntry.key })
    .from(receiptEntry)
    .where(and(eq(receiptEntry.orderId, orderId), inArray(receiptEntry.key, keys)));
  return new Set(rows.map(({ key }) => key));
};

export const insertEntries = (tx: Executor, values: (typeof receiptEntry.$inferInsert)[]) =>
  insertRows(tx, receiptEntry, values);

/** Skips reported entries. */
export const undoEntries = (tx: Executor, orderId: number, keys: string[], now: Date) =>
  tx
    .update(receiptEntry)
    .set({ undoneAt: now })
    .where(
      and(
        eq(receiptEntry.orderId, orderId),
        inArray(receiptEntry.key, keys),
        isNull(receiptEntry.undoneAt),
        isNull(receiptEntry.afterSalesId),
      ),
    );

export const markReported = (tx: Executor, entryIds: number[], afterSalesId: number) =>
  tx.update(receiptEntry).set({ afterSalesId }).where(among(receiptEntry.id, entryIds));

/** Marks the accepted boxes of a delivery as received by the buyer. */
export const markReceived = (tx: Executor, orderId: number, now: Date) =>
  tx
    .update(traceCode)
    .set({ state: 'received', receivedAt: now })
    .where(
      and(
        eq(traceCode.state, 'shipped'),
        inArray(
          traceCode.orderLineId,
          tx.select({ id: orderLine.id }).from(orderLine).where(eq(orderLine.orderId, orderId)),
        ),
        sql`exists (${tx
          .select({ one: sql`1` })
          .from(receiptEntry)
          .where(
            and(
              eq(receiptEntry.orderId, orderId),
              eq(receiptEntry.result, 'accepted'),
              isNull(receiptEntry.undoneAt),
              or(eq(receiptEntry.code, traceCode.code), eq(receiptEntry.code, traceCode.caseCode)),
            ),
          )})`,
      ),
    );

export const packsOf = (db: Executor, goodsIds: number[]) =>
  db
    .select({ id: goods.id, barcode: goods.barcode, dosageForm: goods.dosageForm })
    .from(goods)
    .where(among(goods.id, goodsIds));

export const prefixesOf = (db: Executor, goodsIds: number[]) =>
  db
    .select({ goodsId: tracePrefix.goodsId, prefix: tracePrefix.prefix })
    .from(tracePrefix)
    .where(among(tracePrefix.goodsId, goodsIds));

export const companyOf = async (db: Executor, buyerId: number): Promise<string> => {
  const row = await firstRow(db.select({ company: buyer.company }).from(buyer).where(eq(buyer.id, buyerId)));
  return row?.company ?? '';
};
