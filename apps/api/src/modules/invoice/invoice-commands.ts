import { chinaDay } from '@yaoji/domain';
import { type OperatorCommands, OperatorError, typedId, typedText } from '#operator.ts';
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
      const outcome = await issueInvoice(db, id, now);
      if (outcome === 'no invoice') throw new OperatorError(`There is no invoice ${id}.`);
      if (outcome === 'no seller')
        throw new OperatorError('Say first who sells: setting set seller.name and seller.taxNo.');
      if (outcome === 'nothing left')
        return [`Invoice ${id} is not issued: all of it was returned. Its buyer is told.`];
      if ('status' in outcome) throw new OperatorError(`Invoice ${id} is ${outcome.status}; nothing was changed.`);
      return [`Invoice ${id} is issued as ${outcome.issued}, its buyer is told.`];
    },
  },
  'invoice refuse': {
    usage: '<id> --reason TEXT',
    summary: 'refuse an invoice and say why; its orders may be asked for again',
    options: { reason: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'An invoice');
      const reason = typedText(options.reason, 'why: --reason TEXT');
      const outcome = await refuseInvoice(db, id, reason, now);
      if (outcome === 'no invoice') throw new OperatorError(`There is no invoice ${id}.`);
      if (outcome !== 'refused') throw new OperatorError(`Invoice ${id} is ${outcome.status}; nothing was changed.`);
      return [`Invoice ${id} is refused, its buyer is told.`];
    },
  },
};
