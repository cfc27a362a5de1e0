import { type OperatorCommands, OperatorError } from '#operator.ts';
import { answerFeedback } from './answer-feedback.ts';
import { feedbackList } from './feedback.repository.ts';

const most = 200;

export const feedbackCommands: OperatorCommands = {
  'feedback list': {
    usage: '[--all]',
    summary: 'feedback of buyers that waits for an answer, the oldest first',
    options: { all: { type: 'boolean' } },
    reads: true,
    run: async ({ options }, { db }) => {
      const rows = await feedbackList(db, options.all !== true, most);
      return rows.map(({ id, kind, username, phone, orderNo, content, answer }) =>
        [id, kind, username, phone, orderNo, content.replaceAll(/\s+/g, ' '), answer ?? ''].join('\t'),
      );
    },
  },
  'feedback answer': {
    usage: '<id> --text TEXT',
    summary: 'answer feedback by a message to its buyer',
    options: { text: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = Number(words[0]);
      const text = String(options.text ?? '').trim();
      if (!Number.isSafeInteger(id) || id < 1) throw new OperatorError('Say which feedback: its number, such as 12.');
      if (!text) throw new OperatorError('Say what to answer: --text "…".');
      if (!(await answerFeedback(db, id, text, now))) throw new OperatorError(`There is no feedback ${id}.`);
      return [`Feedback ${id} is answered, its buyer is told.`];
    },
  },
};
