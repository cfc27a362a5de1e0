import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

// Not the package's own: that one builds the library.
export default defineConfig({ plugins: [vanillaExtractPlugin()] });
