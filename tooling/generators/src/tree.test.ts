import { expect, test } from 'vitest';
import { Tree } from './tree.ts';

const treeOf = (files: Record<string, string>) => new Tree((path) => files[path] ?? null);

test('existing files are never overwritten', () => {
  expect(() => treeOf({ 'a.ts': '' }).create('a.ts', 'x')).toThrow('is there already');
});

test('a line goes behind the last of its kind', () => {
  const tree = treeOf({ 'a.ts': 'one\ntwo\nend\n' });
  tree.insertAfter('a.ts', /^(one|two)\n/m, 'three\n');
  expect(tree.read('a.ts')).toBe('one\ntwo\nthree\nend\n');
});

test('a file that has changed its form is named', () => {
  expect(() => treeOf({ 'a.ts': 'x' }).insertAfter('a.ts', /y/, 'z')).toThrow('a.ts has no place for this');
});
