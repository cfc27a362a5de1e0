import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url).pathname;
const exported = readFileSync(`${folder}/index.ts`, 'utf8');
const abbreviations = new Set(['HTML', 'CSV']);

it.each(globSync('components/*/*.stories.tsx', { cwd: folder }))(
  '%s says when to use the part, and what else there is',
  (path) => {
    const [, words] = /usage\(\s*('[^)]*)\)/.exec(readFileSync(`${folder}/${path}`, 'utf8')) ?? [];
    expect(words, 'usage(when, whenNot) of stories/usage.ts stands in the parameters').toBeDefined();
    const named = words?.match(/\b[A-Z][A-Za-z]+/g) ?? [];
    const unknown = named.filter((name) => !abbreviations.has(name) && !new RegExp(`\\b${name}\\b`).test(exported));
    expect(unknown, 'names only parts that the package has').toEqual([]);
  },
);

it.each(globSync('components/*/*.stories.tsx', { cwd: folder }))('%s shows a part that the package exports', (path) => {
  const [, part] = /^ {2}component: (\w+)/m.exec(readFileSync(`${folder}/${path}`, 'utf8')) ?? [];
  expect(exported).toMatch(new RegExp(`\\b${part}\\b`));
});
