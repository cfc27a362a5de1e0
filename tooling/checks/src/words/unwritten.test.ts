import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { unwritten } from './unwritten.ts';

const judge = (file: string, text: string) => unwritten(fixture({ [file]: text }));

test.each(['hint/hint.mdx', 'hint/hint.stories.tsx'])('a text left by the generator is refused in %s', (file) => {
  const path = `packages/ui/src/components/${file}`;
  expect(judge(path, "fine\nusage('【写明适用的场合】')")).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining('【写明适用的场合】') }),
  ]);
  expect(judge(path, '没有机会时写明原因')).toEqual([]);
});
