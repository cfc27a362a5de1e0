import { href } from '@yaoji/routes';
import { sitePictureUrl } from '#modules/picture/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { runningActivities } from './activity.repository.ts';

export const listActivities: Handler<'listActivities'> = async (_, { db, now }) =>
  (await runningActivities(db, now)).map(({ id, kind, title, config, startsAt, endsAt, goodsCount }) => ({
    id,
    kind,
    title,
    describe: config.description ?? title,
    image: sitePictureUrl('banner', `activity-${id}`),
    url: href('list_index', {}, { activity_id: id }),
    start_time: toSeconds(startsAt),
    end_time: toSeconds(endsAt),
    goods_count: goodsCount,
  }));
