import type { ActivitySummary } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { countGoods } from '#modules/catalogue/goods/index.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { ActivityRow } from './activity.repository.ts';
import { activityPage } from './activity-page.ts';

export const toSummary = (row: ActivityRow, goodsCount: number): ActivitySummary => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  description: row.config.description ?? '',
  image: row.image ?? sitePictureUrl('banner', `activity-${row.id}`),
  url: activityPage(row),
  startsAt: toSeconds(row.startsAt),
  endsAt: toSeconds(row.endsAt),
  goodsCount,
});

/** The activity with the number of all its products, including those it covers only by scope. */
export const loadSummary = async (db: Executor, row: ActivityRow, now: Date): Promise<ActivitySummary> =>
  toSummary(row, await countGoods(db, { activityId: row.id }, now, { isPreview: true }));
