import { type OperatorCommands, typedId, typedText } from '#operator.ts';
import { toQuantity } from '#wire-values.ts';
import { answerDemand } from './answer-demand.ts';
import { demandsBy } from './demand.repository.ts';

const most = 200;

export const demandCommands: OperatorCommands = {
  'demand list': {
    usage: '[--all]',
    summary: 'requests for goods that wait for an answer, the oldest first',
    options: { all: { type: 'boolean' } },
    reads: true,
    run: async ({ options }, { db }) => {
      const rows = await demandsBy(db, options.all ? undefined : 'pending', most);
      return rows.map(({ id, status, username, name, maker, spec, quantity, unit, phone, remark }) =>
        [id, status, username, name, maker, spec, `${toQuantity(quantity)}${unit}`, phone, remark].join('\t'),
      );
    },
  },
  'demand answer': {
    usage: '<id> --text TEXT [--goods ID] [--close]',
    summary: 'answer a request for goods and tell its buyer',
    options: { text: { type: 'string' }, goods: { type: 'string' }, close: { type: 'boolean' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'A request');
      const text = typedText(options.text, 'what to answer: --text TEXT');
      const goodsId = options.goods === undefined ? null : typedId(options.goods, '--goods');
      await answerDemand(db, id, { text, goodsId, closes: options.close === true }, now);
      return [`Request ${id} ${options.close ? 'closed' : 'answered'}; buyer notified.`];
    },
  },
};
