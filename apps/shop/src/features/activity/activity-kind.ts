import type { ActivityKind } from '@yaoji/api-client/wire';

/** The kinds of activity in the words of the trade, in the order of filters. */
export const activityKinds: Readonly<Record<ActivityKind, string>> = {
  full_reduction: '满减',
  gift: '满赠',
  swap: '换购',
  discount: '折扣',
  seckill: '秒杀',
  daily_special: '特价',
  combination: '组合购',
  cashback: '返现',
};

/** Whether the cart counts towards an activity of this kind. */
export const isFedByCart = (kind: ActivityKind) =>
  kind === 'full_reduction' || kind === 'gift' || kind === 'swap' || kind === 'discount';
