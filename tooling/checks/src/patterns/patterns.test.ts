import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { patterns } from './patterns.ts';

const file = 'packages/purchase-list/src/read/a.ts';
const found = (files: Record<string, string>) =>
  patterns(fixture(files)).map(({ file: path, line }) => `${path}:${line}`);

test.for([
  'export const a = /\\p{Script=Han}.*\\d(?:\\.\\d+)?\\s*(?:盒)?\\s*$/iu;',
  'export const a = /(a+)+$/;',
  'export const a = (text: string) => text.replace(/\\s+$/, "");',
  'export const a = { of: /^(\\d+|\\d+\\.)+$/v };',
])('finds what is not linear: %s', (code) => {
  expect(found({ [file]: `\n${code}` })).toEqual([`${file}:2`]);
});

test('accepts bounded and unambiguous patterns, and reads no tests', () => {
  expect(
    found({
      [file]: 'export const a = [/^\\d{1,3}(?:,\\d{3})*$/, /\\s{0,9}$/, /[^<>]*/g];',
      'packages/purchase-list/src/read/a.test.ts': 'export const a = /(a+)+$/;',
      'apps/shop/src/a.ts': 'export const a = /(a+)+$/;',
    }),
  ).toEqual([]);
});

test('reads the patterns of the contract', () => {
  const path = 'packages/api-client/openapi/user.yaml';
  expect(found({ [path]: "a:\n  b: { type: string, pattern: '^[a-z]+$' }\n  c: { pattern: '^(a+)*$' }\n" })).toEqual([
    `${path}:3`,
  ]);
});
