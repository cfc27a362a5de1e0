import { describe, expect, it } from 'vitest';
import { toQuantity, toSeconds, toUnitPrice } from './wire-values.ts';

describe('values on the wire', () => {
  it.each([
    ['10.000', '10'],
    ['0.500', '0.5'],
    ['100', '100'],
    ['0.000', '0'],
    ['1200.125', '1200.125'],
  ])('writes the quantity %s as %s', (stored, wire) => {
    expect(toQuantity(stored)).toBe(wire);
  });

  it.each([
    ['12.8000', '12.80'],
    ['0.3850', '0.385'],
    ['7', '7.00'],
    ['100.0000', '100.00'],
    ['0.1234', '0.1234'],
  ])('writes the unit price %s as %s', (stored, wire) => {
    expect(toUnitPrice(stored)).toBe(wire);
  });

  it('writes times in whole seconds', () => {
    expect(toSeconds(new Date('2026-03-05T07:00:00.900Z'))).toBe(1772694000);
  });
});
