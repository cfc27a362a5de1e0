import { expect, test } from 'vitest';
import { companyGoodsRule } from '#db/schema/company-goods-rule.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { moveGoodsRules } from './index.ts';

const { db } = await openTestDatabase();

test.each([
  [['old', true]],
  [
    ['old', true],
    ['new', false],
  ],
  [
    ['old', false],
    ['new', true],
  ],
  [
    ['old', true],
    ['new', true],
  ],
] as const)('a rule follows its maker to the new name, and a ban outlives a preference: %j', async (...rules) => {
  const { id: buyerId } = await addBuyer(db);
  await db.insert(companyGoodsRule).values(rules.map(([maker, isForbidden]) => ({ buyerId, maker, isForbidden })));
  await db.transaction((tx) => moveGoodsRules(tx, 'maker', 'old', 'new'));
  const left = (await db.select().from(companyGoodsRule)).filter((rule) => rule.buyerId === buyerId);
  expect(left.map(({ maker, isForbidden }) => [maker, isForbidden])).toEqual([['new', true]]);
});
