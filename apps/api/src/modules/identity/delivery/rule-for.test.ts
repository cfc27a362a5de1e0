import { expect, it } from 'vitest';
import { ruleFor } from './rule-for.ts';

const rules = [
  { name: 'elsewhere', regionCodes: [] },
  { name: 'province', regionCodes: ['440000', '510000'] },
  { name: 'city', regionCodes: ['510100'] },
  { name: 'district', regionCodes: ['510104'] },
];

it.each([
  ['510104', 'district'],
  ['510105', 'city'],
  ['511102', 'province'],
  ['440103', 'province'],
  ['110101', 'elsewhere'],
  [null, 'elsewhere'],
])('an address in %s has the rule of the %s, in any order of rules', (code, name) => {
  expect(ruleFor(rules, code)?.name).toBe(name);
  expect(ruleFor(rules.toReversed(), code)?.name).toBe(name);
});

it('without a matching rule there is none', () => {
  expect(ruleFor(rules.slice(1), '110101')).toBeNull();
  expect(ruleFor([], '510104')).toBeNull();
});
