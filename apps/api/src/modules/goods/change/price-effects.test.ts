import { expect, it } from 'vitest';
import { type PriceSurroundings, priceEffects } from './price-effects.ts';

const alone: PriceSurroundings = { goodsId: 7, marketPrice: null, tiers: [], activities: [], planned: null };
const kinds = (more: Partial<PriceSurroundings>, price: string) =>
  priceEffects({ ...alone, ...more }, price).map(({ kind, price: met }) => [kind, met]);

it('[P2] a price has to be above its tiers', () => {
  const tiers = [
    { number: '10', price: '12' },
    { number: '50', price: '10' },
  ];
  expect(kinds({ tiers }, '12.0001')).toEqual([]);
  expect(kinds({ tiers }, '12')).toEqual([['tier', '12']]);
  expect(kinds({ tiers }, '9')).toHaveLength(2);
});

it('activities that are no cheaper any more stand before those that still are', () => {
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
