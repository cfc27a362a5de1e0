import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney } from './arithmetic.ts';
import { splitVat } from './split-vat.ts';

test.each([
  ['113.00', 13, '100.00', '13.00'],
  ['109', 9, '100.00', '9.00'],
  ['10.30', 3, '10.00', '0.30'],
  ['12.80', 13, '11.33', '1.47'],
  ['0.01', 13, '0.01', '0.00'],
  ['0.04', 13, '0.04', '0.00'],
  ['0.05', 13, '0.04', '0.01'],
  ['0.00', 13, '0.00', '0.00'],
  ['5.00', 0, '5.00', '0.00'],
  ['-12.80', 13, '-11.33', '-1.47'],
])('[K8] %s at %i %% is %s and %s of tax', (gross, rate, net, tax) => {
  expect(splitVat(gross, rate)).toEqual({ net, tax });
});

test('[K8] invalid rates and amounts are rejected', () => {
  expect(() => splitVat('1.00', -1)).toThrow(RangeError);
  expect(() => splitVat('1.00', 6.5)).toThrow(RangeError);
  expect(() => splitVat('1.001', 13)).toThrow(RangeError);
});

const cents = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const text = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('[M3] [K8] net and tax add up, and the tax is within half a cent of the law’s', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom(13, 9, 3), (units, rate) => {
      const { net, tax } = splitVat(text(units), rate);
      expect(addMoney(net, tax)).toBe(text(units));
      const exact = units * BigInt(rate);
      const computed = BigInt(tax.replace('.', '')) * BigInt(100 + rate);
      const error = exact > computed ? exact - computed : computed - exact;
      expect(error * 2n <= BigInt(100 + rate)).toBe(true);
    }),
  );
});
