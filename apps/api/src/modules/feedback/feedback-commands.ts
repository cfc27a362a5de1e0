import { type OperatorCommands, typedId, typedText } from '#operator.ts';
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
      return rows.map(({ id, kind, username, phone, orderNo, content, answer, talk }) => {
        const last = talk.findLast(({ from }) => from === 'buyer')?.text ?? content;
        return [id, kind, username, phone, orderNo, last.replaceAll(/\s+/g, ' '), answer ?? ''].join('\t');
      });
    },
  },
  'feedback answer': {
    usage: '<id> --text TEXT',
    summary: 'answer feedback by a message to its buyer',
    options: { text: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const id = typedId(words[0], 'Say which feedback: its id');
      const text = typedText(options.text, 'what to answer: --text TEXT');
      await answerFeedback(db, id, text, now);
      return [`Feedback ${id} answered; buyer notified.`];
    },
  },
};
