import { activityTargetCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import type { Handler } from '#operation.ts';
import { findActivity, findActivityBySlug } from './activity.repository.ts';
import { activityPage } from './activity-page.ts';

/** The last segment of `/activity/:url/:url1/:url2` is the activity's id, or its name. */
export const resolveActivity: Handler<'resolveActivity'> = async ({ query }, { db, now }) => {
  const target = [query.url2, query.url1, query.url].find((segment) => segment);
  const row = target === undefined ? null : await findByName(db, target);
  if (!row) return activityTargetCodec.write({ url: null, status: 'over' });
  const status = row.startsAt > now ? 'coming' : row.endsAt > now ? 'running' : 'over';
  return activityTargetCodec.write({ url: activityPage(row), status });
};

const findByName = (db: Executor, name: string) =>
  /^[1-9]\d{0,14}$/.test(name) ? findActivity(db, Number(name)) : findActivityBySlug(db, name);
