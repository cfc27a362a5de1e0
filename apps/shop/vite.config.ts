import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** Parts of the library that stand around every page. */
const frameParts =
  'badge|container|footer|header|link|mobile-tab-bar|nav-bar|category-menu|right-rail|search-box|spinner|state|steps-banner|toaster|top-bar|back-to-top';
/** Parts of the library that show goods. */
const goodsParts = 'goods-card|goods-tile|skeleton|countdown';
const packages = '[\\\\/]packages[\\\\/]';
const components = `${packages}ui[\\\\/]src[\\\\/]components[\\\\/]`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
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
                  `|${packages}routes[\\\\/]|${components}(${frameParts})[\\\\/]` +
                  `|${packages}api-client[\\\\/]src[\\\\/](client|wire[\\\\/](user|focus))\\.ts`,
              ),
            },
            {
              name: 'goods',
              priority: 3,
              test: new RegExp(
                `${components}(${goodsParts})[\\\\/]|${packages}domain[\\\\/]src[\\\\/]quantity[\\\\/]` +
                  `|${packages}api-client[\\\\/]src[\\\\/]wire[\\\\/](goods|goods-list|goods-detail|cart-lines|activity)\\.ts`,
              ),
            },
            {
              name: 'shop',
              priority: 2,
              test: /[\\/]shop[\\/]src[\\/](shared[\\/](?!notices[\\/]question-dialog)|config\.ts)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'shop-goods',
              priority: 1,
              test: /[\\/]shop[\\/]src[\\/](pages[\\/]parts[\\/](goods[\\/]|goods-list[\\/]goods-cards)|features[\\/](goods|favourite|cart[\\/]add-to-cart))/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The origin stays the page's own, which the server compares with the Host header on writes.
    proxy: Object.fromEntries(['/api', '/pictures', '/sandbox'].map((path) => [path, { target: apiOrigin }])),
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Pages load their dialogs on demand, which takes a while on a busy machine.
    testTimeout: 20_000,
  },
});
