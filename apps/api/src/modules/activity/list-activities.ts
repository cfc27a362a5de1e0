import { activitySummaryCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { runningActivities } from './activity.repository.ts';
import { loadSummary, toSummary } from './activity-summary.ts';
import { isPast } from './load-activity.ts';

export const listActivities: Handler<'listActivities'> = async (_, { db, now, signedIn }) => {
  const summaries = [];
  for (const { goodsCount, ...row } of await runningActivities(db, now)) {
    if (await isPast(db, row, signedIn?.buyerId ?? null)) continue;
    const isCounted = !row.config.scope && !row.config.expiryWithin;
    summaries.push(isCounted ? toSummary(row, goodsCount) : await loadSummary(db, row, now));
  }
  return summaries.map(activitySummaryCodec.write);
};
