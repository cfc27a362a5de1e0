import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { address } from '#db/schema/address.ts';
import { afterSales } from '#db/schema/after-sales.ts';
import { demand } from '#db/schema/demand.ts';
import { feedback } from '#db/schema/feedback.ts';
import { invoice } from '#db/schema/invoice.ts';
import { order } from '#db/schema/order.ts';
import { orderReturn } from '#db/schema/order-return.ts';
import { proposal } from '#db/schema/proposal.ts';
import { rebateNote } from '#db/schema/rebate.ts';
import type { PlainCode } from '#errors/refusal.ts';
import type { Thing } from '#owners.ts';

const buyerOf =
  (
    table:
      | typeof address
      | typeof demand
      | typeof feedback
      | typeof invoice
      | typeof order
      | typeof proposal
      | typeof rebateNote,
  ) =>
  (db: Executor, id: number) =>
    db.select({ buyerId: table.buyerId }).from(table).where(eq(table.id, id));

const buyerOfOrderOf = (table: typeof afterSales | typeof orderReturn) => (db: Executor, id: number) =>
  db
    .select({ buyerId: order.buyerId })
    .from(table)
    .innerJoin(order, eq(order.id, table.orderId))
    .where(eq(table.id, id));

type Question = {
  /** The refusal if it belongs to another buyer, or does not exist. */
  missing: PlainCode;
  ask: (db: Executor, id: number) => PromiseLike<{ buyerId: number }[]>;
};

/**
 * Things that the adapter looks up: one query by primary key. The handler's own query covers cart lines in the same
 * round trip; and sessions and stores, which belong to the account that logged in, not to the store it works as.
 */
export const questions: Partial<Record<Thing, Question>> = {
  address: { missing: 'addressMissing', ask: buyerOf(address) },
  afterSales: { missing: 'afterSalesMissing', ask: buyerOfOrderOf(afterSales) },
  demand: { missing: 'demandMissing', ask: buyerOf(demand) },
  feedback: { missing: 'feedbackMissing', ask: buyerOf(feedback) },
  invoice: { missing: 'invoiceMissing', ask: buyerOf(invoice) },
  order: { missing: 'orderMissing', ask: buyerOf(order) },
  orderReturn: { missing: 'returnMissing', ask: buyerOfOrderOf(orderReturn) },
  proposal: { missing: 'proposalMissing', ask: buyerOf(proposal) },
  rebateNote: { missing: 'rebateNoteMissing', ask: buyerOf(rebateNote) },
};
