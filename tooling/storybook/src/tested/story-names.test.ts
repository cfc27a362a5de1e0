import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = ['packages/ui/src', 'apps/{shop,desk}/src', 'tooling/storybook/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.stories.tsx`, { cwd: root }),
);

const parsed = (file: string) =>
  loadCsf(readFileSync(join(root, file), 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();
const storiesOf = (file: string) => parsed(file).stories;

test('every story has a Chinese name', () => {
  const english = files.flatMap((file) =>
    storiesOf(file)
      .filter(({ name = '' }) => !/\p{Script=Han}/u.test(name))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(english).toEqual([]);
});

test('the first story of a file, which its page shows first, is not left out as a behaviour', () => {
  const behaviours = files.filter((file) => storiesOf(file)[0]?.tags?.includes('behaviour'));
  expect(behaviours).toEqual([]);
});

test('the library exports every part that has a page', () => {
  const exported = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8');
  const parts = files
    .filter((file) => file.startsWith('packages/ui/src/components/'))
    .map((file) => parsed(file).meta.component);
  expect(parts.filter((part) => !new RegExp(`\\b${part?.split('<')[0]}\\b`).test(exported))).toEqual([]);
});
