import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from '../project.ts';
import { subjectsOf } from './ids.ts';

const project = projectAt(join(import.meta.dirname, '../../../..'));
const files = new Set(project.files);
/** Where the paths of a walk may begin, besides the root. */
const ROOTS = ['', 'apps/shop/src/', 'packages/', 'packages/ui/src/', 'apps/api/src/'];
const isThere = (path: string) =>
  ROOTS.some((root) => files.has(root + path)) || files.has(path.replace(/^api\//, 'apps/api/src/modules/'));
const FILE = /^[\w.@-]+(\/[\w.@-]+)*\.(ts|tsx|mjs|ya?ml|md)$/;

const walks = project.files.filter((file) => /^docs\/walk\/part-\d\.md$/.test(file));
const rowsOf = (file: string) =>
  project
    .read(file)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1));

test('there is a walk through the specification', () => {
  expect(walks).toContain('docs/walk/part-1.md');
});

test.for(walks)('%s: each file that it names is there', (walk) => {
  const named = rowsOf(walk).flatMap(([, where = '']) =>
    [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  const missing = named.filter((path) => FILE.test(path) && !isThere(path));
  expect(missing).toEqual([]);
});

test.for(walks)('%s: each id that it names is one', (walk) => {
  const known = new Set(subjectsOf(project).map(({ id }) => id));
  const named = rowsOf(walk).flatMap((cells) => cells.at(-1)?.match(/\b[A-Z]\d{1,3}\b/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
