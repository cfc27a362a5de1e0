import { type OperatorCommands, OperatorError } from '#operator.ts';
import { buyerIds } from './message.repository.ts';
import { sendMessage } from './send-message.ts';

const kinds = ['order', 'activity', 'system'] as const;
const longestTitle = 60;

export const messageCommands: OperatorCommands = {
  'message send': {
    usage: '<username>|--all --title TEXT --text TEXT [--kind order|activity|system] [--url PATH]',
    summary: 'send a message to one buyer, or to all that are passed',
    options: {
      all: { type: 'boolean' },
      title: { type: 'string' },
      text: { type: 'string' },
      kind: { type: 'string' },
      url: { type: 'string' },
    },
    run: async ({ words, options }, { db, now }) => {
      const [username] = words;
      const title = String(options.title ?? '').trim();
      const body = String(options.text ?? '').trim();
      const kind = kinds.find((known) => known === (options.kind ?? 'system'));
      const url = options.url === undefined ? undefined : String(options.url);
      if ((username === undefined) === (options.all !== true)) throw new OperatorError('Name one buyer, or say --all.');
      if (!title || !body) throw new OperatorError('A message has a --title and a --text.');
      if ([...title].length > longestTitle) throw new OperatorError(`A title has at most ${longestTitle} letters.`);
      if (!kind) throw new OperatorError(`--kind is one of ${kinds.join(', ')}.`);
      if (url && !/^\/(?![/\\])/.test(url)) throw new OperatorError('--url is a path of the shop, such as /lqzx.');
      const ids = await buyerIds(db, username);
      if (ids.length === 0)
        throw new OperatorError(username ? `There is no buyer ${username}.` : 'There are no buyers.');
      await sendMessage(db, ids, { kind, title, body, ...(url && { url }) }, now);
      return [`Sent to ${ids.length === 1 && username ? username : `${ids.length} buyers`}.`];
    },
  },
};
