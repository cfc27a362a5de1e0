import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { selectors } from './selectors.ts';

const judge = (text: string) => selectors(fixture({ 'apps/shop/src/features/compare/compare.css.ts': text }));

test.each(["inTable('th, td', {", "inside('p, ul, ol', { marginBlock: 0 });"])(
  'a list escapes its scope: %s',
  (text) => {
    expect(judge(text)).toEqual([expect.objectContaining({ line: 1, message: expect.stringContaining(':is(') })]);
  },
);

test.each([
  "inTable(':is(th, td)', {",
  "globalStyle('input, select', {",
  "inTable('thead th', { fontWeight: 400 });",
  "cell('price', { gridRow: '1 / 3' });",
  "style({ transition: 'color 0.1s, fill 0.1s' })",
])('anything else is fine: %s', (text) => {
  expect(judge(text)).toEqual([]);
});
