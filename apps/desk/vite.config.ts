import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const deskOrigin = `http://127.0.0.1:${process.env.DESK_PORT ?? '3001'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // `npm start` installs no devDependencies, so workspace packages have no React of their own.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
  server: {
    // The shop uses 5173.
    port: 5174,
    host: '127.0.0.1',
    // Keep the page's origin: on writes the server compares it with the Host header.
    proxy: Object.fromEntries(['/desk/api', '/pictures', '/uploads'].map((path) => [path, { target: deskOrigin }])),
  },
});
