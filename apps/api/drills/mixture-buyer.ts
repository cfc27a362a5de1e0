import { operations } from '@yaoji/api-client/contract';
import { chinaDay } from '@yaoji/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { shipment } from '#db/schema/shipment.ts';
import { traceCode } from '#db/schema/trace-code.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { issueInvoice } from '#modules/money/invoice/index.ts';
import { memoryClient } from '#testing/client.ts';
import { eInvoiceFor, invoicePdf } from '#testing/e-invoice.ts';
import { shippedOrder } from '#testing/orders.ts';
import type { World } from '../bench/world.ts';

export type CartLines = { goods_id: number; number: string }[];

/** A month's invoices of a buyer who orders each evening. */
const invoiceBytes = 3_000_000;

/** A new buyer whose order of these lines has arrived, with a trace code for each box, and an issued invoice. */
export const receivingBuyer = async (
  { app, database: { db }, buyer: addBuyer }: World,
  username: string,
  lines: CartLines,
) => {
  const session = await addBuyer(username);
  const [row] = await db.select({ id: buyer.id }).from(buyer).where(eq(buyer.username, username));
  const now = new Date();
  const shop = { ...memoryClient(app), time: { now } };
  const order = await shippedOrder({ db, app: shop, buyer: { id: row?.id ?? 0, session } }, lines);
  const called = { params: { id: order.id } };
  const entries = (await addCases(db, order.id)).map((code) => ({ key: code, code, result: 'accepted' as const }));
  await shop.call('addReceipts', { ...called, body: { entries } }, session);
  await shop.call('finishReceiving', { ...called, body: { inspector: '王药师' } }, session);
  const title = { title: '康宁大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') };
  const body = { order_ids: [order.id], kind: 'normal' as const, ...title };
  const { data: asked } = await shop.call('requestInvoice', { body }, session);
  const pdf = Buffer.concat([invoicePdf(asked.id), Buffer.alloc(invoiceBytes)]);
  await issueInvoice(db, asked.id, { xml: await eInvoiceFor(db, asked.id), pdf }, now);
  const at = (path: string) => path.replace('{id}', String(order.id));
  const exports = [
    at(operations.downloadReceivingRecord.path),
    `${at(operations.downloadReceivedCodes.path)}?format=xlsx`,
    `${operations.downloadInvoices.path}?month=${chinaDay(now).slice(0, 7)}`,
  ];
  return { session, papers: at(operations.downloadPapers.path), exports };
};

/** A code for each box of a shipped order, and one for the case of each batch: the codes of the cases. */
const addCases = async (db: Db, orderId: number): Promise<string[]> => {
  await db.execute(sql`
    insert into trace_code (code, case_code, order_line_id, batch_no, expiry, shipment_id, state, shipped_at)
    select '81' || lpad(batch.id::text, 9, '0') || lpad(box::text, 9, '0'), '82' || lpad(batch.id::text, 18, '0'),
      batch.order_line_id, batch.batch_no, batch.expiry, parcel.id, 'shipped', now()
    from shipment parcel join shipment_batch batch on batch.shipment_id = parcel.id,
      generate_series(1, batch.quantity::int) box
    where parcel.order_id = ${orderId}`);
  const rows = await db
    .selectDistinct({ code: traceCode.caseCode })
    .from(traceCode)
    .innerJoin(shipment, eq(shipment.id, traceCode.shipmentId))
    .where(eq(shipment.orderId, orderId));
  return rows.flatMap(({ code }) => code ?? []);
};
