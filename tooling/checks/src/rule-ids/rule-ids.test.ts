import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { ruleIds } from './rule-ids.ts';

const rules = '| Q3 | rounds down |\n| V1 | mobile |\n| E9 | offline |\n';

const judge = (files: Record<string, string>) =>
  ruleIds(
    fixture({
      'docs/rules.md': rules,
      'packages/routes/package.json': '{ "name": "@yaoji/routes" }',
      'packages/routes/src/routes.tsv': '',
      'packages/domain/package.json': '{ "name": "@yaoji/domain" }',
      'packages/papers/package.json': '{ "name": "@yaoji/papers", "private": true }',
      ...files,
    }),
  ).map(({ file, line, message }) => [file, line, message.slice(0, 2)]);

const source = 'packages/domain/src/a.ts';
const contract = 'packages/api-client/openapi/a.yaml';

test.for([
  ['alone', source, '\n/** Q3. */'],
  ['as a word of the sentence', source, '\n/** The rounding of Q3 as it is asked for. */'],
  ['behind too few words', source, '\n/** Rounding (Q3). */'],
  ['in the next sentence', source, '\n/** Rounded down to the step. As (Q3). */'],
  ['in a text of the contract', contract, "\na: { type: string, description: 'Q3.', examples: [V1] }"],
  ['in a summary of the contract', contract, '\nsummary: Rounding of Q3'],
] as const)('reports an id with its line %s', ([, file, text]) => {
  expect(judge({ [file]: text })).toEqual([[file, 2, 'Q3']]);
});

test.for([
  ['behind its sentence', source, '/** Rounded down to the step (Q3, V1). */'],
  ['within a longer sentence', source, '/**\n * Rounded down to the step (Q3): then shown. It throws.\n */'],
  ['of a comment that only its authors read', source, '// Q3'],
  ['of a package that nobody else installs', 'packages/papers/src/a.ts', '/** Q3. */'],
  ['of a test', 'packages/domain/src/a.test.ts', '/** Q3. */'],
  ['of something else', source, "/** B12 and '%E9', and the code `E9`. */"],
  ['of the contract behind its sentence', contract, "a: { description: '11 digits, the first is 1 (V1).' }"],
] as const)('accepts an id %s', ([, file, text]) => {
  expect(judge({ [file]: text })).toEqual([]);
});
