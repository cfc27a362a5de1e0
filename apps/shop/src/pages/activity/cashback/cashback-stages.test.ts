import { expect, test } from 'vitest';
import { cashbackStages } from './cashback-stages.ts';

const tier = (amount: string, money: string, isReached: boolean) => ({ amount, money, isReached });

test('[R011] the tiers rise, each with its share of progress', () => {
  const tiers = [tier('3000.00', '30.00', true), tier('20000.00', '300.00', false), tier('8000.00', '100.00', false)];
  const stages = cashbackStages({ tiers, amount: '4000.00' });
  expect(stages.map(({ title, gain, percent }) => [title, gain, percent])).toEqual([
    ['满 ¥3,000', '返 ¥30', 100],
    ['满 ¥8,000', '返 ¥100', 20],
    ['满 ¥20,000', '返 ¥300', 0],
  ]);
});

test('[R011] before the first tier, progress starts at zero', () => {
  expect(cashbackStages({ tiers: [tier('3000.00', '30.00', false)], amount: '0.00' })[0]?.percent).toBe(0);
});
