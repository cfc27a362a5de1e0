import { activityDetailCodec } from '@yaoji/api-client/wire';
import { notFound } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { loadActivity } from './load-activity.ts';

export const getActivity: Handler<'getActivity'> = async ({ params }, context) => {
  const detail = await loadActivity(context, params.id);
  if (!detail) throw notFound('活动不存在');
  return activityDetailCodec.write(detail);
};
