import { addDays, chinaDay, chinaDayStart } from '@yaoji/domain';
import { countWork, firstSteps } from '#modules/operators/work/index.ts';
import { countEntries, findEntries } from '#modules/platform/operator-log/index.ts';
import { toFlag, toSecondsOrNull } from '#wire-values.ts';
import { mostRows } from './books.ts';
import { type Column, exported, tableOf, timeOf } from './exports.ts';
import { actionOf, type EntryRow, toEntry } from './log-entry.ts';
import type { DeskHandlers } from './operation.ts';

type LogQuery = { [Name in 'operator' | 'keywords' | 'from' | 'to']?: string | undefined };

const toLogQuery = ({ operator, keywords, from, to }: LogQuery) => ({
  operator: operator || undefined,
  text: keywords || undefined,
  from: from ? chinaDayStart(from) : undefined,
  before: to ? chinaDayStart(addDays(to, 1)) : undefined,
});

const outcomeNames: Record<EntryRow['outcome'], string> = {
  begun: '未完成',
  done: '完成',
  refused: '被拒绝',
  failed: '失败',
};

const logColumns: readonly Column<EntryRow>[] = [
  ['时间', ({ createdAt }) => timeOf(createdAt)],
  ['操作人', ({ operator }) => operator],
  ['操作', ({ command }) => actionOf(command)],
  ['结果', ({ outcome }) => outcomeNames[outcome]],
  ['答复', ({ answer }) => answer],
  ['指令', ({ command }) => command],
  ['变更', ({ change }) => change ?? ''],
];

export const workHandlers = {
  listWork: async (_, { db, now, working }) =>
    (await countWork(db, working.operator, now)).map((item) => ({
      ...item,
      oldestAt: toSecondsOrNull(item.oldestAt),
    })),
  listFirstSteps: async (_, { db }) =>
    (await firstSteps(db)).map(({ kind, isDone }) => ({ kind, isDone: toFlag(isDone) })),
  listLog: async ({ query: { page = 1, perPage = 50, ...asked } }, { db }) => {
    const query = toLogQuery(asked);
    const list = (await findEntries(db, perPage, query, (page - 1) * perPage)).map(toEntry);
    return { list, total: await countEntries(db, query) };
  },
  exportLog: async ({ query: { format, ...asked } }, { db, now }) => {
    const rows = await findEntries(db, mostRows + 1, toLogQuery(asked));
    return exported(`操作日志${chinaDay(now)}`, format, tableOf(logColumns, rows), now);
  },
} satisfies DeskHandlers<'listWork' | 'listFirstSteps' | 'listLog' | 'exportLog'>;
