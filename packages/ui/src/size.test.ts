import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';

const kib = 1024;

const root = join(import.meta.dirname, '..');

/** The library as published: a module per part and one style sheet, without its dependencies. */
const published = mkdtempSync(join(root, 'node_modules/.size-'));
afterAll(() => rmSync(published, { recursive: true, force: true }));
await build({
  root,
  logLevel: 'silent',
  // As in production: test builds would include source positions.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: { outDir: published },
});
copyFileSync(join(root, 'package.json'), join(published, 'package.json'));

it('its styles cost an app little', () => {
  const styles = gzipSync(readFileSync(join(published, 'styles.css'))).length;
  expect(styles).toBeGreaterThan(1_000);
  expect(styles).toBeLessThan(26_000);
});

// Parts with a popover or tooltip bring Radix's popover (22 KiB) once.
it.each([
  ['the stepper', '{ QuantityStepper }', 6_000],
  ['a button', '{ Button }', 2 * kib],
  ['the goods card', '{ GoodsCard, GoodsCardSkeleton, GoodsGrid }', 31 * kib],
  [
    'the frame of a page',
    '{ TopBar, Header, SearchBox, CartButton, NavBar, CategoryMenu, Footer, RightRail, MobileTabBar, Toaster, toast }',
    31 * kib,
  ],
  ['dialogs', '{ Dialog, AlertDialog, ConfirmDialog }', 3 * kib],
  ['the cart', '{ CartGroup, CartHead, CartLine, SettlementBar }', 31 * kib],
  ['a virtual list', '{ VirtualList }', 12 * kib],
  ['a registration', '{ RegionPicker, FileUpload, SmsCodeButton, ChoiceCards, DateRange }', 29 * kib],
  ['the chart', '{ MonthChart }', 3 * kib],
  ['the draw', '{ DrawPopup, DrawWheel }', 5 * kib],
  ['an article', '{ Article, ArticleBody, SideMenu }', 3 * kib],
  ['the account', '{ DocumentCard, MessageRow, WalletTiles, AccountPanel, LogisticsTimeline }', 6 * kib],
  ['everything', '* as everything', 89_000],
])('%s costs an app little', async (_name, imports, most) => {
  const scripts = await bundle(imports);
  expect(scripts).toBeGreaterThan(300);
  expect(scripts).toBeLessThan(most);
});

/** Minified and gzipped, in bytes, without React. */
async function bundle(imports: string): Promise<number> {
  const entry = `import ${imports} from '${published}/index.js'; globalThis.used = ${imports.replace('* as ', '')};`;
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? entry : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'virtual:entry',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { format: 'es' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return gzipSync(output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')).length;
}
