import { chinaDay, recentMonths } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { bookRebate, buyerRebates, isDue, saveRebate } from '#modules/selling/rebate/index.ts';

const tiers = [
  { amount: '1000', rate: '0.5' },
  { amount: '5000', rate: '1' },
  { amount: '20000', rate: '1.5' },
];

/** A monthly rebate of all buyers: its first month is booked, the last one waits for finance. */
export const seedRebate = async (tx: Tx, now: Date) => {
  const firstMonth = recentMonths(chinaDay(now), 3).at(-1) ?? '';
  const terms = {
    title: '月度返利',
    period: 'month' as const,
    firstMonth,
    isOpen: true,
    scope: {},
    members: [],
    tiers,
  };
  const rebate = await saveRebate(tx, null, terms);
  for (const sum of await buyerRebates(tx, rebate, firstMonth)) {
    const { buyerId, amount } = sum;
    if (isDue(sum)) await bookRebate(tx, rebate.id, { buyerId, period: firstMonth, amount, operator: 'caiwu' }, now);
  }
};
