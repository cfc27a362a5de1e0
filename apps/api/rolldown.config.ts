import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const root = resolve(import.meta.dirname, '../..');
const output = resolve(import.meta.dirname, 'dist');

/** Programs that the server starts by file name. */
const besideMain = new Map(
  [
    'apps/api/demo/fill',
    'apps/api/src/modules/platform/file/content-worker',
    'apps/api/src/modules/platform/pdf/pdf-worker',
    'apps/api/src/modules/cart/purchase-list/list-worker',
    'apps/api/src/modules/catalogue/catalogue/price-list-worker',
  ].map((name) => [resolve(root, `${name}.ts`), name.replace(/.*\//, '')]),
);

/**
 * Resolves files relative to the sources: programs are output files with their own names; everything else is still read
 * from the sources.
 */
const findBesideSources: Plugin = {
  name: 'find-beside-sources',
  transform: {
    filter: { id: /\/(apps\/api\/(src|demo)|packages\/[\w-]+\/src)\//, code: /import\.meta\.url/ },
    // Null: no line moves, so the source map stays valid.
    handler: (code, id) => ({
      map: null,
      code: code.replace(/new URL\('([^']+)', import\.meta\.url\)/g, (_, path: string) => {
        const found = resolve(dirname(id), path);
        const program = besideMain.get(found);
        const target = program ? `./${program}.mjs` : `${relative(output, found)}${/\/$/.exec(path) ?? ''}`;
        return `new URL('${target}', import.meta.url)`;
      }),
    }),
  },
};

/**
 * Node loads the maps into memory as soon as anything reads a stack, 40 MB with those of libraries. So stacks map to
 * our sources only; for a library they show function names and output positions.
 */
const leaveLibrariesUnmapped: Plugin = {
  name: 'leave-libraries-unmapped',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/**
 * Bundles the server, and the programs with which operators query it, import price lists and exchange files, into a few files: loading
 * hundreds of modules takes most of a start.
 */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    ops: 'src/ops.ts',
    bridge: 'src/bridge/cli.ts',
    catalogue: 'src/modules/catalogue/catalogue/cli.ts',
    ...Object.fromEntries([...besideMain].map(([path, name]) => [name, path])),
  },
  platform: 'node',
  // These read their own files, or are needed too rarely to bundle. Those that packages use are also dependencies of
  // this package, where the output resolves them.
  external: [/^@embedpdf\//, 'pdfkit', 'alipay-sdk', 'pg-native', 'tinypool'],
  plugins: [findBesideSources, leaveLibrariesUnmapped],
  output: {
    dir: output,
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    // Positions are enough: the sources are available.
    sourcemapExcludeSources: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Without comments and blanks: Node holds the text of all that it has loaded.
    minify: { compress: false, mangle: false, codegen: true },
    // Preserve function names for logs and stacks.
    keepNames: true,
  },
});
