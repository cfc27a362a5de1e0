import { type Activity, activityKinds, type Measure } from '@yaoji/domain';
import { isInScope, type Promotions, type ScopedGoods } from '#modules/promotion/index.ts';
import { toQuantity } from '#wire-values.ts';

/** An activity's rule in a few words: 满300减20，满500减45. */
export const activityLabel = (activity: Activity): string => {
  const unit = (measure: Measure | undefined) => (measure === 'pieces' ? '件' : '');
  switch (activity.kind) {
    case 'full_reduction':
      return joined(
        activity.tiers.map(({ amount, money }) => `满${short(amount)}${unit(activity.measure)}减${short(money)}`),
        activity,
      );
    case 'discount':
      return `${short(Number(activity.rate) * 10)}折`;
    case 'gift':
      return joined(
        activity.tiers.map(
          ({ amount, gifts }) =>
            `满${short(amount)}${unit(activity.measure)}赠${gifts.map((gift) => `${gift.name}${short(gift.number)}${gift.unit ?? '件'}`).join('、')}`,
        ),
        activity,
      );
    case 'swap':
      return joined(
        activity.tiers.map(({ amount }) => `满${short(amount)}${unit(activity.measure)}可换购`),
        activity,
      );
    case 'combination':
      return activity.title;
  }
};

const joined = (parts: string[], { title }: Activity) => parts.join('，') || title;

const short = (value: string | number) =>
  toQuantity(typeof value === 'number' ? String(Math.round(value * 100) / 100) : value);

/** True if the activity names the product, or its scope covers it. */
export const coversGoods = (activity: Activity, goods: ScopedGoods, named: number[]): boolean =>
  named.includes(Number(activity.id)) || (activity.scope != null && isInScope(activity.scope, goods));

/** The activities that apply to a product: at most one full reduction and one discount, as in pricing. */
export const activitiesOfGoods = ({ activities, activityIds }: Promotions, goods: ScopedGoods): Activity[] => {
  const named = activityIds.get(goods.id) ?? [];
  const covering = activities.filter((activity) => coversGoods(activity, goods, named));
  return covering.filter(
    ({ kind }, index) =>
      !activityKinds[kind].fields.includes('priority') || covering.findIndex((one) => one.kind === kind) === index,
  );
};
