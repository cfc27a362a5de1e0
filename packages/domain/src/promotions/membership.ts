import type { Cart, GoodsFacts } from '../pricing/cart.ts';
import { periodState } from '../time/period-state.ts';
import { scopeTest } from './goods-scope.ts';
import type { Activity } from './types.ts';

const EXCLUSIVE: ReadonlySet<Activity['kind']> = new Set(['full_reduction', 'discount']);

/** The running activities in the order in which a product chooses: highest priority, then lowest id. */
export function runningActivities({ activities = [], now }: Pick<Cart, 'activities' | 'now'>): Activity[] {
  const running = activities.filter((activity) => now === undefined || periodState(activity, now) === 'running');
  return running.sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0) || a.id - b.id);
}

/**
 * Returns a function that finds a product's activities, by name or scope; of full reductions and of discounts it joins
 * only the first; a product with an own price that joins no promotions has none. `activities` must be sorted.
 */
export function membershipTest(activities: readonly Activity[]): (goods: GoodsFacts) => Activity[] {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const scoped = activities.flatMap((activity) =>
    activity.scope ? [{ activity, covers: scopeTest(activity.scope) }] : [],
  );
  const place = new Map(activities.map((activity, index) => [activity, index]));
  return (goods) => {
    if (goods.ownPrice?.joinsPromotions === false) return [];
    const joined: Activity[] = [];
    for (const id of goods.activityIds ?? []) {
      const activity = byId.get(id);
      if (activity && !joined.includes(activity)) joined.push(activity);
    }
    for (const { activity, covers } of scoped) if (covers(goods) && !joined.includes(activity)) joined.push(activity);
    if (joined.length < 2) return joined;
    joined.sort((a, b) => (place.get(a) as number) - (place.get(b) as number)); // joined comes from activities
    return joined.filter(
      ({ kind }, index) => !EXCLUSIVE.has(kind) || joined.findIndex((one) => one.kind === kind) === index,
    );
  };
}
