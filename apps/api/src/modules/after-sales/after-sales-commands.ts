import { type OperatorCommands, typedId, typedText } from '#operator.ts';
import { requestsIn } from './after-sales.repository.ts';
import { answerAfterSales, solveAfterSales } from './answer-after-sales.ts';

const most = 200;

export const afterSalesCommands: OperatorCommands = {
  'after-sales list': {
    usage: '[--all]',
    summary: 'after-sales requests that wait, the oldest first',
    options: { all: { type: 'boolean' } },
    reads: true,
    run: async ({ options }, { db }) => {
      const rows = await requestsIn(db, options.all ? ['pending', 'working', 'solved'] : ['pending', 'working'], most);
      return rows.map(({ id, status, kind, orderNo, company, phone, description }) =>
        [id, status, kind, orderNo, company, phone, description.replace(/\s+/g, ' ')].join('\t'),
      );
    },
  },
  'after-sales answer': {
    usage: '<id> --text TEXT',
    summary: 'say something to the buyer of an after-sales request',
    options: { text: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'An after-sales request');
      await answerAfterSales(db, id, typedText(options.text, 'what to answer: --text TEXT'), now);
      return [`Request ${id} answered; buyer notified.`];
    },
  },
  'after-sales solve': {
    usage: '<id> --result TEXT',
    summary: 'close an after-sales request and say what came of it',
    options: { result: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'An after-sales request');
      await solveAfterSales(db, id, typedText(options.result, 'what came of it: --result TEXT'), now);
      return [`Request ${id} solved; buyer notified.`];
    },
  },
};
