import { saveViews } from '#modules/operators/operator/index.ts';
import type { DeskHandlers } from './operation.ts';

export const viewHandlers = {
  listViews: async (_, { working }) => working.operator.views,
  saveViews: async ({ body: { views = [] } }, { db, working: { operator } }) => {
    const data = await saveViews(db, operator.id, views);
    return { data, message: '已保存', subject: operator.username, before: operator.views, after: data };
  },
} satisfies DeskHandlers<'listViews' | 'saveViews'>;
