import { href } from '@yaoji/routes';
import type { Tx } from '#db/database.ts';
import { type ActivityRow, anyActivity, setActivity } from './activity.repository.ts';
import { closeOthersOfKind } from './edit.repository.ts';

/** The page of the shop that shows an activity. */
export const activityPage = ({ id, kind, template, config }: ActivityRow): string => {
  if (template === 'zqmb') return href('zone_template', {}, { id });
  if (template === 'hdmb') return href('activity_template', {}, { id });
  if (kind === 'cashback') return href('cashback');
  if (kind === 'combination') return href('combination');
  if (kind === 'daily_special' && !config.newcomersOnly) return href('daily_special');
  return href('activity_zone', { id });
};

/** Opens an activity in a transaction that is rolled back, and returns its page, which shows this one of its kind. */
export const activityPageWhileOpen = async (tx: Tx, id: number): Promise<string | null> => {
  const row = await anyActivity(tx, id);
  if (!row) return null;
  await setActivity(tx, id, { isOpen: true });
  // The page shows only one cashback.
  if (row.kind === 'cashback') await closeOthersOfKind(tx, row);
  return activityPage(row);
};
