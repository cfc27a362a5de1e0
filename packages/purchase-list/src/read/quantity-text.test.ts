import { expect, test } from 'vitest';
import { readAmount } from './quantity-text.ts';

test.each([
  ['10', '10', ''],
  ['10 盒', '10', '盒'],
  ['x10', '10', ''],
  ['2.5公斤', '2.5', '公斤'],
  ['１，２００盒', '1200', '盒'],
  ['12,000', '12000', ''],
  ['1,200.5', '1200.5', ''],
  ['两盒', '2', '盒'],
  ['14片', '14', '片'],
  ['２０瓶', '20', '瓶'],
])('the amount %j is %s %s', (text, quantity, unit) => {
  expect(readAmount(text)).toEqual({ quantity, unit });
});

test.each(['12,50', '0,125', '1,2500', '1,,200', '12,', '1O', '10+5', '12-15', '1.5万', '12½', '0', ''])(
  'the amount %j is none',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);
