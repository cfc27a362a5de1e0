import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const kib = 1024;

const files = new Map([
  ['virtual:entry', '\0entry'],
  ['@yaoji/ui', `${import.meta.dirname}/index.ts`],
  ['@yaoji/ui/styles.css', `${import.meta.dirname}/theme/global.css.ts`],
]);

it.each([
  ['the stepper', '{ QuantityStepper }', 6_000],
  ['a button', '{ Button }', 2 * kib],
  ['the goods card', '{ GoodsCard, GoodsCardSkeleton, GoodsGrid }', 8.5 * kib],
  [
    'the frame of a page',
    '{ TopBar, Header, SearchBox, CartButton, NavBar, CategoryMenu, Footer, RightRail, MobileTabBar, Toaster, toast }',
    8 * kib,
  ],
  ['dialogs', '{ Dialog, AlertDialog, ConfirmDialog }', 3 * kib],
  ['the cart', '{ CartGroup, CartHead, CartLine, SettlementBar }', 9 * kib],
  ['a virtual list', '{ VirtualList }', 12 * kib],
  ['a registration', '{ RegionPicker, FileUpload, SmsCodeButton, ChoiceCards, DateRange }', 8 * kib],
  ['the chart', '{ MonthChart }', 3 * kib],
  ['the draw', '{ DrawPopup }', 4 * kib],
  ['an article', '{ Article, ArticleBody, SideMenu }', 3 * kib],
  ['the account', '{ DocumentCard, MessageRow, WalletTiles, AccountPanel, LogisticsTimeline }', 6 * kib],
  ['everything', '* as everything', 62_500],
])('%s costs an app little', { timeout: 60_000 }, async (_name, imports, most) => {
  const { scripts, styles } = await bundle(imports);
  expect(scripts).toBeGreaterThan(300);
  expect(scripts).toBeLessThan(most);
  expect(styles).toBeGreaterThan(1_000);
  expect(styles).toBeLessThan(25_000);
});

/** Minified and compressed, in bytes, without React. */
async function bundle(imports: string) {
  const entry = `import '@yaoji/ui/styles.css'; import ${imports} from '@yaoji/ui'; globalThis.kept = ${imports.replace('* as ', '')};`;
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    // As in production: in a test run the elements would carry their place in the source along.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => files.get(id) ?? null,
        load: (id) => (id === '\0entry' ? entry : null),
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
  const compressed = (text: string) => gzipSync(text).length;
  return {
    scripts: compressed(output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')),
    styles: compressed(output.map((part) => (part.type === 'asset' ? String(part.source) : '')).join('')),
  };
}
