import { type OperatorCommand, OperatorError } from '#operator.ts';
import { findEntries } from './operator-log.repository.ts';

const mostEntries = 1000;

export const listLog: OperatorCommand = {
  usage: '[--limit 50] [--operator NAME] [--text WORDS]',
  summary: 'what was done by command, the latest first',
  options: { limit: { type: 'string' }, operator: { type: 'string' }, text: { type: 'string' } },
  reads: true,
  run: async ({ options }, { db }) => {
    const limit = Number(options.limit ?? 50);
    if (!Number.isInteger(limit) || limit < 1 || limit > mostEntries) {
      throw new OperatorError(`--limit is a number from 1 to ${mostEntries}.`);
    }
    const { operator, text } = options as { operator?: string; text?: string };
    const entries = await findEntries(db, limit, { ...(operator && { operator }), ...(text && { text }) });
    if (entries.length === 0) return ['Nothing was done yet.'];
    return entries.map(({ createdAt, operator, outcome, command, answer }) => {
      const first = answer.split('\n', 1)[0];
      return `${createdAt.toISOString()}  ${operator}  ${outcome}  ${command}${first ? `  → ${first}` : ''}`;
    });
  },
};
