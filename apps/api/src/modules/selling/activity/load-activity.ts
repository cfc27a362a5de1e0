import type { ActivityDetail } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { viewingOf } from '#modules/catalogue/goods/index.ts';
import { floorsOf } from '#modules/content/focus/index.ts';
import { isNewcomer, loadPurchaser } from '#modules/identity/purchaser/index.ts';
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

/** True if it is for newcomers only and this buyer no longer is one. */
export const isPast = async (db: Executor, { config }: ActivityRow, buyerId: number | null): Promise<boolean> =>
  config.newcomersOnly === true && buyerId !== null && !(await isNewcomer(db, buyerId));

/** Whether this viewer gets the prices for newcomers, in a line. */
const newcomerNote = async (db: Executor, buyerId: number | null): Promise<string> => {
  if (buyerId === null) return '新客价限未下过单的客户，登录后可知能否享用。\n';
  if (!(await isNewcomer(db, buyerId))) return '您或关联门店已下过单，新客价不再适用，下列商品按平时价格销售。\n';
  const passed = (await loadPurchaser(db, buyerId))?.passed;
  return passed ? '您还没有下过单，首单可享新客价。\n' : '新客价限未下过单的客户，资质审核通过后首单可享。\n';
};

const toDetail = async (context: Context, row: ActivityRow): Promise<ActivityDetail> => {
  const { db, now } = context;
  const viewing = viewingOf(context);
  const ownRules = row.rules || (row.config.description ?? '');
  return {
    activity: await loadSummary(db, row, now),
    rules: (row.config.newcomersOnly ? await newcomerNote(db, viewing.buyerId) : '') + ownRules,
    template: row.template,
    floors: await floorsOf(db, `activity-${row.id}`, viewing),
    tiers: await loadTiers(db, row, viewing),
    measure: row.config.measure ?? 'money',
    timestamp: toSeconds(now),
    ...(row.kind === 'seckill' && row.startsAt <= now ? { sold: await soldShares(db, row.id) } : {}),
  };
};
