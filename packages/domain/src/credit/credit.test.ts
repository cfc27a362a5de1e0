import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, compareMoney, subtractMoney } from '../money/arithmetic.ts';
import { type CreditDebt, creditBlock, creditBlockText, creditUse } from './credit.ts';
import { creditDays, creditTermsText } from './credit-days.ts';
import { type CreditEntry, creditEntryNames, creditStatement } from './credit-statement.ts';
import { splitCreditRefund, spreadRepayment } from './repayment.ts';

test.each([
  ['30天账期', { days: 30, closingDay: null, graceDays: 0 }, '2026-11-29', '2026-12-29', '2026-12-29'],
  ['30天账期，宽限5天', { days: 30, closingDay: null, graceDays: 5 }, '2026-11-29', '2026-12-29', '2027-01-03'],
  ['月结，每月25日还款', { days: null, closingDay: 25, graceDays: 0 }, '2026-11-24', '2026-11-25', '2026-11-25'],
  ['月结，每月25日还款', { days: null, closingDay: 25, graceDays: 0 }, '2026-11-25', '2026-12-25', '2026-12-25'],
  ['月结，每月5日还款', { days: null, closingDay: 5, graceDays: 0 }, '2026-12-31', '2027-01-05', '2027-01-05'],
  ['月结，每月31日还款', { days: null, closingDay: 31, graceDays: 0 }, '2027-02-01', '2027-02-28', '2027-02-28'],
  ['月结，每月31日还款', { days: null, closingDay: 31, graceDays: 0 }, '2028-01-31', '2028-02-29', '2028-02-29'],
  ['月结，每月30日还款', { days: null, closingDay: 30, graceDays: 0 }, '2027-02-28', '2027-03-30', '2027-03-30'],
])('%s: %j, bought on %s, is due on %s and overdue after %s', (words, terms, boughtOn, dueOn, graceUntil) => {
  expect(creditTermsText(terms)).toBe(words);
  expect(creditDays(terms, boughtOn)).toEqual({ dueOn, graceUntil });
});

test('terms need days or a closing day, and not both', () => {
  for (const terms of [
    { days: null, closingDay: null, graceDays: 0 },
    { days: 30, closingDay: 25, graceDays: 0 },
  ])
    expect(() => creditDays(terms, '2026-11-29')).toThrow(RangeError);
});

const debt = (orderId: number, open: string, dueOn: string, graceUntil = dueOn): CreditDebt => ({
  orderId,
  open,
  dueOn,
  graceUntil,
});

test.each([
  [null, [], '1', '未开通账期，需要开通请在余额管理向供货方财务申请'],
  ['0', [], '1', '未开通账期，需要开通请在余额管理向供货方财务申请'],
  ['1000', [], '1000', null],
  [
    '1000',
    [],
    '1000.01',
    '账期可用额度¥1000.00，还差¥0.01；请先还款或改用其他方式，需要提额请在余额管理向供货方财务申请',
  ],
  ['1000', [debt(1, '999.99', '2026-12-31')], '0.01', null],
  [
    '1000',
    [debt(1, '1200', '2026-12-31')],
    '0.01',
    '账期可用额度¥0.00，还差¥0.01；请先还款或改用其他方式，需要提额请在余额管理向供货方财务申请',
  ],
  ['1000', [debt(1, '10', '2026-11-28', '2026-11-29')], '1', null],
  ['1000', [debt(1, '10', '2026-11-25', '2026-11-28')], '1', '有¥10.00账款已逾期，请先还款；需要延期请联系供货方财务'],
])('with a line of %s and debts %j, an order of %s on 29 November: %s', (amount, debts, total, words) => {
  const block = creditBlock(amount === null ? null : { amount, ...creditUse({ amount }, debts, '2026-11-29') }, total);
  expect(block && creditBlockText(block)).toBe(words);
});

test.each([
  ['100', ['100.00'], '0.00', { 3: '50.00', 1: '30.00', 2: '20.00' }],
  ['60', ['60.00'], '0.00', { 3: '50.00', 1: '10.00' }],
  ['120', ['100.00'], '20.00', { 3: '50.00', 1: '30.00', 2: '20.00' }],
  ['0', [], '0.00', {}],
])('a repayment of %s pays the earliest due first', (amount, _, rest, paid) => {
  const debts = [debt(1, '30', '2026-12-10'), debt(2, '20', '2026-12-10'), debt(3, '50', '2026-12-01')];
  const spread = spreadRepayment(debts, amount);
  expect(spread.rest).toBe(rest);
  expect(Object.fromEntries(spread.parts.map((part) => [part.orderId, part.amount]))).toEqual(paid);
});

