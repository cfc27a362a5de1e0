import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, compareMoney, subtractMoney } from '../money/arithmetic.ts';
import { refundAmount } from '../money/refund-amount.ts';
import { anyCart, anyCoupon } from '../testing/arbitrary-cart.ts';
import { bestCoupon, chooseCoupons } from './best-coupon.ts';
import type { Cart } from './cart.ts';
import { priceCart } from './price-cart.ts';
import type { PricedCart, PriceProof } from './priced-cart.ts';
import { REDUCTION_STEPS, reductionOf } from './reductions.ts';
import { unitPriceFor } from './unit-price.ts';

const CODES = REDUCTION_STEPS.map(({ code }) => code);
const runs = { numRuns: 300 };

const sumOf = ({ lines }: PricedCart, part: Exclude<keyof PriceProof, 'reductions' | 'ownPrice'>) =>
  addMoney(...lines.map(({ proof }) => proof[part]));

test('[M2][M3][K5] the sums of the lines are the totals, part by part', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const priced = priceCart(cart);
      const { totals } = priced;
      for (const code of CODES) {
        const shares = priced.lines.map(({ proof }) => reductionOf(proof.reductions, code));
        expect(addMoney(...shares)).toBe(reductionOf(totals.reductions, code));
      }
      expect(sumOf(priced, 'list')).toBe(totals.list);
      expect(sumOf(priced, 'amount')).toBe(totals.goods);
      expect(sumOf(priced, 'paid')).toBe(totals.goodsPayable);
      expect(addMoney(totals.goodsPayable, totals.shippingFee)).toBe(totals.payable);
    }),
    runs,
  );
});

test('[K5] every line proves its price', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      for (const { proof, amount, selected } of priceCart(cart).lines) {
        expect(subtractMoney(proof.list, proof.priceReduction)).toBe(proof.amount);
        expect(subtractMoney(proof.amount, addMoney(...proof.reductions.map(({ amount: off }) => off)))).toBe(
          proof.paid,
        );
        if (selected) expect(proof.amount).toBe(amount);
      }
    }),
    runs,
  );
});

const offs = (reductions: PriceProof['reductions']) => reductions.map(({ amount }) => amount);

test('[D1] nothing is ever below zero', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { totals, lines, gifts, shipping } = priceCart(cart);
      const { priceReduction: _mayBeBelow, lineCount: _count, reductions, ...money } = totals;
      const shares = lines.flatMap(({ proof: { list, amount, paid, reductions } }) => [
        list,
        amount,
        paid,
        ...offs(reductions),
      ]);
      const all = [
        ...Object.values(money),
        ...offs(reductions),
        ...shares,
        ...gifts.map(({ quantity }) => quantity),
        shipping.shortfall,
      ];
      expect(all.filter((value) => compareMoney(value, 0) < 0)).toEqual([]);
    }),
    runs,
  );
});

test('[D1] the order of lines, activities and tiers does not matter', () => {
  const shuffledCart = anyCart.chain((cart) =>
    fc.record({
      cart: fc.constant(cart),
      lines: fc.shuffledSubarray([...cart.lines], { minLength: cart.lines.length }),
      activities: fc.shuffledSubarray([...(cart.activities ?? [])], { minLength: cart.activities?.length ?? 0 }),
    }),
  );
  const byId = (priced: PricedCart) => ({
    ...priced,
    lines: [...priced.lines].sort((a, b) => Number(a.id) - Number(b.id)),
    combinations: priced.combinations.map((state) => ({ ...state, lineIds: [...state.lineIds].sort() })),
  });
  fc.assert(
    fc.property(shuffledCart, ({ cart, lines, activities }) => {
      const turned = activities.map((activity) =>
        'tiers' in activity ? { ...activity, tiers: [...activity.tiers].reverse() } : activity,
      ) as Cart['activities'];
      const before = byId(priceCart(cart));
      const after = byId(priceCart({ ...cart, lines, activities: turned ?? [] }));
      expect(after.totals).toEqual(before.totals);
      expect(after.lines).toEqual(before.lines);
      expect(after.combinations).toEqual(before.combinations);
      expect(after.shipping).toEqual(before.shipping);
    }),
    runs,
  );
});

