import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { invoiceTitle } from '#db/schema/invoice.ts';
import { order } from '#db/schema/order.ts';
import { loadInvoices } from '#modules/money/invoice/index.ts';
import { addFiles, addOrders, insertInvoice, replaceLines } from '#modules/money/invoice/invoice.repository.ts';
import { invoiceTotals } from '#modules/money/invoice/invoice-lines.ts';
import { linesToInvoice } from '#modules/money/invoice/write-lines.ts';
import { drawSampleInvoice } from '#modules/platform/pdf/index.ts';
import type { Settings } from '#modules/platform/setting/index.ts';
import type { SeededPerson } from '../accounts/seed-accounts.ts';
import { addDays } from '../calendar.ts';

type Order = typeof order.$inferSelect;

/** Number of orders, result and kind of each invoice. */
const plans = [
  { orders: 1, status: 'issued', kind: 'normal' },
  { orders: 3, status: 'issued', kind: 'special' },
  { orders: 1, status: 'issued', kind: 'normal' },
  { orders: 2, status: 'failed', kind: 'special' },
  { orders: 1, status: 'pending', kind: 'normal' },
  { orders: 2, status: 'pending', kind: 'special' },
] as const;

/** Title data, and issued, waiting and refused invoices, for a buyer's oldest received orders. */
export const seedInvoices = async (tx: Tx, person: SeededPerson, seller: Settings['seller'], now: Date) => {
  const licence = person.documents.find(({ kind }) => kind === 'business_licence');
  const title = {
    title: person.company,
    taxNo: licence?.number ?? '',
    address: person.street,
    phone: '028-86001234',
    bank: '演示银行成都锦江支行',
    account: '4402201009000123456',
    email: 'caiwu@example.com',
  };
  await tx.insert(invoiceTitle).values({ ...title, buyerId: person.id });
  const done = await tx
    .select()
    .from(order)
    .where(and(eq(order.buyerId, person.id), eq(order.status, 'done')))
    .orderBy(asc(order.id))
    .limit(10);
  let next = 0;
  for (const [index, plan] of plans.entries()) {
    const orders = done.slice(next, next + plan.orders);
    next += plan.orders;
    if (orders.length < plan.orders) return;
    const no = plan.status === 'issued' ? `演示${String(index + 1).padStart(6, '0')}` : null;
    await seedInvoice(tx, { ...plan, ...title, no, buyerId: person.id }, orders, seller, addDays(now, index - 9));
  }
};

type Values = Omit<Parameters<typeof insertInvoice>[1], 'amount' | 'tax'>;

const seedInvoice = async (tx: Tx, values: Values, orders: Order[], seller: Settings['seller'], at: Date) => {
  const lines = await linesToInvoice(tx, orders);
  const isIssued = values.status === 'issued';
  const isFailed = values.status === 'failed';
  const row = await insertInvoice(tx, {
    ...values,
    ...invoiceTotals(lines),
    createdAt: at,
    ...(isIssued && { issuedAt: addDays(at, 0.2) }),
    ...(isFailed && { reason: '开户银行与税务登记信息不一致，请核对后重新申请' }),
  });
  await addOrders(
    tx,
    row.id,
    orders.map((one) => one.id),
    !isFailed,
  );
  await replaceLines(tx, row.id, lines);
  const [invoice] = isIssued ? await loadInvoices(tx, [row]) : [];
  if (invoice)
    await addFiles(tx, [
      { invoiceId: row.id, format: 'pdf', content: await drawSampleInvoice(row, invoice, seller), createdAt: at },
    ]);
};
