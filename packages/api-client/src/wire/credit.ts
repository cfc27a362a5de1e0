import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { flag } from './values.ts';

export const creditSummaryCodec = recordOf('CreditSummary', {
  amount: 'amount',
  used: 'used',
  available: 'available',
  overdue: 'overdue',
});

/** A credit line in figures, yuan. */
export interface CreditSummary extends Model<typeof creditSummaryCodec> {}

export const creditDebtCodec = recordOf('CreditDebt', {
  orderId: 'order_id',
  orderNo: 'order_no',
  total: 'total',
  open: 'open',
  dueOn: 'due_on',
  /** The last day before it is overdue. */
  graceUntil: 'grace_until',
  isOverdue: ['is_overdue', flag],
});

/** An order on account that is not paid in full; days as YYYY-MM-DD. */
export interface CreditDebt extends Model<typeof creditDebtCodec> {}

const creditRequestCodec = recordOf('CreditRequest', {
  amount: 'amount',
  reason: 'reason',
  status: 'status',
  /** The seller's words when declining. */
  answer: 'answer',
  createdAt: 'created_at',
});

export const creditCodec = recordOf('Credit', {
  amount: 'amount',
  used: 'used',
  available: 'available',
  overdue: 'overdue',
  /** When purchases are due, in words. */
  terms: 'terms',
  /** Where to transfer repayments to, or null. */
  bankAccount: 'bank_account',
  /** The earliest due first. */
  debts: ['debts', listOf(creditDebtCodec)],
  /** The last one, or null. */
  request: ['request', nullable(creditRequestCodec)],
});

/** The buyer's credit line and debts. */
export interface Credit extends Model<typeof creditCodec> {}
