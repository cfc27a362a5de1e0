import { expect, it } from 'vitest';
import { takeFiles } from './take-files.ts';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

it.each([
  ['image/jpeg,.pdf', 'a.jpg', 'image/jpeg', true],
  ['image/jpeg,.pdf', 'A.PDF', 'application/pdf', true],
  ['image/*', 'a.webp', 'image/webp', true],
  ['image/*', 'a.txt', 'text/plain', false],
  ['image/jpeg, image/png', 'a.png', 'image/png', true],
  ['.xlsx,.csv', 'list.csv.exe', '', false],
  [undefined, 'a.bin', '', true],
])('%s lets %s (%s) in: %s', (accept, name, type, fits) => {
  const { taken, refused } = takeFiles([file(name, type)], { accept, room: 1 });
  expect(taken).toHaveLength(fits ? 1 : 0);
  expect(refused).toEqual(fits ? [] : [{ name, reason: 'kind' }]);
});

it('refuses files that are too large or too many, and says which', () => {
  const files = [file('a.jpg', 'image/jpeg'), file('big.jpg', 'image/jpeg', 200), file('b.jpg', 'image/jpeg')];
  const { taken, refused } = takeFiles(files, { maxBytes: 100, room: 1 });
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(refused).toEqual([
    { name: 'big.jpg', reason: 'size' },
    { name: 'b.jpg', reason: 'count' },
  ]);
});
