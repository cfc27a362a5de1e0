import { type Activity, activityKinds } from '@yaoji/domain';
import { isInScope, type Promotions, type ScopedGoods } from '#modules/selling/promotion/index.ts';

/** True if the activity names the product, or its scope covers it. */
export const coversGoods = (activity: Activity, goods: ScopedGoods, named: number[]): boolean =>
  named.includes(activity.id) || (activity.scope != null && isInScope(activity.scope, goods));

/** The activities that apply to a product: at most one full reduction and one discount, as in pricing. */
export const activitiesOfGoods = ({ activities, activityIds }: Promotions, goods: ScopedGoods): Activity[] => {
  const named = activityIds.get(goods.id) ?? [];
  const covering = activities.filter((activity) => coversGoods(activity, goods, named));
  return covering.filter(
    ({ kind }, index) =>
      !activityKinds[kind].fields.includes('priority') || covering.findIndex((one) => one.kind === kind) === index,
  );
};
