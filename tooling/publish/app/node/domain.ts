// The table of functions with the examples of the rules, as anybody would call them.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Cart, PricedCart } from '@yaoji/domain';
import * as domain from '@yaoji/domain';

const TABLE = `
  quantityLimits clampQuantity roundMoneyDown addMoney multiplyMoney allocateMoney mergeTiers unitPriceAt nextTier
  shipsFree shippingShortfall isMobileNumber isPhoneNumber isEmail isCreditCode passwordProblem toDate
  countdown purchaseBlock priceCart
`
  .trim()
  .split(/\s+/);

test('every function of the table is exported', () => {
  const exported = Object.entries(domain).filter(([, value]) => typeof value === 'function');
  const names = new Set(exported.map(([name]) => name));
  assert.deepEqual(
    TABLE.filter((name) => !names.has(name)),
    [],
  );
});

test('[Q1] [Q2] [Q6] [Q7] quantityLimits', () => {
  const limits = (packStep: number, stock: number, purchaseCap = 0, buyable = true) => {
    const { min, max, step, disabled, reason } = domain.quantityLimits({ packStep, stock, purchaseCap, buyable });
    return [min, max, step, disabled, reason];
  };
  assert.deepEqual(limits(10, 95), ['10', '90', '10', false, null]);
  assert.deepEqual(limits(6, 100, 20), ['6', '18', '6', false, null]);
  assert.deepEqual(limits(0.5, 3.2), ['0.5', '3', '0.5', false, null]);
  assert.deepEqual(limits(10, 9).slice(3), [true, 'BELOW_PACK']);
  assert.deepEqual(limits(10, 0).slice(3), [true, 'NO_STOCK']);
  assert.deepEqual(limits(0, 95).slice(3), [true, 'NO_PACK_STEP']);
  assert.deepEqual(limits(10, 95, 0, false).slice(3), [true, 'NOT_BUYABLE']);
});

test('[Q3] [Q4] [Q7] clampQuantity', () => {
  const limits = domain.quantityLimits({ packStep: 10, stock: 95, buyable: true });
  assert.deepEqual(domain.clampQuantity('57', limits), { quantity: '50', reachedMaximum: false });
  assert.deepEqual(domain.clampQuantity('9', limits), { quantity: '10', reachedMaximum: false });
  assert.deepEqual(domain.clampQuantity('1000', limits), { quantity: '90', reachedMaximum: true });
  assert.deepEqual(domain.clampQuantity('些', limits), { quantity: '10', reachedMaximum: false });
  const byWeight = domain.quantityLimits({ packStep: '0.1', stock: 3, buyable: true });
  assert.equal(domain.clampQuantity(0.1 * 3, byWeight).quantity, '0.3');
});

test('[M1] roundMoneyDown, addMoney, multiplyMoney', () => {
  assert.equal(domain.roundMoneyDown(0.29), '0.29');
  assert.equal(domain.roundMoneyDown('1.005'), '1.00');
  assert.equal(domain.multiplyMoney('4.35', 100), '435.00');
  assert.equal(domain.multiplyMoney('0.385', 3), '1.15');
  assert.equal(domain.addMoney('0.10', 0.2, '12.80'), '13.10');
});

test('[M3] allocateMoney', () => {
  assert.deepEqual(domain.allocateMoney('10.00', [1, 1, 1]), ['3.34', '3.33', '3.33']);
  assert.equal(domain.addMoney(...domain.allocateMoney('45.00', ['256.00', '224.00', '0.01'])), '45.00');
});

test('[L1] [L2] mergeTiers', () => {
  const tier = (amount: string, money: string, status: 0 | 1) => ({ amount, money, status });
  const tiers = [
    tier('500', '45', 0),
    tier('100', '5', 1),
    tier('300', '20', 1),
    tier('300', '25', 1),
    tier('400', '30', 0),
  ];
  assert.deepEqual(
    domain.mergeTiers(tiers).map(({ amount, money }) => `${amount}-${money}`),
    ['300-25', '100-5', '400-30', '500-45'],
  );
});

test('[L3] unitPriceAt', () => {
  const ladder = [
    { number: 10, price: '13.90' },
    { number: 50, price: '12.80' },
  ];
  assert.deepEqual(
    [9, 10, 50].map((quantity) => domain.unitPriceAt('14.60', ladder, quantity)),
    ['14.60', '13.90', '12.80'],
  );
});

