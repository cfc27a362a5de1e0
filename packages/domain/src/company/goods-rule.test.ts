import { expect, test } from 'vitest';
import { purchaseBlock } from '../purchase/purchase-block.ts';
import { type CompanyGoodsRule, judgeCompanyGoods } from './goods-rule.ts';

const rule = (isForbidden: boolean, own: Partial<CompanyGoodsRule>): CompanyGoodsRule => ({
  company: '总店',
  isForbidden,
  goodsId: null,
  categoryId: null,
  maker: null,
  ...own,
});
const goods = { goodsId: 7, categoryIds: [301, 30], maker: '豫西本草' };
const forbidden = { forbiddenBy: '总店', isPreferred: false };
const preferred = { forbiddenBy: null, isPreferred: true };
const neither = { forbiddenBy: null, isPreferred: false };

test.each([
  ['no rule', [], neither],
  ['the product, forbidden', [rule(true, { goodsId: 7 })], forbidden],
  ['another product', [rule(true, { goodsId: 8 })], neither],
  ['its category', [rule(true, { categoryId: 301 })], forbidden],
  ['a category above', [rule(true, { categoryId: 30 })], forbidden],
  ['another category', [rule(true, { categoryId: 31 })], neither],
  ['its maker', [rule(true, { maker: '豫西本草' })], forbidden],
  ['another maker', [rule(true, { maker: '石门' })], neither],
  ['preferred', [rule(false, { maker: '豫西本草' })], preferred],
  [
    'a preferred maker, but a forbidden product',
    [rule(false, { maker: '豫西本草' }), rule(true, { goodsId: 7 })],
    forbidden,
  ],
  [
    'forbidden by the head office, preferred by the store',
    [rule(true, { categoryId: 30 }), rule(false, { company: '高新店', goodsId: 7 })],
    forbidden,
  ],
] as const)('%s', (_, rules, verdict) => {
  expect(judgeCompanyGoods(rules)(goods)).toEqual(verdict);
});

test('a product without a maker meets no rule for makers', () => {
  expect(judgeCompanyGoods([rule(true, { maker: '豫西本草' })])({ ...goods, maker: null })).toEqual(neither);
});

test('[B1] a forbidden product is blocked with who can change it', () => {
  const buyer = { passed: true, documents: [] };
  expect(purchaseBlock({ stock: 10, packStep: 1, forbiddenBy: '总店' }, buyer, '2026-11-20')).toEqual({
    code: 'COMPANY_FORBIDDEN',
    message: '公司设为禁购，可由总店修改',
    fix: { kind: 'route', route: 'account_people', label: '查看禁购' },
  });
});
