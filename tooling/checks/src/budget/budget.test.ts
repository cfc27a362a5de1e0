import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstScripts, pagesOf, scriptsOf, sentKib } from './budget.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'style.css': { file: 'assets/style.css' },
  'src/pages/order/order-page.tsx': {
    file: 'assets/order.js',
    name: 'order-page',
    imports: ['_shared.js', 'index.html', 'style.css'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js'], dynamicImports: ['dialog.tsx'] },
  '_goods-page.js': { file: 'assets/goods.js', name: 'goods-page', imports: ['index.html'] },
  'dialog.tsx': { file: 'assets/dialog.js' },
};

test('a visit starts with the entry and its imports', () => {
  expect([...firstScripts(MANIFEST)]).toEqual(['assets/index.js', 'assets/vendor.js']);
});

test('a page counts its script and all imports, each once, and nothing that loads later', () => {
  expect(pagesOf(MANIFEST)).toEqual(['src/pages/order/order-page.tsx', '_goods-page.js']);
  expect([...scriptsOf(MANIFEST, ['src/pages/order/order-page.tsx'])].sort()).toEqual([
    'assets/index.js',
    'assets/order.js',
    'assets/shared.js',
    'assets/vendor.js',
  ]);
});

test('the weight is the compressed one', () => {
  expect(sentKib(['a.js'], () => Buffer.alloc(100 * 1024, 'x'))).toBeLessThan(1);
  expect(sentKib(['a.js', 'b.js'], () => randomBytes(1024))).toBeGreaterThan(2);
});
