import { expect, it } from 'vitest';
import { deliveryProblems } from './delivery-problems.ts';

const weight = { firstGrams: 1000, nextGrams: 500, nextFee: '1', unitGrams: 100 };
const rule = { route: '成都', regionCodes: ['510100'], fee: '8', arrivalDays: 1 };
const others = [
  { route: '川南', regionCodes: ['511500'] },
  { route: '其他', regionCodes: [] },
];

it.each([
  ['is alone in its region', {}, []],
  ['shares a region', { regionCodes: ['510100', '511500'] }, ['rule[regions]']],
  ['covers the rest a second time', { regionCodes: [] }, ['rule[regions]']],
  ['names no region of China', { regionCodes: ['990000'] }, ['rule[regions]']],
  ['weighs', weight, []],
  ['weighs in part', { firstGrams: 1000, nextGrams: 500 }, ['rule[nextFee]', 'rule[unitGrams]']],
])('a rule that %s', (_, changed, fields) => {
  expect(Object.keys(deliveryProblems({ ...rule, ...changed }, others))).toEqual(fields);
});
