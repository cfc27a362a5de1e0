import { required } from '#errors/refusal.ts';
import { findPaymentByNo, openPayments } from '#modules/payment/index.ts';
import { type OperatorCommands, OperatorError } from '#operator.ts';
import { queryPayment } from './query-payment.ts';

const shown = 200;

export const paymentCommands: OperatorCommands = {
  'payment list': {
    usage: '--open',
    summary: 'payments under way',
    options: { open: { type: 'boolean' } },
    reads: true,
    run: async ({ options }, { db }) => {
      if (options.open !== true) throw new OperatorError('Say --open: only what is under way is listed.');
      return (await openPayments(db, shown)).map(
        ({ payment: { no, method, amount, createdAt }, orderNo }) =>
          `${no}\t${method}\t${amount}\t${orderNo ?? 'recharge'}\tsince ${createdAt.toISOString()}`,
      );
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
};
