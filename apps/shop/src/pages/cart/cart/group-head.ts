import { activityKinds } from '@yaoji/domain';
import type { CartGroupProps } from '@yaoji/ui';
import type { LineGroup } from '#features/cart/cart-groups.ts';
import { progressOf } from '#features/cart/group-progress.ts';

type Head = Pick<CartGroupProps, 'title' | 'heading' | 'tone' | 'reached' | 'hint' | 'progress'>;

/** The head of a group: name, reached tier and the way to the next (L4). */
export function headOf({ kind, activity, combination, pairs }: LineGroup): Head {
  if (kind === 'blocked') return { title: `暂不可购买（${pairs.length}）` };
  if (combination) {
    const title = pairs[0]?.line.combination?.title ?? '';
    const isComplete = combination.sets !== '0';
    return {
      title: `组合购　${title}`,
      tone: 'promo',
      ...(isComplete ? { reached: `已凑齐${combination.sets}套` } : {}),
      ...(combination.text ? { hint: combination.text } : {}),
    };
  }
  if (!activity) return { title: '其他商品' };
  const { name } = activityKinds[activity.kind];
  const progress = progressOf(activity);
  return {
    title: `${name}　${activity.title}`,
    tone: 'promo',
    // The title would repeat the reached tiers.
    ...(activity.reachedText ? { heading: name, reached: activity.reachedText } : {}),
    ...(progress ? { progress } : {}),
  };
}