test('[L4] nextTier', () => {
  const tiers = [{ amount: '300', money: '20' }];
  assert.deepEqual(domain.nextTier(tiers, '180'), { tier: tiers[0], missing: '120.00' });
  assert.equal(domain.nextTier(tiers, '300'), null);
});

test('[F1] [F2] shipsFree, shippingShortfall', () => {
  assert.equal(domain.shipsFree(20, 20), true);
  assert.equal(domain.shipsFree(19, 20), false);
  assert.equal(domain.shipsFree(100, 0), false);
  assert.equal(domain.shippingShortfall({ counted: '114.00', threshold: '200' }), '86.00');
  assert.equal(domain.shippingShortfall({ counted: '500', threshold: '200' }), '0.00');
});

test('[V1] [V2] [V3] [V4] [V5] [V6] validation', () => {
  assert.equal(domain.isMobileNumber(' １３８00001234 '), true);
  assert.equal(domain.isMobileNumber('12800001234'), false);
  assert.equal(domain.isPhoneNumber('028-87654321'), true);
  assert.equal(domain.isPhoneNumber('13800001234'), true);
  assert.equal(domain.isPhoneNumber('28-87654321'), false);
  assert.equal(domain.isEmail('yao_ji-1@example.com'), true);
  assert.equal(domain.isEmail('yaoji@example'), false);
  assert.equal(domain.isCreditCode('91350100M000100Y43'), true);
  assert.equal(domain.isCreditCode('91350100M000100Y44'), false);
  assert.equal(domain.passwordProblem('yaoji2026'), null);
  assert.equal(domain.passwordProblem('yaoji')?.code, 'TOO_SHORT');
  assert.equal(domain.passwordProblem('yaoji2026', { username: 'yaoji2026' })?.code, 'SAME_AS_NAME');
});

test('[S13] toDate, countdown', () => {
  assert.equal(domain.toDate(1763600400).getTime(), domain.toDate(1763600400000).getTime());
  const left = domain.countdown(1763690461, 1763600400);
  assert.deepEqual([left.days, left.hours, left.minutes, left.seconds, left.ended], [1, 1, 1, 1, false]);
  assert.deepEqual(domain.countdown(1763600400, 1763690461).totalSeconds, 0);
});

test('[B1] [B2] purchaseBlock', () => {
  const goods = { price: '12.80', stock: 0, packStep: 10 };
  const block = domain.purchaseBlock(goods, { passed: true, documents: [] }, 1763600400);
  assert.equal(block?.code, 'NO_STOCK');
  assert.ok(block.message && block.fix);
  assert.equal(domain.purchaseBlock({ ...goods, stock: 100 }, null, 1763600400)?.code, 'LOGIN');
  assert.equal(domain.purchaseBlock({ ...goods, stock: 100 }, { passed: true, documents: [] }, 1763600400), null);
});

test('[D1] [F2] [K5] priceCart', () => {
  const cart: Cart = {
    lines: [
      { id: 1, goodsId: 7, quantity: '20', selected: true, listPrice: '12.80', activityIds: [1] },
      { id: 2, goodsId: 8, quantity: '20', selected: true, listPrice: '11.20', activityIds: [1] },
    ],
    activities: [{ id: 1, kind: 'full_reduction', title: '满减', tiers: [{ amount: '300', money: '20' }] }],
    shipping: { threshold: '500', fee: '8' },
  };
  const priced: PricedCart = domain.priceCart(cart);
  assert.equal(priced.totals.payable, '468.00');
  assert.equal(priced.groups[0]?.reachedText, '已满¥300.00减¥20.00');
  assert.equal(priced.shipping.text, '还差¥40.00包邮');
  assert.deepEqual(
    priced.lines.map(({ proof }) => [proof.list, proof.reductions[0]?.amount, proof.paid]),
    [
      ['256.00', '10.67', '245.33'],
      ['224.00', '9.33', '214.67'],
    ],
  );
  assert.deepEqual([priced.gifts, priced.hints.map(({ kind }) => kind)], [[], ['shipping']]);
});
