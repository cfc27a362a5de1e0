import type { Db, Tx } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { documentsOf } from '#modules/identity/document/index.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { codeOfBuyer } from '#modules/integrations/erp-code/index.ts';
import { invoicesById, issueInvoice, loadInvoices } from '#modules/money/invoice/index.ts';
import { orderByNo } from '#modules/orders/order/index.ts';
import { findReturn, returnLines } from '#modules/orders/order-return/index.ts';
import { eventsAfter, knownPositions } from '#modules/platform/outbox/index.ts';
import { toSeconds } from '#wire-values.ts';
import { loadErpOrder, toReturn } from './load-erp-order.ts';
import { erpWrite } from './log-write.ts';
import type { ErpHandlers } from './operation.ts';

export const loadErpReturn = async (db: Db, id: number) => {
  const found = await findReturn(db, id);
  const lines = await returnLines(db, id);
  return toReturn({ ...found, lines: lines.map((line) => ({ ...line, lineId: line.orderLineId })) }, found.orderNo);
};

const loadErpInvoice = async (db: Db, id: number) => {
  const [invoice] = await loadInvoices(db, await invoicesById(db, [id]));
  if (!invoice) throw new Refusal('invoiceMissing');
  const { invoiceNo: no, orderIds: _, ...row } = invoice;
  return { ...row, no };
};

export const orderHandlers = {
  listChanges: async ({ query: { after = 0, kinds = [], limit = 200 } }, { db }) => {
    const { first, last } = await knownPositions(db);
    // A backup was restored: positions up to here will be issued again, for other changes.
    if (after > (last ?? 0)) throw new Refusal('changesUnknown');
    // Report deleted changes instead of skipping them silently.
    if (after > 0 && first !== null && after < first - 1) {
      throw new Refusal('changesLost');
    }
    const rows = await eventsAfter(db, after, kinds, limit + 1);
    const list = rows.slice(0, limit).map((row) => ({ ...row, createdAt: toSeconds(row.createdAt) }));
    return { list, next: list.at(-1)?.position ?? after, hasMore: rows.length > limit };
  },
  getOrder: async ({ params: { no } }, { db }) => loadErpOrder(db, await orderByNo(db, no)),
  getReturn: ({ params: { id } }, { db }) => loadErpReturn(db, id),
  getInvoice: ({ params: { id } }, { db }) => loadErpInvoice(db, id),
  putInvoice: async ({ params: { id }, body }, context) => {
    const files = { xml: Buffer.from(body.xml, 'base64') };
    const others = (['pdf', 'ofd'] as const).flatMap((format) => {
      const content = body[format];
      return content === undefined ? [] : [[format, Buffer.from(content, 'base64')] as const];
    });
    const issue = async (tx: Db & Tx) => {
      const no = await issueInvoice(tx, id, { ...files, ...Object.fromEntries(others) }, context.now);
      return { after: { no } };
    };
    return erpWrite(context, `issue invoice ${id}`, issue, (tx) => loadErpInvoice(tx, id));
  },
  getBuyer: async ({ params: { id } }, { db }) => {
    const buyer = required(await findApplicant(db, id), 'buyerMissing');
    return {
      ...buyer,
      code: await codeOfBuyer(db, id),
      address: buyer.companyAddress,
      documents: await documentsOf(db, id),
    };
  },
} satisfies ErpHandlers<'listChanges' | 'getOrder' | 'getReturn' | 'getInvoice' | 'putInvoice' | 'getBuyer'>;
