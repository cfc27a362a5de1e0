import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { usesInShop } from './uses-in-shop.ts';

// Not the package's own: that one builds the library.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  define: { USES_IN_SHOP: JSON.stringify(usesInShop()) },
});
