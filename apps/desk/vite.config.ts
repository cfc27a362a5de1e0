import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience, reporters } from '../../tooling/verify/vitest.config.ts';

const deskOrigin = `http://127.0.0.1:${process.env.DESK_PORT ?? '3001'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
  server: {
    // The shop's own is 5173.
    port: 5174,
    host: '127.0.0.1',
    // The origin stays the page's own, which the server compares with the Host header on writes.
    proxy: Object.fromEntries(['/desk/api', '/pictures', '/uploads'].map((path) => [path, { target: deskOrigin }])),
  },
  test: {
    ...patience,
    ...reporters,
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Files share a window and the modules, which would be read again for each.
    isolate: false,
  },
});
