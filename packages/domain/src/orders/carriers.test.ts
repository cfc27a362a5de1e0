import { expect, it } from 'vitest';
import { carrierNamed } from './carriers.ts';

it.each([
  ['顺丰速运', '顺丰速运'],
  ['顺丰', '顺丰速运'],
  ['中通速递', '中通快递'],
  ['顺丰同城', null],
  ['中', null],
  ['', null],
])('the carrier %j is %j', (text, name) => {
  expect(carrierNamed(text)).toBe(name);
});
