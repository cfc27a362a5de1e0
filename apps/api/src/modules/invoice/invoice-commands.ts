import { chinaDay } from '@yaoji/domain';
import { type OperatorCommands, typedId, typedText } from '#operator.ts';
import { waitingInvoices } from './invoice.repository.ts';
import { issueInvoice, refuseInvoice } from './issue-invoice.ts';

const most = 200;

export const invoiceCommands: OperatorCommands = {
  'invoice list': {
    usage: '',
    summary: 'invoices that were asked for and wait, the oldest first',
    reads: true,
    run: async (_, { db }) =>
      (await waitingInvoices(db, most)).map(({ id, kind, username, title, taxNo, amount, createdAt }) =>
        [id, kind, username, title, taxNo, amount, chinaDay(createdAt)].join('\t'),
      ),
  },
  'invoice issue': {
    usage: '<id>',
    summary: 'issue an invoice under the next number',
    run: async ({ words }, { db, now }) => {
      const id = typedId(words[0], 'An invoice');
      return [`Invoice ${id} issued as ${await issueInvoice(db, id, now)}; buyer notified.`];
    },
  },
  'invoice refuse': {
    usage: '<id> --reason TEXT',
    summary: 'refuse an invoice and say why; its orders may be asked for again',
    options: { reason: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'An invoice');
      await refuseInvoice(db, id, typedText(options.reason, 'why: --reason TEXT'), now);
      return [`Invoice ${id} refused; buyer notified.`];
    },
  },
};
