import type { Cashback } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import type { Stage } from '@yaoji/ui';
import { shortMoney } from '#shared/money/short-amount.ts';

/** The tiers in rising order, each with the completed share. */
export function cashbackStages({ tiers, amount }: Pick<Cashback, 'tiers' | 'amount'>): Stage[] {
  const rising = [...tiers].sort((one, other) => compareMoney(one.amount, other.amount));
  return rising.map((tier, index) => ({
    id: tier.amount,
    title: `满 ${shortMoney(tier.amount)}`,
    gain: `返 ${shortMoney(tier.money)}`,
    reached: tier.isReached,
    percent: tier.isReached ? 100 : shareOf(amount, rising[index - 1]?.amount ?? '0', tier.amount),
  }));
}

// For drawing only; labels use the exact decimal strings.
const shareOf = (amount: string, from: string, to: string) =>
  Math.max(0, ((Number(amount) - Number(from)) / (Number(to) - Number(from))) * 100);
