import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { lostPaths } from './paths.ts';

const judge = (paper: string, text: string) =>
  lostPaths(fixture({ 'apps/api/src/tea/pot.ts': '', [paper]: text })).map(({ line, message }) => [line, message]);

test('a paper names only paths that are there, from any folder', () => {
  expect(judge('docs/tea.md', '# Tea\n`tea/cup.ts` and `api/tea`')).toEqual([
    [2, 'names tea/cup.ts, which is not there.'],
    [2, 'names api/tea, which is not there.'],
  ]);
  expect(judge('README.md', '`apps/api/src/tea/pot.ts`, `tea/pot.ts`, `src/tea`')).toEqual([]);
  expect(judge('docs/tea.md', '`DATA_DIR/files`, `apps/shop/dist`, `dist/a.js`')).toEqual([]);
  expect(judge('docs/decisions/001-tea.md', '`tea/cup.ts`')).toEqual([]);
});
