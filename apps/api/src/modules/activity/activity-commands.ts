import { dayMs } from '#durations.ts';
import { required } from '#errors/refusal.ts';
import { type OperatorCommands, OperatorError, typedId } from '#operator.ts';
import { type ActivityRow, activitiesWithCounts, anyActivity, setActivity } from './activity.repository.ts';
import { periodOf } from './edit.repository.ts';

const shownDays = 30;

const found = async (db: Parameters<typeof anyActivity>[0], word: unknown): Promise<ActivityRow> =>
  required(await anyActivity(db, typedId(word, 'An activity')), 'activityMissing');

export const activityCommands: OperatorCommands = {
  'activity list': {
    usage: '[--all]',
    summary: 'activities that run or begin within 30 days, with the number of goods that each names',
    options: { all: { type: 'boolean' } },
    reads: true,
    run: async ({ options }, { db, now }) => {
      const rows = await activitiesWithCounts(db);
      const until = new Date(now.getTime() + shownDays * dayMs);
      return rows
        .filter((row) => options.all || (row.isOpen && row.endsAt > now && row.startsAt <= until))
        .map((row) =>
          [
            row.id,
            row.kind,
            periodOf(row, now),
            row.title,
            row.startsAt.toISOString(),
            row.endsAt.toISOString(),
            row.goodsCount,
          ].join('\t'),
        );
    },
  },
  'activity start': {
    usage: '<id>',
    summary: 'let an activity begin now, or run again where it was closed',
    run: async ({ words: [word] }, { db, now }) => {
      const row = await found(db, word);
      if (row.endsAt <= now) throw new OperatorError(`Activity ${row.id} ended on ${row.endsAt.toISOString()}.`);
      if (periodOf(row, now) === 'running') throw new OperatorError(`Activity ${row.id} is running already.`);
      await setActivity(db, row.id, { isOpen: true, ...(row.startsAt > now ? { startsAt: now } : {}) });
      return [`Activity ${row.id} (${row.title}) is running.`];
    },
  },
  'activity end': {
    usage: '<id>',
    summary: 'close an activity now; orders already placed keep their prices',
    run: async ({ words: [word] }, { db }) => {
      const row = await found(db, word);
      if (!row.isOpen) throw new OperatorError(`Activity ${row.id} is closed already.`);
      await setActivity(db, row.id, { isOpen: false });
      return [`Activity ${row.id} (${row.title}) is closed.`];
    },
  },
};
