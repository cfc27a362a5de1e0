import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAlike } from './is-alike.ts';

const values = fc.jsonValue({ maxDepth: 3 });

test('a value is like its copy', () => {
  fc.assert(fc.property(values, (value) => isAlike(value, structuredClone(value))));
});

test('two values are alike only if they are written alike', () => {
  const written = (value: unknown): string =>
    JSON.stringify(value, (_, part) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(isAlike(one, other)).toBe(written(one) === written(other));
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [['1'], [1]],
  [{ a: { b: ['x'] } }, { a: { b: ['y'] } }],
])('%j is not %j', (one, other) => {
  expect(isAlike(one, other)).toBe(false);
  expect(isAlike(other, one)).toBe(false);
});
