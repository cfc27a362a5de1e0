import { type OperatorCommands, OperatorError, typedId } from '#operator.ts';
import { anyDraw, type DrawRow, drawsWithCounts, prizesOf, setDraw } from './draw.repository.ts';

const stateOf = ({ isOpen, startsAt, endsAt }: DrawRow, now: Date) =>
  isOpen ? (startsAt > now ? 'coming' : endsAt > now ? 'running' : 'over') : 'closed';

export const drawCommands: OperatorCommands = {
  'draw list': {
    usage: '',
    summary: 'lucky draws with how often each was drawn, and the prizes given out',
    reads: true,
    run: async (_, { db, now }) => {
      const lines: string[] = [];
      for (const { draw, drawn } of await drawsWithCounts(db)) {
        const period = [draw.startsAt.toISOString(), draw.endsAt.toISOString()];
        lines.push([draw.id, stateOf(draw, now), draw.title, ...period, `${drawn} drawn`].join('\t'));
        for (const { name, issued, total } of await prizesOf(db, draw.id)) {
          lines.push(`\t${name}\t${issued}${total === null ? '' : ` of ${total}`}`);
        }
      }
      return lines;
    },
  },
  'draw start': {
    usage: '<id>',
    summary: 'let a draw begin now, or run again where it was closed',
    run: async ({ words: [word] }, { db, now }) => {
      const row = await anyDraw(db, typedId(word, 'A draw'));
      if (row.endsAt <= now) throw new OperatorError(`Draw ${row.id} ended on ${row.endsAt.toISOString()}.`);
      if (stateOf(row, now) === 'running') throw new OperatorError(`Draw ${row.id} is running already.`);
      if ((await prizesOf(db, row.id)).length === 0) throw new OperatorError(`Draw ${row.id} has no prizes.`);
      await setDraw(db, row.id, { isOpen: true, ...(row.startsAt > now ? { startsAt: now } : {}) });
      return [`Draw ${row.id} (${row.title}) is running.`];
    },
  },
  'draw end': {
    usage: '<id>',
    summary: 'close a draw now; what was won stays won',
    run: async ({ words: [word] }, { db }) => {
      const row = await anyDraw(db, typedId(word, 'A draw'));
      if (!row.isOpen) throw new OperatorError(`Draw ${row.id} is closed already.`);
      await setDraw(db, row.id, { isOpen: false });
      return [`Draw ${row.id} (${row.title}) is closed.`];
    },
  },
};
