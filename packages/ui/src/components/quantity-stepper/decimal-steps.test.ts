import { expect, it } from 'vitest';
import { addSteps } from './decimal-steps.ts';

it.each([
  ['10', '10', 1, '20'],
  ['10', '10', -1, '0'],
  ['0.1', '0.2', 1, '0.3'],
  ['1', '0.5', -1, '0.5'],
  ['0.005', '0.005', 1, '0.01'],
  ['100', '0.25', 1, '100.25'],
  ['', '6', 1, '6'],
  ['abc', '6', 1, '6'],
  ['5', '10', -1, '0'],
  ['9007199254740993', '1', 1, '9007199254740994'],
] as const)('[Q7] %s and %s times %i makes %s', (quantity, step, count, sum) => {
  expect(addSteps(quantity, step, count)).toBe(sum);
});
