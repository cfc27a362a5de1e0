import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { functions } from './functions.ts';

const long = (head: string, lines: number) => `${head} {\n${'  x();\n'.repeat(lines - 2)}}\n`;
const judge = (file: string, source: string) => functions(fixture({ [file]: source }));

test.for(['export function Page()', 'const load = async () =>', 'const load = function ()'])(
  'a function has 80 lines and not one more: %s',
  (head) => {
    expect(judge('apps/shop/src/pages/a.tsx', long(head, 80))).toEqual([]);
    expect(judge('apps/shop/src/pages/a.tsx', `\n${long(head, 81)}`)).toEqual([
      { file: 'apps/shop/src/pages/a.tsx', line: 2, message: expect.stringContaining('81 lines') },
    ]);
  },
);

test('the lines of JSX count', () => {
  const source = `export const Page = () => (\n<>\n${'text\n'.repeat(80)}</>\n);\n`;
  expect(judge('apps/shop/src/pages/a.tsx', source)).toHaveLength(1);
});

test('tests, stories and drawings may be long', () => {
  for (const file of ['apps/shop/src/a.test.tsx', 'packages/ui/src/a.stories.tsx', 'packages/goods-art/src/a.ts'])
    expect(judge(file, long('function a()', 200))).toEqual([]);
});
