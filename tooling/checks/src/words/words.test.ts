import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { adviceIn, words } from './words.ts';

const paper = `# Working
## Words
| say | for | not |
| --- | --- | --- |
| stored or saved | written to storage | \`kept\` |
| goods | what is sold | \`shelf\` |
| favourite | marked with a star | \`favorite\` \`favorites\` |
| hydrated | taken over by React | \`alive\` |
| wide | no phone's | \`on desk\` |
## Tests
| a | b | \`given\` |
`;

const contract = JSON.stringify({
  paths: { '/a': { get: { operationId: 'listFavorites' } } },
  components: { schemas: { Goods: { properties: { is_favorite: {} }, reason: { enum: ['SHELF_EMPTY'] } } } },
});

const judge = (files: Record<string, string>) =>
  words(fixture({ 'docs/reference.md': paper, 'packages/api-client/openapi.json': contract, ...files }));

const inSource = (source: string) =>
  judge({ 'apps/shop/src/a.tsx': source }).map(({ line, message }) => [line, message]);

describe('an identifier', () => {
  test.for([
    ['a variable', 'const a = 1;\nconst keptLines = a;', 2, 'keptLines says “kept”: say stored or saved'],
    ['a constant', 'const KEPT_LINES = 1;', 1, 'KEPT_LINES says “kept”'],
    ['a property', 'const a = { isFavorite: true };', 1, 'isFavorite says “favorite”: say favourite'],
    ['a property of a type', 'interface A { alive: boolean }', 1, 'alive says “alive”: say hydrated'],
    ['a private member', 'class A { #kept = 1 }', 1, 'kept says “kept”'],
    ['a type parameter', 'type A<Kept> = Kept[];', 1, 'Kept says “kept”'],
    ['words that have another meaning together', 'const goodsOnDesk = 1;', 1, 'goodsOnDesk says “on desk”: say wide'],
    ['an attribute', 'const a = <A favorite />;', 1, 'favorite says “favorite”'],
    ['a parameter', 'export function f(first: number,\n  shelf: number) {}', 2, 'shelf says “shelf”: say goods'],
  ] as const)('is named with its line and the word to use: %s', ([, source, line, message]) => {
    expect(inSource(source)).toEqual([[line, expect.stringContaining(message)]]);
  });

  test('is reported once per file, at its first use', () => {
    expect(inSource('const f = () => kept;\nconst kept = kept + 1;')).toEqual([[1, expect.any(String)]]);
  });

  test.for([
    ['a comment', '// what is kept alive on the shelf'],
    ['a text', "const a = 'kept alive';"],
    ['a name of the browser', 'window.print();'],
    ['a part of a longer word', 'const bookshelf = 1, keptless = 2, lively = 3;'],
    ['one of two words', 'const desk = 1, addOnDesktop = 2;'],
    ['a field, operation or word of the contract', 'const a = { is_favorite: 1, SHELF_EMPTY: 1 }; listFavorites();'],
    ['a standard term', 'socket.setKeepAlive(); const a = { onShelf: 1, OFF_SHELF: 1, shelfLifeMonths: 2 };'],
  ] as const)('%s is fine', ([, source]) => {
    expect(inSource(source)).toEqual([]);
  });

  test('of a generated file is fine', () => {
    expect(judge({ 'apps/shop/src/generated/a.ts': 'const kept = 1;' })).toEqual([]);
  });
});

test('a file name is judged like an identifier', () => {
  expect(judge({ 'apps/shop/src/kept-suggestions.ts': '', 'packages/ui/looks/favorite-star.snap': '' })).toEqual([
    { file: 'apps/shop/src/kept-suggestions.ts', message: expect.stringContaining('say stored or saved') },
    { file: 'packages/ui/looks/favorite-star.snap', message: expect.stringContaining('say favourite') },
  ]);
  expect(judge({ 'packages/api-client/openapi/favorite.yaml': '', 'docs/kept.md': '' })).toEqual([]);
});

test('a paper without the table is a problem, not a pass', () => {
  expect(judge({ 'docs/reference.md': '# Working' })).toEqual([
    { file: 'docs/reference.md', message: expect.stringContaining('no table of words') },
  ]);
});

test.for(['told', 'kept', 'alive', 'moment', 'whole', 'shelf', 'given', 'lasting', 'parted', 'print', 'favorite'])(
  'the table of this project has a word to use for %s',
  (word) => {
    const real = readFileSync(join(import.meta.dirname, '../../../../docs/reference.md'), 'utf8');
    expect(adviceIn(real).get(word)).toMatch(/\w/);
  },
);
