import { expect, test } from 'vitest';
import { examples, run } from './examples.ts';

test('[Q1] [Q2] [Q6] the limits of a quantity', () => {
  expect(run(examples.limits)).toEqual({ min: '10', max: '60', step: '10', disabled: false, reason: null });
  expect(run(examples.belowPack)).toMatchObject({ max: '0', disabled: true, reason: 'BELOW_PACK' });
});

test('[Q3] [Q7] [V6] rounds a typed quantity', () => {
  const quantities = (run(examples.typed) as { quantity: string }[]).map(({ quantity }) => quantity);
  expect(quantities).toEqual(['50', '50', '10', '90', '10']);
  expect(run(examples.byWeight)).toEqual({ quantity: '1', reachedMaximum: false });
});

test('[L1] [L2] [L3] [L4] tiers', () => {
  const prices = (run(examples.ladder) as { unitPrice: string }[]).map(({ unitPrice }) => unitPrice);
  expect(prices).toEqual(['14.60', '13.90', '13.90', '13.20']);
  expect(run(examples.merged)).toEqual([
    { amount: '300', money: '20', status: 1 },
    { amount: '500', money: '45', status: 0 },
    { amount: '1000', money: '100', status: 0 },
  ]);
  expect(run(examples.next)).toBe('20.00');
});

test('[M3] a full reduction is split to the cent, and refunds add up to what was paid', () => {
  expect(run(examples.reduction)).toEqual([
    { line: 1, amount: '100.20', reductions: [{ code: 'full_reduction', amount: '6.68' }], paid: '93.52' },
    { line: 2, amount: '100.10', reductions: [{ code: 'full_reduction', amount: '6.67' }], paid: '93.43' },
    { line: 3, amount: '99.70', reductions: [{ code: 'full_reduction', amount: '6.65' }], paid: '93.05' },
  ]);
  const refunds = (run(examples.refunds) as { refund: string }[]).map(({ refund }) => refund);
  expect(refunds).toEqual(['31.17', '31.17', '31.18']);
});

test('[K5] the chain of a price', () => {
  expect(run(examples.chain)).toEqual([
    { label: '原价', off: '0.00', left: '384.00' },
    { label: '阶梯价', off: '12.00', left: '372.00' },
    { label: '满减分摊', off: '20.00', left: '352.00' },
    { label: '优惠券分摊', off: '17.60', left: '334.40' },
    { label: '实付', off: '0.00', left: '334.40' },
  ]);
});

test('[F1] [F2] [F3] free shipping', () => {
  const missing = (run(examples.shipping) as { missing: string }[]).map((one) => one.missing);
  expect(missing).toEqual(['86.00', '0.00', '0.00']);
  expect(run(examples.shippingOfCart)).toMatchObject({ counted: '114.00', shortfall: '86.00', text: '还差¥86.00包邮' });
});

test('when goods are due again', () => {
  expect(run(examples.dueAgain)).toMatchObject({ intervalDays: 42, quantity: '20', daysLeft: 25 });
  expect(run(examples.tooFew)).toBeNull();
});

test('an edited example throws the rule’s error', () => {
  expect(() => run("multiplyMoney('十二', 3)")).toThrow(TypeError);
});
