import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ApprovalRule, judgeOrder, ruleText } from './judge-order.ts';
import { personRoles, roleRefusal } from './roles.ts';

const store = 1;
const office = 9;
const buyer = { roles: ['buyer'] as const, orderLimit: '500', dayLimit: '800' };
const rule = (own: Partial<ApprovalRule> = {}): ApprovalRule => ({
  companyId: store,
  fromTotal: null,
  category: null,
  isControlled: false,
  ...own,
});
const order = {
  companyId: store,
  person: buyer,
  total: '100',
  spentToday: '0',
  categoryIds: [3, 30],
  isControlled: false,
};
const herbs = { id: 30, name: '中药饮片' };

describe('who approves an order, and why', () => {
  test.each([
    ['within both limits', {}, [], []],
    ['exactly at the limit per order', { total: '500' }, [], []],
    ['a cent above it', { total: '500.01' }, [], [[store, '超过单笔限额¥500.00']]],
    ['exactly at the limit per day', { total: '100', spentToday: '700' }, [], []],
    ['above it', { total: '101', spentToday: '700' }, [], [[store, '当日累计¥801.00，超过每日限额¥800.00']]],
    ['no limits', { total: '99999', person: { ...buyer, orderLimit: null, dayLimit: null } }, [], []],
    ['every order, by a rule without conditions', {}, [rule()], [[store, '所有订单']]],
    ['from a total on', { total: '300' }, [rule({ fromTotal: '300' })], [[store, '金额满¥300.00']]],
    ['below that total', { total: '299.99' }, [rule({ fromTotal: '300' })], []],
    ['a category', {}, [rule({ category: herbs })], [[store, '含“中药饮片”类商品']]],
    ['another category', { categoryIds: [4] }, [rule({ category: herbs })], []],
    ['controlled products', { isControlled: true }, [rule({ isControlled: true })], [[store, '含控销商品']]],
    ['one of two conditions', { isControlled: true }, [rule({ isControlled: true, fromTotal: '300' })], []],
    ['the owner, whom own rules do not bind', { person: null, total: '99999' }, [rule()], []],
    [
      'the owner of a store with a head office',
      { person: null },
      [rule({ companyId: office })],
      [[office, '所有订单']],
    ],
    [
      'store first, then head office',
      { total: '600' },
      [rule({ companyId: office, fromTotal: '600' })],
      [
        [store, '超过单笔限额¥500.00'],
        [office, '金额满¥600.00'],
      ],
    ],
  ] as const)('%s', (_, changed, rules, steps) => {
    const judged = judgeOrder({ ...order, ...changed }, rules);
    expect(judged.map(({ companyId, reasons }) => [companyId, reasons.join()])).toEqual(steps);
  });

  it('names all conditions of a rule', () => {
    expect(ruleText(rule({ isControlled: true, category: herbs, fromTotal: '1000' }))).toBe(
      '含控销商品、含“中药饮片”类商品、金额满¥1000.00',
    );
  });

  it('never needs fewer approvals for a higher total', () => {
    const cents = fc.integer({ min: 0, max: 200_000 }).map((each) => (each / 100).toFixed(2));
    const anyRule = fc.record({
      companyId: fc.constantFrom(store, office),
      fromTotal: fc.option(cents),
      category: fc.option(fc.constantFrom(herbs, { id: 5, name: '器械' })),
      isControlled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 5 }), cents, cents, (rules, one, other) => {
        const [low, high] = [one, other].sort((a, b) => Number(a) - Number(b)) as [string, string]; // The cast: of two.
        const companies = (total: string) => judgeOrder({ ...order, total }, rules).map(({ companyId }) => companyId);
        expect(companies(high)).toEqual(expect.arrayContaining(companies(low)));
      }),
    );
  });
});

describe('roles', () => {
  test.each([
    [null, [], null],
    [['receiver'], 'all', null],
    [['receiver', 'finance'], ['finance'], null],
    [['receiver'], ['finance'], '仅限财务或企业负责人操作，您的角色是收货员'],
    [['buyer', 'approver'], [], '仅限企业负责人操作，您的角色是采购员、审批人'],
  ] as const)('%j for what %j may do: %s', (roles, allowed, words) => {
    expect(roleRefusal(roles, allowed)).toBe(words);
  });

  it('refuses every role what belongs to the owner', () => {
    for (const role of personRoles) expect(roleRefusal([role], [])).not.toBeNull();
  });
});
