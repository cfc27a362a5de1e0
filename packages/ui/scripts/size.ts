// What importing a part costs an app: minified, gzip, React left out. Fails where a promise is broken.
import { writeFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';

const kib = 1024;
const cases: { name: string; imports: string; limit: number }[] = [
  { name: 'stepper', imports: '{ QuantityStepper }', limit: 6 * 1000 },
  { name: 'button', imports: '{ Button }', limit: 2 * kib },
  { name: 'goods card', imports: '{ GoodsCard, GoodsCardSkeleton, GoodsGrid }', limit: 8 * kib },
  {
    name: 'frame of a page',
    imports: '{ TopBar, Header, SearchBox, CartButton, NavBar, CategoryMenu, Footer, RightRail, MobileTabBar, Toaster, toast }',
    limit: 12 * kib,
  },
  { name: 'dialog', imports: '{ Dialog, AlertDialog, ConfirmDialog }', limit: 4 * kib },
  { name: 'cart', imports: '{ CartGroup, CartHead, CartLine, SettlementBar }', limit: 9 * kib },
  { name: 'virtual list', imports: '{ VirtualList }', limit: 12 * kib },
  { name: 'everything', imports: '* as ui', limit: 60 * 1000 },
];

const entry = 'size-entry.tmp.js';
let broken = false;
for (const { name, imports, limit } of cases) {
  writeFileSync(entry, `import ${imports} from './src/index.ts'; globalThis.kept = ${imports.replace('* as ', '')};`);
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, external: [/^react($|\/)/, /^react-dom($|\/)/], output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput;
  const size = (wanted: 'chunk' | 'asset') =>
    gzipSync(
      result.output.map((part) => (part.type === wanted ? (part.type === 'chunk' ? part.code : part.source) : '')).join(''),
    ).length;
  const scripts = size('chunk');
  const over = scripts > limit;
  broken ||= over;
  console.info(`${name.padEnd(16)} ${(scripts / kib).toFixed(1).padStart(5)} KiB of script, ${(size('asset') / kib).toFixed(1)} KiB of style${over ? '  TOO LARGE' : ''}`);
}
rmSync(entry);
process.exitCode = broken ? 1 : 0;
