import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { english } from './english.ts';

const folder = `${import.meta.dirname}/../components`;
const sources = globSync('**/*.tsx', { cwd: folder })
  .filter((file) => !file.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));

/** Kinds of promotion tags are prop values, not words. */
const values = /kind="[^"]+"/g;
const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const defaults = /^(?:export )?const (\w+Texts) = \{[\s\S]*?\}(?: as [^;]+)?;$/gm;

it('every Chinese word of a part can be replaced', () => {
  const fixed = sources
    .map(({ file, text }) => ({ file, rest: text.replace(comments, '').replace(defaults, '').replace(values, '') }))
    .filter(({ rest }) => /\p{Script=Han}/u.test(rest))
    .map(({ file }) => file);
  expect(sources.length).toBeGreaterThan(80);
  expect(fixed).toEqual([]);
});

it('each part has its words in English', () => {
  const declared = sources.flatMap(({ text }) => [...text.matchAll(defaults)].map(([, name]) => name));
  const known = Object.keys(english).map((part) => `${part}Texts`);
  expect(known.sort()).toEqual(declared.sort());
});

it('each part requests its words by their name', () => {
  for (const { file, text } of sources) {
    for (const [, part, words] of text.matchAll(/useTexts\('(\w+)', (\w+)\)/g)) {
      expect(words, file).toBe(`${part}Texts`);
    }
  }
});
