import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { sizes } from './sizes.ts';

const judge = (file: string, lines: number) => sizes(fixture({ [file]: 'x\n'.repeat(lines) }));

test.for([
  ['packages/domain/src/money.ts', 150],
  ['apps/shop/src/pages/goods/list/list-page.tsx', 300],
  ['packages/ui/src/components/tag/tag.css.ts', 180],
  ['packages/domain/src/money.test.ts', 450],
] as const)('%s may have %i lines and not one more', ([file, limit]) => {
  expect(judge(file, limit)).toEqual([]);
  expect(judge(file, limit + 1)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('split it by') }),
  ]);
});

test('generated files and data may be long', () => {
  expect(judge('packages/api-client/src/contract/generated/types.ts', 9000)).toEqual([]);
  expect(judge('apps/api/demo/data/goods.ts', 9000)).toEqual([]);
});
