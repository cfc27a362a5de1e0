import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, maximumReachedText } from './clamp-quantity.ts';
import { type QuantityRules, quantityLimits, quantityReasonText } from './quantity-limits.ts';

const rules = (changes: Partial<QuantityRules>): QuantityRules => ({
  packStep: 10,
  stock: 95,
  buyable: true,
  ...changes,
});

test.each([
  ['zbz 10, stock 95, no cap', {}, '10', '90'],
  ['zbz 10, stock 95, cap 0', { purchaseCap: 0 }, '10', '90'],
  ['zbz 10, stock 95, cap null', { purchaseCap: null }, '10', '90'],
  ['zbz 6, stock 100, cap 20', { packStep: 6, stock: 100, purchaseCap: 20 }, '6', '18'],
  ['cap above stock', { purchaseCap: 200 }, '10', '90'],
  ['zbz 0.5, stock 3.2', { packStep: '0.5', stock: '3.2' }, '0.5', '3'],
  ['exactly one pack', { stock: 10 }, '10', '10'],
  ['40 left of the month', { quotaLeft: '40' }, '10', '40'],
  ['quota above the cap', { quotaLeft: '80', purchaseCap: 60 }, '10', '60'],
])('[Q1][Q2][Q7] %s: from %s', (_title, changes, min, max) => {
  expect(quantityLimits(rules(changes))).toEqual({ min, max, step: min, disabled: false, reason: null });
});

test.each([
  ['not buyable', { buyable: false, stock: 0 }, 'NOT_BUYABLE', '10', '0'],
  ['no stock', { stock: 0, packStep: 0 }, 'NO_STOCK', '0', '0'],
  ['stock below zero', { stock: -5 }, 'NO_STOCK', '10', '0'],
  ['stock unreadable', { stock: 'many' }, 'NO_STOCK', '10', '0'],
  ['zbz 0', { packStep: 0 }, 'NO_PACK_STEP', '0', '0'],
  ['zbz below zero', { packStep: -1 }, 'NO_PACK_STEP', '0', '0'],
  ['quota used', { quotaLeft: 0 }, 'QUOTA_USED', '10', '0'],
  ['zbz 10, stock 9', { stock: 9 }, 'BELOW_PACK', '10', '0'],
  ['cap below zbz', { purchaseCap: 9 }, 'BELOW_PACK', '10', '0'],
  ['quota below zbz', { quotaLeft: 5 }, 'BELOW_PACK', '10', '0'],
] as const)('[Q6] %s disables: %o', (_title, changes, reason, min, max) => {
  expect(quantityLimits(rules(changes))).toEqual({ min, max, step: min, disabled: true, reason });
});

test('[Q6] products that cannot be bought still have their range', () => {
  expect(quantityLimits(rules({ buyable: false }))).toMatchObject({ min: '10', max: '90', disabled: true });
});

test('[Q4][Q6] every reason and the maximum have their words', () => {
  expect(maximumReachedText).toBe('已达最大购买量');
  expect(quantityReasonText).toEqual({
    NOT_BUYABLE: '暂不可购买',
    NO_STOCK: '暂时缺货',
    NO_PACK_STEP: '未设置中包装数量，暂不可购买',
    QUOTA_USED: '限购数量已用完',
    BELOW_PACK: '可购数量不足一个中包装',
  });
});

test.each([
  [57, '50', false],
  ['57', '50', false],
  ['５７', '50', false],
  [' 57 ', '50', false],
  [9, '10', false],
  [0, '10', false],
  [-20, '10', false],
  [19.999, '10', false],
  [20, '20', false],
  [89, '80', false],
  [90, '90', true],
  [95, '90', true],
  [1000, '90', true],
  ['1e3', '90', true],
  [Number.MAX_SAFE_INTEGER, '90', true],
  ['', '10', false],
  ['abc', '10', false],
  ['12盒', '10', false],
  [Number.NaN, '10', false],
  [Number.POSITIVE_INFINITY, '10', false],
  [null, '10', false],
  [undefined, '10', false],
  [{}, '10', false],
])('[Q3][Q4] typed %s becomes %s', (typed, quantity, reachedMaximum) => {
  expect(clampQuantity(typed, { min: '10', max: '90', step: '10' })).toEqual({ quantity, reachedMaximum });
});

test.each([
  ['1,200', '1200'],
  ['１，２００', '1200'],
  ['1,234,567.5', '1234560'],
  ['1,5', '10'],
  ['12,34', '10'],
])('[Q3][V6] %s, as a spreadsheet writes it, becomes %s', (typed, quantity) => {
  expect(clampQuantity(typed, { min: '10', max: '9999990', step: '10' }).quantity).toBe(quantity);
});

test.each([
  [0.1 * 3, '0.3'],
  [0.7 + 0.1, '0.8'],
  [0.3 - 0.1, '0.2'],
  ['0。55', '0.5'],
  ['1.2345', '1.2'],
])('[Q7] %s by weight becomes %s', (typed, quantity) => {
  expect(clampQuantity(typed, { min: '0.1', max: '5', step: '0.1' }).quantity).toBe(quantity);
});

test.each([
  ['10', '10', 1, '20'],
  ['10', '10', -1, '10'],
  ['0.1', '0.2', 1, '0.2'],
  ['0.2', '0.1', 1, '0.3'],
  ['1', '0.5', -1, '0.5'],
  ['0.005', '0.005', 1, '0.01'],
  ['100', '0.25', 1, '100.25'],
  ['', '6', 1, '6'],
  ['abc', '6', 1, '6'],
  ['1,200', '6', -1, '1194'],
  ['9007199254740992', '1', 1, '9007199254740993'],
])('[Q4][Q7] %s and %s times %i makes %s', (typed, step, count, quantity) => {
  expect(clampQuantity(typed, { min: step, max: '9007199254740993', step }, count).quantity).toBe(quantity);
});

test.each([
  { min: '10', max: '0', step: '10' },
  { min: '0', max: '0', step: '0' },
  { min: '0', max: '5', step: '-1' },
])('[Q6] where nothing can be bought (%o) the quantity is 0', (limits) => {
  expect(clampQuantity(20, limits)).toEqual({ quantity: '0', reachedMaximum: true });
});

const anyRules = fc.record({
  packStep: fc.integer({ min: 1, max: 20_000 }).map((units) => (units / 1000).toFixed(3)),
  stock: fc.integer({ min: 0, max: 500_000 }).map((units) => (units / 1000).toFixed(3)),
  purchaseCap: fc.integer({ min: 0, max: 500_000 }).map((units) => (units / 1000).toFixed(3)),
  buyable: fc.constant(true),
});
const typed = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.integer().map(String), fc.constant(null));

test('[Q3][Q7] clamping twice is clamping once', () => {
  fc.assert(
    fc.property(anyRules, typed, (any, value) => {
      const limits = quantityLimits(any);
      const once = clampQuantity(value, limits);
      expect(clampQuantity(once.quantity, limits)).toEqual(once);
    }),
  );
});

test('[Q1][Q2] the result is a multiple of packs within the range', () => {
  fc.assert(
    fc.property(anyRules, typed, (any, value) => {
      const limits = quantityLimits(any);
      fc.pre(!limits.disabled);
      const thousandths = (text: string) => Math.round(Number(text) * 1000);
      const quantity = thousandths(clampQuantity(value, limits).quantity);
      expect(quantity % thousandths(limits.step)).toBe(0);
      expect(quantity).toBeGreaterThanOrEqual(thousandths(limits.min));
      expect(quantity).toBeLessThanOrEqual(Math.min(thousandths(any.stock), thousandths(limits.max)));
    }),
  );
});
