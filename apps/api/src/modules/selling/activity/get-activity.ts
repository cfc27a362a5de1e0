import { activityDetailCodec } from '@yaoji/api-client/wire';
import { required } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { loadActivity } from './load-activity.ts';

export const getActivity: Handler<'getActivity'> = async ({ params }, context) => {
  const detail = required(await loadActivity(context, params.id), 'activityMissing');
  return activityDetailCodec.write(detail);
};
