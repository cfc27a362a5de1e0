import { expect, it } from 'vitest';
import { type PriceSurroundings, priceEffects } from './price-effects.ts';

const alone: PriceSurroundings = {
  goodsId: 7,
  marketPrice: null,
  cost: null,
  tiers: [],
  activities: [],
  planned: null,
};
const kinds = (more: Partial<PriceSurroundings>, price: string) =>
  priceEffects({ ...alone, ...more }, price).map(({ kind, price: met }) => [kind, met]);

it('[P2] a price must be above its tiers', () => {
  const tiers = [
    { number: '10', price: '12' },
    { number: '50', price: '10' },
  ];
  expect(kinds({ tiers }, '12.0001')).toEqual([]);
  expect(kinds({ tiers }, '12')).toEqual([['tier', '12']]);
  expect(kinds({ tiers }, '9')).toHaveLength(2);
});

it('activities that are no longer cheaper come before those that still are', () => {
  const activities = [
    { title: '周二特价', price: '8' },
    { title: '秒杀', price: '10' },
  ];
  expect(kinds({ activities }, '9.5')).toEqual([
    ['overtaken', '10'],
    ['beside', '8'],
  ]);
});

it('a price above the suggested retail price, and one that a plan will replace', () => {
  expect(kinds({ marketPrice: '10', planned: '11' }, '10')).toEqual([['plan', '11']]);
  expect(kinds({ marketPrice: '10' }, '10.0001')).toEqual([['retail', '10']]);
});

it('prices below cost: the price, a tier, and an activity that stays cheaper', () => {
  const surroundings = {
    cost: '9',
    tiers: [
      { number: '10', price: '9.5' },
      { number: '50', price: '8.9999' },
    ],
    activities: [
      { title: '周二特价', price: '8' },
      { title: '秒杀', price: '9' },
    ],
  };
  expect(kinds(surroundings, '12')).toEqual([
    ['tierCost', '8.9999'],
    ['activityCost', '8'],
    ['beside', '9'],
  ]);
  expect(kinds({ cost: '9' }, '8.5')).toEqual([['cost', '9']]);
  expect(kinds({ cost: '9' }, '9')).toEqual([]);
});
