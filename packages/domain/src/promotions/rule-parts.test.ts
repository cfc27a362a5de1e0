import { expect, test } from 'vitest';
import { ruleParts } from './rule-parts.ts';
import type { Activity } from './types.ts';

const base = { id: 7, title: '秋季活动' };
const towel = { goodsId: 3, name: '毛巾', number: '2.000', unit: '条' };

test.each<[string[], Activity]>([
  [
    ['满300减20', '满500.5减45'],
    {
      ...base,
      kind: 'full_reduction',
      tiers: [
        { amount: '300.00', money: '20.00' },
        { amount: '500.50', money: 45 },
      ],
    },
  ],
  [['满10件减5'], { ...base, kind: 'full_reduction', measure: 'pieces', tiers: [{ amount: '10.000', money: '5.00' }] }],
  [['9.4折'], { ...base, kind: 'discount', rate: '0.9400' }],
  [
    ['满100赠毛巾2条、棉签1件'],
    {
      ...base,
      kind: 'gift',
      tiers: [{ amount: '100.00', gifts: [towel, { goodsId: 4, name: '棉签', number: '1' }] }],
    },
  ],
  [['秋季活动'], { ...base, kind: 'full_reduction', tiers: [] }],
])('[D2] a rule is written tier by tier: %j', (parts, activity) => {
  expect(ruleParts(activity)).toEqual(parts);
});
