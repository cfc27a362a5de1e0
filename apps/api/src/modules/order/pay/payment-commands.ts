import { openPayments } from '#modules/payment/index.ts';
import { type OperatorCommands, OperatorError } from '#operator.ts';

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
};
