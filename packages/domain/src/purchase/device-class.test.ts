import { expect, test } from 'vitest';
import { deviceClass } from './device-class.ts';

test.each([
  ['国械注准20253149252', 3],
  ['粤械注准20162199878', 2],
  ['国械注进20193070123', 3],
  ['浙杭械备20219953号', 1],
  ['国药准字Z20054321', null],
  ['', null],
])('the class of %s is %s', (number, expected) => {
  expect(deviceClass(number)).toBe(expected);
});
