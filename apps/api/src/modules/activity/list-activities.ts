import { activitySummaryCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { runningActivities } from './activity.repository.ts';
import { loadSummary, toSummary } from './activity-summary.ts';

export const listActivities: Handler<'listActivities'> = async (_, { db, now }) => {
  const summaries = [];
  for (const { goodsCount, ...row } of await runningActivities(db, now)) {
    summaries.push(row.config.scope ? await loadSummary(db, row, now) : toSummary(row, goodsCount));
  }
  return summaries.map(activitySummaryCodec.write);
};
