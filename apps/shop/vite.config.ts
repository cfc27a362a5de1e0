import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressFiles } from './compress-files.ts';
import { earlyScript } from './early-script.ts';
import { stylesFirst } from './styles-first.ts';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** Parts of the library that stand around every page, and those that show goods. */
const firstParts =
  'badge|breadcrumb|checkbox|pagination|popover|container|footer|header|link|mobile-tab-bar|nav-bar|category-menu|right-rail|search-box|spinner|state|steps-banner|toaster|top-bar|back-to-top' +
  '|goods-card|goods-tile|skeleton|countdown';
/** Nouns of the contract that every page asks for. */
const firstNouns = 'activity|article|cart|favorite|focus|global|goods|user';
const packages = '[\\\\/]packages[\\\\/]';
const components = `${packages}ui[\\\\/]src[\\\\/]components[\\\\/]`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), ...(isSsrBuild ? [] : [compressFiles(), earlyScript(), stylesFirst()])],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } }
      : {
          output: {
            // Few files compress better than many small ones. A group of packages takes along what it imports; the shop's
            // own modules import whole packages, of which a page uses a part, so theirs do not.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  priority: 4,
                  test: new RegExp(
                    `[\\\\/]node_modules[\\\\/](react|react-dom|scheduler|react-router|zustand|openapi-fetch|@tanstack[\\\\/](react-query|query-core))[\\\\/]` +
                      `|${packages}routes[\\\\/]|${packages}ui[\\\\/]src[\\\\/]theme[\\\\/]|${components}(${firstParts})[\\\\/]` +
                      `|${packages}domain[\\\\/]src[\\\\/](quantity|tiers|time)[\\\\/]` +
                      `|${packages}api-client[\\\\/]src[\\\\/](client|contract[\\\\/]generated[\\\\/]operations[\\\\/](${firstNouns})|wire[\\\\/](user|focus|goods|goods-list|goods-detail|cart-lines|activity))\\.ts`,
                  ),
                },
                {
                  name: 'shop',
                  priority: 3,
                  // What pages with forms, pictures and files use goes with those, a dialog with what opens it.
                  test: /[\\/]shop[\\/]src[\\/](shared[\\/](api[\\/](api|fetch)|clock|errors[\\/](react|missing)|money|notices[\\/](?!question-dialog)|page|query|routing|session|storage[\\/]storage|time)|features[\\/](user[\\/]user\.queries|goods[\\/]|favourite[\\/](patch|toggle)|cart[\\/]add-to-cart)|pages[\\/]parts[\\/](goods[\\/](?!.*-dialog)|goods-list[\\/]goods-cards|page[\\/]retry-button)|config\.ts)|[\\/]packages[\\/]ui[\\/]src[\\/]index\.ts/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'list',
                  priority: 2,
                  test: new RegExp(
                    `[\\\\/]shop[\\\\/]src[\\\\/]pages[\\\\/]parts[\\\\/]goods-list[\\\\/](?!goods-rows)|${components}(filter-panel|sort-bar|segmented-control)[\\\\/]`,
                  ),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'home',
                  priority: 1,
                  test: new RegExp(
                    `[\\\\/]shop[\\\\/]src[\\\\/]pages[\\\\/](general[\\\\/]home[\\\\/](?!home-page)|parts[\\\\/](banners|floors)[\\\\/])|${components}(carousel|seckill-strip)[\\\\/]`,
                  ),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  // The server's build stands by itself, wherever the folder is copied to.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    // The origin stays the page's own, which the server compares with the Host header on writes.
    proxy: Object.fromEntries(['/api', '/pictures', '/sandbox'].map((path) => [path, { target: apiOrigin }])),
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Files share a window and the modules, which would be read again for each; setup.ts tidies up after every test.
    isolate: false,
    // Pages load their dialogs on demand, which takes a while on a busy machine.
    testTimeout: 20_000,
  },
}));