test.each([
  ['100', '30', '30.00', '0.00'],
  ['40', '50', '40.00', '10.00'],
  ['0', '50', '0.00', '50.00'],
])('of %s open, a refund of %s takes %s off the debt and gives %s back', (open, refund, off, money) => {
  expect(splitCreditRefund(open, refund)).toEqual({ debt: off, money });
});

const cents = fc.integer({ min: 0, max: 9_999_999 }).map((amount) => (amount / 100).toFixed(2));
const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const debts = fc
  .array(fc.tuple(cents, days), { maxLength: 12 })
  .map((some) => some.map(([open, dueOn], orderId) => debt(orderId, open, dueOn)));

test('no repayment pays more than a debt, and its parts and its rest add up to it', () => {
  fc.assert(
    fc.property(debts, cents, (some, amount) => {
      const { parts, rest } = spreadRepayment(some, amount);
      expect(addMoney(rest, ...parts.map((part) => part.amount))).toBe(addMoney(amount));
      expect(compareMoney(rest, 0)).toBeGreaterThanOrEqual(0);
      for (const part of parts) expect(compareMoney(part.amount, some[part.orderId]?.open ?? 0)).toBeLessThanOrEqual(0);
    }),
  );
});

test('an order that is not blocked never takes the used amount above the line', () => {
  fc.assert(
    fc.property(cents, debts, cents, days, (amount, some, total, today) => {
      fc.pre(compareMoney(total, 0) > 0);
      const { used, available, overdue } = creditUse({ amount }, some, today);
      expect(compareMoney(available, 0)).toBeGreaterThanOrEqual(0);
      expect(compareMoney(overdue, used)).toBeLessThanOrEqual(0);
      if (creditBlock({ amount, available, overdue }, total) === null)
        expect(compareMoney(addMoney(used, total), amount)).toBeLessThanOrEqual(0);
    }),
  );
});

test('a refund is the sum of its parts, none of them negative', () => {
  fc.assert(
    fc.property(cents, cents, (open, refund) => {
      const { debt: off, money } = splitCreditRefund(open, refund);
      expect(addMoney(off, money)).toBe(addMoney(refund));
      expect(compareMoney(subtractMoney(open, off), 0)).toBeGreaterThanOrEqual(0);
      expect(compareMoney(money, 0)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const kinds = Object.keys(creditEntryNames) as CreditEntry['kind'][];
const entries = fc.array(
  fc
    .tuple(fc.constantFrom(...kinds), cents)
    .map(([kind, amount]): CreditEntry => ({ kind, change: kind === 'order' ? amount : `-${amount}` })),
  { maxLength: 12 },
);

test('a statement closes with its opening debt and its parts, and the next one opens with that', () => {
  fc.assert(
    fc.property(cents, entries, fc.nat(12), (opening, all, cut) => {
      const first = creditStatement(opening, all.slice(0, cut));
      const { opening: opened, bought, refunded, repaid, closing } = first;
      expect(subtractMoney(addMoney(opened, bought), addMoney(refunded, repaid))).toBe(closing);
      expect(first.entries.at(-1)?.owed ?? opened).toBe(closing);
      const next = creditStatement(closing, all.slice(cut));
      expect(next.closing).toBe(creditStatement(opening, all).closing);
      for (const sum of [bought, refunded, repaid]) expect(compareMoney(sum, 0)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a statement adds up purchases, reductions of any cause and repayments', () => {
  const some: CreditEntry[] = [
    { kind: 'order', change: '300.10' },
    { kind: 'cancellation', change: '-100' },
    { kind: 'shortage', change: '-0.03' },
    { kind: 'return', change: '-0.07' },
    { kind: 'repayment', change: '-150' },
  ];
  const { entries: shown, ...sums } = creditStatement('20', some);
  expect(sums).toEqual({
    opening: '20.00',
    bought: '300.10',
    refunded: '100.10',
    repaid: '150.00',
    closing: '70.00',
  });
  expect(shown.map(({ owed }) => owed)).toEqual(['320.10', '220.10', '220.07', '220.00', '70.00']);
});
