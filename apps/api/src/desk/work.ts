import type { Schemas } from '@yaoji/api-client/desk/contract';
import { addDays, chinaDayStart } from '@yaoji/domain';
import { countEntries, findEntries } from '#modules/operator-log/index.ts';
import { countWork, firstSteps } from '#modules/work/index.ts';
import { toFlag, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export const toEntry = ({ change, createdAt, ...row }: EntryRow): Schemas['LogEntry'] => {
  const { before = null, after = null } = change === null ? {} : JSON.parse(change);
  return { ...row, before, after, createdAt: toSeconds(createdAt) };
};

export const workHandlers = {
  listWork: async (_, { db, now, working }) =>
    (await countWork(db, working.operator, now)).map((item) => ({
      ...item,
      oldestAt: toSecondsOrNull(item.oldestAt),
    })),
  listFirstSteps: async (_, { db }) =>
    (await firstSteps(db)).map(({ kind, isDone }) => ({ kind, isDone: toFlag(isDone) })),
  listLog: async ({ query: { page = 1, perPage = 50, operator, keywords, from, to } }, { db }) => {
    const query = {
      operator: operator || undefined,
      text: keywords || undefined,
      from: from ? chinaDayStart(from) : undefined,
      before: to ? chinaDayStart(addDays(to, 1)) : undefined,
    };
    const list = (await findEntries(db, perPage, query, (page - 1) * perPage)).map(toEntry);
    return { list, total: await countEntries(db, query) };
  },
} satisfies DeskHandlers<'listWork' | 'listFirstSteps' | 'listLog'>;