test('[K5][M3] refunding every line, piece by piece or at once, returns exactly the paid sum', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const priced = priceCart(cart);
      const refunds = priced.lines.flatMap(({ proof: { paid }, quantity, selected }) => {
        if (!selected) return [];
        const half = new Decimal(quantity).div(2).toFixed(3, Decimal.ROUND_DOWN);
        const rest = new Decimal(quantity).minus(half).toString();
        return [
          refundAmount({ paid, quantity, returning: half }),
          refundAmount({ paid, quantity, returned: half, returning: rest }),
        ];
      });
      expect(addMoney(...refunds)).toBe(priced.totals.goodsPayable);
    }),
    runs,
  );
});

test('[M1] amounts agree with decimal.js', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      for (const { unitPrice, quantity, amount } of priceCart(cart).lines) {
        expect(amount).toBe(new Decimal(unitPrice ?? 0).times(quantity).toFixed(2, Decimal.ROUND_DOWN));
      }
    }),
    runs,
  );
});

test('[D1][D4][L3] `unitPriceFor` equals the unit price that `priceCart` gives that line alone', () => {
  const clock = fc.constantFrom(
    undefined,
    ...[9, 10, 11, 12].map((hour) => `2026-11-20 ${String(hour).padStart(2, '0')}:00`),
  );
  fc.assert(
    fc.property(anyCart, clock, ({ lines }, now) => {
      for (const line of lines) {
        const alone = priceCart({ lines: [line], ...(now ? { now } : {}) }).lines[0];
        expect(unitPriceFor(line, line.quantity, now)).toBe(alone?.unitPrice);
      }
    }),
    runs,
  );
});

// Each activity alone: combined, a reached full reduction may leave less than a later discount requires (D1).
test('[L2][L4] more pieces of a line without a ladder never reach a lower tier', () => {
  const grown = fc.tuple(anyCart, fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(grown, ([cart, more]) => {
      const plain = cart.lines.map((line) => ({ ...line, ladder: [], special: null }));
      const larger = plain.map((line) => ({ ...line, quantity: addMoney(line.quantity, more) }));
      for (const activity of cart.activities ?? []) {
        const before = priceCart({ ...cart, activities: [activity], lines: plain }).groups;
        const after = priceCart({ ...cart, activities: [activity], lines: larger }).groups;
        for (const [index, group] of before.entries()) {
          const [now, then] = [after[index]?.reached?.amount ?? 0, group.reached?.amount ?? 0];
          expect(compareMoney(now, then)).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    runs,
  );
});

test('[S2] lines that do not count change no total', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const lines = cart.lines.filter((line) => line.selected && !line.block && line.listPrice !== null);
      const broken = cart.lines.some((line) => line.special?.kind === 'combination');
      fc.pre(!broken);
      expect(priceCart({ ...cart, lines }).totals).toEqual(priceCart(cart).totals);
    }),
    runs,
  );
});

test('[D2] the order of coupons does not matter, each is in one group, and the best is cheapest', () => {
  const coupons = fc.tuple(anyCoupon(1), anyCoupon(2), anyCoupon(3), anyCoupon(4));
  fc.assert(
    fc.property(anyCart, coupons, (cart, all) => {
      const choice = chooseCoupons(cart, all);
      expect(chooseCoupons(cart, [...all].reverse())).toEqual(choice);
      expect(choice.usable.length + choice.unusable.length).toBe(all.length);
      const best = bestCoupon(cart, all);
      for (const { coupon, outcome, payable } of choice.usable) {
        const priced = priceCart({ ...cart, coupon });
        expect([priced.coupon, priced.totals.payable]).toEqual([outcome, payable]);
        expect(compareMoney(best?.payable ?? 0, payable)).toBeLessThanOrEqual(0);
      }
      for (const { coupon, outcome } of choice.unusable) expect(priceCart({ ...cart, coupon }).coupon).toEqual(outcome);
    }),
    { numRuns: 100 },
  );
});

test('[D6] pricing the same cart again gives the same figures and leaves the cart as it was', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const before = JSON.stringify(cart);
      expect(priceCart(cart)).toEqual(priceCart(cart));
      expect(JSON.stringify(cart)).toBe(before);
    }),
    { numRuns: 100 },
  );
});
