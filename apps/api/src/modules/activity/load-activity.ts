import type { ActivityDetail } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { floorsOf } from '#modules/focus/index.ts';
import { viewingOf } from '#modules/goods/index.ts';
import { isNewcomer } from '#modules/purchaser/index.ts';
import type { Context } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { type ActivityRow, findActivity, soldShares } from './activity.repository.ts';
import { loadSummary } from './activity-summary.ts';
import { loadTiers } from './load-tiers.ts';

/** An activity as its page shows it, with its floors in a separate block. Null if it does not exist. */
export const loadActivity = async (context: Context, id: number): Promise<ActivityDetail | null> => {
  const row = await findActivity(context.db, id);
  return row && toDetail(context, row);
};

const noLonger = '您已下过单，新客价不再适用，下列商品按平时价格销售。\n';

/** True if it is for newcomers only and this buyer no longer is one. */
export const isPast = async (db: Executor, { config }: ActivityRow, buyerId: number | null): Promise<boolean> =>
  config.newcomersOnly === true && buyerId !== null && !(await isNewcomer(db, buyerId));

const toDetail = async (context: Context, row: ActivityRow): Promise<ActivityDetail> => {
  const { db, now } = context;
  const viewing = viewingOf(context);
  return {
    activity: await loadSummary(db, row, now),
    rules: ((await isPast(db, row, viewing.buyerId)) ? noLonger : '') + (row.rules || (row.config.description ?? '')),
    template: row.template,
    floors: await floorsOf(db, `activity-${row.id}`, viewing),
    tiers: await loadTiers(db, row, viewing),
    measure: row.config.measure ?? 'money',
    timestamp: toSeconds(now),
    ...(row.kind === 'seckill' && row.startsAt <= now ? { sold: await soldShares(db, row.id) } : {}),
  };
};
