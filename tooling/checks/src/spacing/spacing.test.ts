import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { spacing } from './spacing.ts';

const judge = (text: string, file = 'packages/ui/src/components/tag/tag.css.ts') => spacing(fixture({ [file]: text }));

test.for([
  'gap: 6,',
  "'@media': { [media.phone]: { columnGap: 12.5 } },",
  'paddingInline: 2 });',
  "padding: '8px 12px',",
  'margin: `0 3px`,',
  'marginInlineStart: -8,',
  "marginBlock: '-4px 0',",
  'insetBlockStart: 8,',
])('bare spacing is refused: %s', (text) => {
  expect(judge(text)).toEqual([expect.objectContaining({ line: 1, message: expect.stringContaining('vars.space') })]);
});

test.for([
  'gap: vars.space[1.5],',
  'padding: `0 $' + '{vars.space[2]}`,',
  'padding: 0,',
  'marginBlockEnd: -1,',
  "marginInline: 'auto',",
  "marginInline: '0.5em',",
  "insetInlineStart: '50%',",
  "inset: '-8px 0',",
  'insetBlockStart: dotPx / 2,',
  'paddingInlineEnd: `calc(40px + $' + '{vars.space[2]})`,',
  'width: 24,',
  '// gap: 6',
])('anything else is fine: %s', (text) => {
  expect(judge(text)).toEqual([]);
});

test('both apps are read, programs are not', () => {
  expect(judge('gap: 4,', 'apps/shop/src/pages/frame/frame.css.ts')).toHaveLength(1);
  expect(judge('gap: 4,', 'apps/desk/src/pages/frame/frame.css.ts')).toHaveLength(1);
  expect(judge('gap: 4,', 'packages/ui/src/components/tag/tag.tsx')).toEqual([]);
});
