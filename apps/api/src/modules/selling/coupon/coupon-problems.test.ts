import { describe, expect, it } from 'vitest';
import { couponProblems } from './coupon-problems.ts';

const form = { title: '月度券', threshold: '500', startsAt: 1, endsAt: 2, validDays: 30, total: 100, perBuyer: 1 };
const money = { ...form, money: '30' };

describe('a coupon', () => {
  it.each([
    ['neither money nor a rate', form, ['coupon[money]']],
    ['both', { ...money, rate: '0.9' }, ['coupon[money]']],
    ['no money', { ...form, money: '0.00' }, ['coupon[money]']],
    ['its threshold', { ...form, money: '500.00' }, ['coupon[money]']],
    ['all of the price', { ...form, rate: '0.00' }, ['coupon[rate]']],
    ['an end at its beginning', { ...money, endsAt: 1 }, ['coupon[endsAt]']],
    ['money below its threshold', { ...form, money: '499.99' }, []],
    ['a rate', { ...form, rate: '0.95', maxMoney: '50' }, []],
  ])('that takes off %s', (_, values, fields) => {
    expect(Object.keys(couponProblems(values, null))).toEqual(fields);
  });

  it('keeps its promise to those who have claimed it', () => {
    const before = { id: 1, version: '', form: { ...money, scope: {} }, claimed: 5 };
    const problems = (values: object, claimed = 5) =>
      Object.keys(couponProblems({ ...money, ...values }, { ...before, claimed }));
    expect(problems({ money: '30.00', threshold: '500.00', title: '新名', total: 5 })).toEqual([]);
    expect(problems({ total: 4 })).toEqual(['coupon[total]']);
    for (const terms of [{ money: '31' }, { threshold: '499' }, { scope: { goodsIds: [1] } }]) {
      expect(problems(terms)).toEqual(['coupon[threshold]']);
      expect(problems(terms, 0)).toEqual([]);
    }
  });
});
