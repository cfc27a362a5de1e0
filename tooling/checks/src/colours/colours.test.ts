import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { colours } from './colours.ts';

const judge = (text: string, file = 'packages/ui/src/components/tag/tag.css.ts') => colours(fixture({ [file]: text }));

test.for([
  "color: '#0A7F5B',",
  "color: '#fff',",
  "boxShadow: '0 1px 2px rgba(0, 0, 0, 0.2)',",
  "background: 'hsl(120 50% 50%)',",
  "color: 'white',",
  "border: '1px solid red',",
  '<path fill="black" />',
])('a raw colour is refused: %s', (text) => {
  expect(judge(text)).toEqual([expect.objectContaining({ line: 1, message: expect.stringContaining('raw colour') })]);
});

test.for([
  'color: vars.color.price,',
  "import { vars } from '#theme/contract.css.ts';",
  "href: '#reviews',",
  "color: 'currentColor',",
  "background: 'transparent',",
  '// was #0A7F5B once',
  "const tone = 'green';",
  "imports: { '#db/face.ts': 1 },",
  'backgroundColor: `rgb(from $' + '{vars.color.overlay} r g b)`,',
])('anything else is fine: %s', (text) => {
  expect(judge(text)).toEqual([]);
});

test('the palette and drawings hold colours', () => {
  expect(judge("brand: '#0A7F5B'", 'packages/ui/src/theme/tokens.ts')).toEqual([]);
  expect(judge("fill='#0A7F5B'", 'packages/goods-art/src/packs/carton.ts')).toEqual([]);
  expect(judge('<svg fill="#0A7F5B"/>', 'apps/shop/public/favicon.svg')).toEqual([]);
});
