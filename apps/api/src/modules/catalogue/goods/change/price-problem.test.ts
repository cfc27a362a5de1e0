import { expect, test } from 'vitest';
import { type PriceChange, priceProblem } from './price-problem.ts';

const stored = { price: '20.0000', cost: '9.0000', ownFloor: null, tiers: [{ number: '10.000', price: '9.5000' }] };
const tiers = (...prices: string[]) => prices.map((price, index) => ({ number: String(index + 1), price }));

test.each<[PriceChange, ReturnType<typeof priceProblem>]>([
  [{ price: '15' }, null],
  [{ cost: '0' }, { field: 'cost', reason: '必须大于零；没有则为 null' }],
  [{ price: '9.5' }, { field: 'price', reason: '价格须高于阶梯价' }],
  [{ price: null }, { field: 'price', reason: '价格须高于阶梯价' }],
  [
    { price: '9.9', tiers: [] },
    { field: 'price', floor: '10.00' },
  ],
  // The tier was below the floor before.
  [{ tiers: tiers('9.5') }, null],
  [{ tiers: tiers('12', '9.4') }, { field: 'tiers.1.price', floor: '10.00' }],
  [{ tiers: tiers('12', '13') }, { field: 'tiers.1.price', reason: '单价须低于上一档' }],
  [{ cost: '18', price: '20.0000' }, null],
  [
    { cost: '18', price: '19' },
    { field: 'price', floor: '20.00' },
  ],
  [
    { cost: '9.0011', price: '9.9', tiers: [] },
    { field: 'price', floor: '10.01' },
  ],
  [{ cost: null, price: '9.6' }, null],
])('with cost 9, a tier at 9.5 and a margin of 10 percent, %j: %j', (change, problem) => {
  expect(priceProblem(change, stored, '10')).toEqual(problem);
});
