import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { prose } from './prose.ts';

const judge = (text: string, file = 'packages/ui/src/a.ts') =>
  prose(fixture({ [file]: text })).map(({ line, message }) => [line, message]);

test.for([
  ['// Adds a goods to the cart.', 'says “a goods”: say a product'],
  ['/** The value is kept. */', 'says “kept”: say cached, stored or unchanged'],
  ['const a = 1; // shown in place of the price', 'say instead of'],
  ['/** Whoever comes here. */', 'say anyone who'],
  ['// The buyer and his cart.', 'say they'],
  ['// What is sent is stored.', 'says “What”'],
  ['// Stored. Who looks is counted.', 'says “Who”'],
  ['// Which lines count is up to the buyer.', 'says “Which”'],
  ['/** Where the buyer pays. */', 'say the place'],
  ['/** The whole order. */', 'say all'],
  ['// In the given order.', 'say specified'],
  ['// Its number stands in the name.', 'say is'],
  ['// Back to the shelf.', 'say catalogue'],
  ['// Buyers look on.', 'says “look on”'],
] as const)('a comment in the old words is refused: %s', ([text, message]) => {
  expect(judge(text)).toEqual([[1, expect.stringContaining(message)]]);
});

test.for([
  ["test('[Q3] keeps what is told', () => {});", 'told'],
  ["describe('a goods', () => {});", 'a goods'],
  ['it.skip(`[R001] is kept`, () => {});', 'kept'],
  ["test.each([1])('What is sent', () => {});", 'What'],
] as const)('a test title in the old words is refused: %s', ([text, found]) => {
  expect(judge(text, 'packages/ui/src/a.test.ts')).toEqual([[1, expect.stringContaining(`“${found}`)]]);
  expect(judge(text)).toEqual([]);
});

test('a docstring is refused by its own line', () => {
  expect(judge('const a = 1;\n/**\n * Fine.\n * Drawn anew.\n */\n')).toEqual([[4, expect.stringContaining('again')]]);
});

test.for([
  ["const kept = 'told beside a goods';"],
  ['// What does it cost?'],
  ['// Where regions differ, each has a rule.'],
  ['// Whole packs are given away; a number stands for its text, 12 months of shelf life.'],
  ['// Sets `kept`, for anyone who asks.'],
  ['/**\n * Fine.\n *\n * @example kept(beside)\n */'],
])('anything else is fine: %s', ([text = '']) => {
  expect(judge(text)).toEqual([]);
});

test('papers are read, decisions too, except for the rules of the customer', () => {
  expect(judge('# Title\n\nWhat a page loads.', 'packages/ui/README.md')).toEqual([[3, expect.any(String)]]);
  for (const file of [
    'apps/api/src/a.ts',
    'apps/desk/src/a.tsx',
    'tooling/checks/src/a.ts',
    'packages/papers/src/a.ts',
  ])
    expect([file, judge('// kept', file)]).toEqual([file, [[1, expect.stringContaining('kept')]]]);
  expect(judge('# Kept', 'docs/search.md')).toHaveLength(1);
  expect(judge('# Kept', 'docs/decisions/001-tea.md')).toHaveLength(1);
  expect(judge('# Kept', 'docs/rules.md')).toEqual([]);
});
