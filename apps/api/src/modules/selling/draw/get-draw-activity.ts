import { activityDetailCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { loadActivity } from '#modules/selling/activity/index.ts';
import type { Handler } from '#operation.ts';
import { findDraw } from './draw.repository.ts';

export const getDrawActivity: Handler<'getDrawActivity'> = async ({ params }, context) => {
  const row = await findDraw(context.db, params.id);
  const detail = row?.activityId ? await loadActivity(context, row.activityId) : null;
  if (!detail) throw new Refusal('activityMissing');
  return activityDetailCodec.write(detail);
};
