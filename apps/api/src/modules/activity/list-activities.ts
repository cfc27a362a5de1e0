import { activitySummaryCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { runningActivities } from './activity.repository.ts';
import { loadSummary, toSummary } from './activity-summary.ts';
import { isPast } from './load-activity.ts';

export const listActivities: Handler<'listActivities'> = async (_, { db, now, signedIn }) => {
  const summaries = [];
  for (const { goodsCount, ...row } of await runningActivities(db, now)) {
    if (await isPast(db, row, signedIn?.buyerId ?? null)) continue;
    summaries.push(row.config.scope ? await loadSummary(db, row, now) : toSummary(row, goodsCount));
  }
  return summaries.map(activitySummaryCodec.write);
};
