import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, manifest: true },
  server: {
    host: '127.0.0.1',
    // The origin stays the page's own, which the server compares with the Host header on writes.
    proxy: Object.fromEntries(['/api', '/pictures', '/sandbox'].map((path) => [path, { target: apiOrigin }])),
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
});
