import { chinaDay } from '@yaoji/domain';
import { orderByNo } from '#modules/order/index.ts';
import { type OperatorCommands, OperatorError, typedId, typedText } from '#operator.ts';
import { approveReturn, refuseReturn } from './answer-return.ts';
import { cancelUnshipped } from './cancel-unshipped.ts';
import { receiveReturn, type WriteOff } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { returnsIn } from './return.repository.ts';

const most = 200;

const readWriteOff = (text: string | boolean | undefined): WriteOff => {
  if (text === undefined) return [];
  if (text === 'all') return 'all';
  const parts = String(text).split(',');
  if (!parts.every((part) => /^\d+$/.test(part))) throw new OperatorError('Say --write-off all, or lines: 12,15.');
  return parts.map(Number);
};

export const returnCommands: OperatorCommands = {
  'order cancel': {
    usage: '<order no> --reason TEXT',
    summary: 'cancel an order that is not shipped; what was paid goes back the way it came',
    options: { reason: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const order = await orderByNo(db, words[0] ?? '');
      const reason = typedText(options.reason, 'why: --reason TEXT');
      await cancelUnshipped(db, order, reason, now);
      return [`Order ${order.no} cancelled; buyer notified.`];
    },
  },
  'return list': {
    usage: '[--all]',
    summary: 'returns that wait for something, the oldest first',
    options: { all: { type: 'boolean' } },
    reads: true,
    run: async ({ options }, { db }) => {
      const waiting = ['applied', 'agreed', 'returning'] as const;
      const rows = await returnsIn(db, options.all ? [...waiting, 'refused', 'refunded'] : [...waiting], most);
      return rows.map(({ id, status, orderNo, company, reason, createdAt }) =>
        [id, status, orderNo, company, reason, chinaDay(createdAt)].join('\t'),
      );
    },
  },
  'return approve': {
    usage: '<id>',
    summary: 'agree to a return: the buyer sees where to send the goods',
    run: async ({ words }, { db, now }) => {
      const id = typedId(words[0], 'A return');
      await approveReturn(db, id, now);
      return [`Return ${id} accepted; buyer notified.`];
    },
  },
  'return refuse': {
    usage: '<id> --reason TEXT',
    summary: 'refuse a return and say why',
    options: { reason: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'A return');
      const reason = typedText(options.reason, 'why: --reason TEXT');
      await refuseReturn(db, id, reason, now);
      return [`Return ${id} refused; buyer notified.`];
    },
  },
  'return received': {
    usage: '<id> [--write-off all|LINE,…]',
    summary: 'take returned goods into their batches again, or write them off',
    options: { 'write-off': { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'A return');
      await receiveReturn(db, id, { writeOff: readWriteOff(options['write-off']) }, now);
      return [`Return ${id} received; buyer notified.`];
    },
  },
  'return refund': {
    usage: '<id>',
    summary: 'pay a received return back the way it was paid; a bank transfer is sent by hand before',
    run: async ({ words }, { db, now }) => {
      const id = typedId(words[0], 'A return');
      await refundReturn(db, id, now);
      return [`Return ${id} refunded; buyer notified.`];
    },
  },
};
