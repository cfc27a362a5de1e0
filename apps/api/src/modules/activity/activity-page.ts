import { href } from '@yaoji/routes';
import type { ActivityRow } from './activity.repository.ts';

/** The page of the shop that shows an activity. */
export const activityPage = ({ id, kind, template, config }: ActivityRow): string => {
  if (template === 'zqmb') return href('zone_template', {}, { id });
  if (template === 'hdmb') return href('activity_template', {}, { id });
  if (kind === 'cashback') return href('cashback');
  if (kind === 'combination') return href('combination');
  if (kind === 'daily_special' && !config.newcomersOnly) return href('daily_special');
  return href('activity_zone', { id });
};
