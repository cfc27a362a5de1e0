import { expect, test } from 'vitest';
import { readId } from './read-id.ts';

test.each([
  ['12', 12],
  ['0', 0],
  ['-3', 0],
  ['1.5', 0],
  ['12a', 0],
  ['9007199254740993', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('the id of %j is %i', (text, id) => {
  expect(readId(text)).toBe(id);
});
