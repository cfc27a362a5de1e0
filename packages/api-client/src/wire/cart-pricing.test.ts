import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryOf } from '../testing/arbitrary-of-schema.ts';
import { cartCodec, pricingInput, pricingLineOf } from './index.ts';

const carts = arbitraryOf('Cart').map((wire) => cartCodec.read(wire as Parameters<typeof cartCodec.read>[0]));

it('[D6] hands every line and every rule of the cart to pricing', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const input = pricingInput(cart);
      expect(input.lines.map(({ id, quantity, selected }) => [id, quantity, selected])).toEqual(
        cart.lines.map(({ id, quantity, isSelected }) => [id, quantity, isSelected]),
      );
      expect(input.activities.map(({ id }) => id)).toEqual(
        [...cart.rules.tierRules, ...cart.rules.discounts, ...cart.rules.combinations].map(({ id }) => id),
      );
      expect(input.shipping).toEqual({
        threshold: cart.shipping.threshold,
        fee: cart.shipping.baseFee,
        weight: cart.shipping.weight,
        minimum: cart.shipping.minimum,
      });
    }),
    { numRuns: 20 },
  );
});

it('[D6] prices a product outside the cart as the line it would become', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      for (const [index, { goods, quantity }] of cart.lines.entries()) {
        const { listPrice, ladder, categoryIds, packStep, unit } = pricingInput(cart).lines[index] ?? {};
        const line = pricingLineOf(goods, quantity);
        expect(line).toMatchObject({ listPrice, ladder, categoryIds, packStep, unit, quantity, selected: true });
        expect(line.activityIds).toEqual(goods.activities.map(({ id }) => id));
      }
    }),
    { numRuns: 20 },
  );
});

it('[D2] prices with the coupon that was chosen, by the period of the buyer’s own piece', () => {
  const cart = cartCodec.read(fc.sample(arbitraryOf('Cart'), 1)[0] as Parameters<typeof cartCodec.read>[0]);
  const coupon = { id: 9, coupon: couponRule, startsAt: 100, endsAt: 200, status: 'unused', claimedAt: 50 } as const;
  expect(pricingInput(cart).coupon).toBeNull();
  expect(pricingInput(cart, { coupon }).coupon).toMatchObject({ id: 9, money: '20.00', startsAt: 100, endsAt: 200 });
});

const couponRule = {
  id: 3,
  title: '中成药专享券',
  money: '20.00',
  rate: null,
  maxMoney: null,
  threshold: '300.00',
  startsAt: 1,
  endsAt: 2,
  scope: {},
  scopeLabel: '全场可用',
  remark: null,
};
