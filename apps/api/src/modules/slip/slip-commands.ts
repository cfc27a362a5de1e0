import { orderByNo } from '#modules/order/index.ts';
import { type OperatorCommands, typedText } from '#operator.ts';
import { acceptTransfer, rejectSlip } from './settle-transfer.ts';

export const slipCommands: OperatorCommands = {
  'order paid': {
    usage: '<order no> [--trade NO]',
    summary: 'the bank transfer of an order has come in',
    options: { trade: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const order = await orderByNo(db, words[0] ?? '');
      await acceptTransfer(db, order, options.trade ? String(options.trade) : null, now);
      return [`Order ${order.no} paid; buyer notified.`];
    },
  },
  'order unpaid': {
    usage: '<order no> --reason TEXT',
    summary: 'the slip of an order proves nothing: send it back and say why',
    options: { reason: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const order = await orderByNo(db, words[0] ?? '');
      const reason = typedText(options.reason, 'why: --reason TEXT');
      await rejectSlip(db, order, reason, now);
      return [`Slip of order ${order.no} sent back; buyer notified.`];
    },
  },
};
