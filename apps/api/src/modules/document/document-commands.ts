import { type OperatorCommands, type OperatorContext, typedId, typedText } from '#operator.ts';
import { type Decision, decideDocument } from './decide-document.ts';
import { waitingDocuments } from './document.repository.ts';

const most = 200;

export const documentCommands: OperatorCommands = {
  'document list': {
    usage: '--waiting',
    summary: 'documents that wait for a decision, the oldest first',
    options: { waiting: { type: 'boolean' } },
    reads: true,
    run: async (_, { db }) =>
      (await waitingDocuments(db, most)).map(({ id, username, company, name, number, expiresOn, pictures }) =>
        [id, username, company, name, number, expiresOn ?? '长期', pictures.join(' ')].join('\t'),
      ),
  },
  'document approve': {
    usage: '<id> [--scopes A,B]',
    summary: 'accept a document; its scope classes are those of the one it renews or of its kind, unless said',
    options: { scopes: { type: 'string' } },
    run: async ({ words, options }, context) => {
      const scopes = typeof options.scopes === 'string' ? list(options.scopes) : undefined;
      return decide(context, words[0], { passes: true, ...(scopes ? { scopes } : {}) });
    },
  },
  'document refuse': {
    usage: '<id> --reason TEXT',
    summary: 'refuse a document and tell its buyer why',
    options: { reason: { type: 'string' } },
    run: async ({ words, options }, context) =>
      decide(context, words[0], { passes: false, reason: typedText(options.reason, 'why: --reason TEXT') }),
  },
};

const decide = async ({ db, now }: OperatorContext, word: string | undefined, decision: Decision) => {
  const id = typedId(word, 'A document');
  await decideDocument(db, id, decision, now);
  return [`Document ${id} ${decision.passes ? 'accepted' : 'refused'}; buyer notified.`];
};

const list = (text: string) =>
  text
    .split(/[,，、]/)
    .map((each) => each.trim())
    .filter(Boolean);
