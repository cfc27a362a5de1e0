import { getActivity } from './get-activity.ts';
import { listActivities } from './list-activities.ts';
import { listActivityGoods } from './list-activity-goods.ts';
import { listCombinations } from './list-combinations.ts';
import { listDailySpecials } from './list-daily-specials.ts';
import { listNewcomerGoods } from './list-newcomer-goods.ts';
import { listSpike } from './list-seckill.ts';
import { resolveActivity } from './resolve-activity.ts';
import { tapActivity } from './tap-activity.ts';

export { type ActivityRow, anyActivity, tiersOf } from './activity.repository.ts';
export { activityPageWhileOpen } from './activity-page.ts';
export { type ActivityForm, doorProblems, goodsIdsOf } from './activity-problems.ts';
export { loadSummary } from './activity-summary.ts';
export {
  activityPageOf,
  countNamed,
  goodsByIds,
  lockActivity,
  namedGoods,
  periodOf,
  renumberActivity,
  scopesOfGoods,
} from './edit.repository.ts';
export { loadActivity } from './load-activity.ts';
export { closeActivity, mostNamed, previewActivity, reductionsBelowFloor, saveActivity } from './save-activity.ts';

export const activityHandlers = {
  getActivity,
  listActivities,
  listActivityGoods,
  listCombinations,
  listDailySpecials,
  listNewcomerGoods,
  listSpike,
  resolveActivity,
  tapActivity,
};
