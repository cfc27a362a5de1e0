import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { gzippedKib, ownScripts, pagesWithoutDefault, scriptsOf } from './budget.ts';

const MANIFEST = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['home.tsx', 'list.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  'home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_card.js'] },
  'list.tsx': { file: 'assets/list.js', imports: ['_card.js'] },
  '_card.js': { file: 'assets/card.js', dynamicImports: ['dialog.tsx'] },
  'dialog.tsx': { file: 'assets/dialog.js' },
};

test('a page counts the entry, its route and what these import, each once, and nothing that is loaded later', () => {
  expect(scriptsOf(MANIFEST, { page: 'home', loads: ['home.tsx'] })).toEqual([
    'assets/card.js',
    'assets/home.js',
    'assets/main.js',
    'assets/react.js',
  ]);
});

test('a page that has moved is named instead of counted as nothing', () => {
  expect(() => scriptsOf(MANIFEST, { page: 'home', loads: ['gone.tsx'] })).toThrow('The build has no gone.tsx');
});

test('the weight is the gzipped one', () => {
  expect(gzippedKib(['a.js'], () => Buffer.alloc(100 * 1024, 'x'))).toBeLessThan(1);
  expect(gzippedKib(['a.js', 'b.js'], () => randomBytes(1024))).toBeGreaterThan(2);
});

test('a further page counts what it needs beyond the first ones and what a visit has loaded besides', () => {
  const manifest = {
    ...MANIFEST,
    'pages.ts': { file: 'assets/pages.js', dynamicImports: ['src/pages/order/order-page.tsx'] },
    'src/pages/order/order-page.tsx': { file: 'assets/order.js', imports: ['_card.js', '_form.js', 'pages.ts'] },
    '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  };
  const own = ownScripts(manifest, [{ loads: ['home.tsx'] }], ['pages.ts']);
  expect([...own]).toEqual([['src/pages/order/order-page.tsx', ['assets/form.js', 'assets/order.js']]]);
});

test('a page that its file exports under another name is found', () => {
  const files = { 'a.js': 'export{A as default,b as prefetch}', 'b.js': 'export{A as t}' };
  const manifest = { 'src/pages/x/a/a-page.tsx': { file: 'a.js' }, 'src/pages/x/b/b-page.tsx': { file: 'b.js' } };
  const read = (file: string) => files[file as keyof typeof files];
  expect(pagesWithoutDefault(manifest, read)).toEqual(['src/pages/x/b/b-page.tsx']);
});
