import { expect, test } from 'vitest';
import { breaksFloor, floorOf, lowestLike } from './floor-of.ts';

test.each([
  ['31.6000', null, '', '31.6000'],
  ['9', null, '10', '10.0000'],
  ['10', null, '7.5', '10.8109'],
  ['10', '12.5', '7.5', '12.5000'],
  ['10', '9', '0', '10.0000'],
  [null, '9', '20', '9.0000'],
  [null, null, '20', null],
])('cost %s, own floor %s and a margin of %s percent: no price below %s', (cost, ownFloor, margin, floor) => {
  expect(floorOf({ cost, ownFloor }, margin)).toBe(floor);
});

test.each([
  ['10.8109', '9.5', '10.82'],
  ['10.8109', '10.8000', '10.82'],
  ['10.8000', '9', '10.80'],
  ['0.0351', '0.035', '0.036'],
  ['0.0351', '0.0350', '0.036'],
  ['0.0351', '0.0301', '0.0351'],
])('from a floor of %s on, a price like %s is at least %s', (floor, price, least) => {
  expect(lowestLike(floor, price)).toBe(least);
});

test.each([
  ['9.9999', '10.0000', [], true],
  ['10', '10.0000', [], false],
  ['9', null, [], false],
  [null, '10.0000', [], false],
  ['9', '10.0000', ['9.0000'], false],
  ['8', '10.0000', ['9.0000', null], true],
])('price %s, floor %s, before %j: below is %s', (price, floor, before, below) => {
  expect(breaksFloor(price, floor, before)).toBe(below);
});
