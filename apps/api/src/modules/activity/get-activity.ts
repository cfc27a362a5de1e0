import { activityDetailCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { loadActivity } from './load-activity.ts';

export const getActivity: Handler<'getActivity'> = async ({ params }, context) => {
  const detail = await loadActivity(context, params.id);
  if (!detail) throw new Refusal('activityMissing');
  return activityDetailCodec.write(detail);
};
