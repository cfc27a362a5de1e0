import type { ActivityGroup, GroupTier } from '@yaoji/domain';

type Measured = Pick<ActivityGroup, 'measured' | 'title'> & { tiers: readonly Pick<GroupTier, 'amount'>[] };

/**
 * Positions of the tiers and the current amount for a bar, with the highest tier at the end; undefined without amounts.
 */
export function progressOf({ tiers, measured, title }: Measured) {
  const top = Math.max(...tiers.map(({ amount }) => Number(amount)));
  if (top <= 0) return undefined;
  const share = (amount: string) => Math.min(100, Math.round((Number(amount) / top) * 100));
  return { percent: share(measured), marks: tiers.map(({ amount }) => share(amount)), label: `${title}进度` };
}
