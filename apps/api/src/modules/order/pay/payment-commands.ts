import { Refusal, required } from '#errors/refusal.ts';
import { findPaymentByNo, finishRefund, openPayments, openRefunds } from '#modules/payment/index.ts';
import { type OperatorCommands, OperatorError, typedId } from '#operator.ts';
import { queryPayment } from './query-payment.ts';

const shown = 200;

export const paymentCommands: OperatorCommands = {
  'payment list': {
    usage: '--open',
    summary: 'payments under way, and refunds that are not done',
    options: { open: { type: 'boolean' } },
    reads: true,
    run: async ({ options }, { db }) => {
      if (options.open !== true) throw new OperatorError('Say --open: only what is under way is listed.');
      const payments = (await openPayments(db, shown)).map(
        ({ payment: { no, method, amount, createdAt }, orderNo }) =>
          `${no}\t${method}\t${amount}\t${orderNo ?? 'recharge'}\tsince ${createdAt.toISOString()}`,
      );
      const refunds = (await openRefunds(db, shown)).map(
        ({ refund: { id, amount, status, reason, failure }, paymentNo, method }) =>
          `refund ${id}\t${paymentNo}\t${method}\t${amount}\t${status}\t${reason}${failure ? `\t${failure}` : ''}`,
      );
      return [...payments, ...refunds];
    },
  },
  'payment query': {
    usage: '<no>',
    summary: 'ask the provider what became of a payment, and apply what it says',
    run: async ({ words }, { db, config, now }) => {
      const payment = required(await findPaymentByNo(db, words[0] ?? ''), 'paymentMissing');
      const state = await queryPayment(db, config, payment, now);
      if (state === null) throw new OperatorError(`${payment.method} has no provider that can be asked.`);
      return [`${payment.no} is ${state}.`];
    },
  },
  'refund done': {
    usage: '<refund>',
    summary: 'note that a refund was sent by hand, by bank or where the provider failed',
    run: async ({ words }, { db, now }) => {
      const id = typedId(words[0], 'A refund');
      const rows = await finishRefund(db, id, now);
      if (rows.length === 0) throw new Refusal('refundDone');
      return [`Refund ${id} is done.`];
    },
  },
};
