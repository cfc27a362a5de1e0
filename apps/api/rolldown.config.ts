import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const root = resolve(import.meta.dirname, '../..');
const output = resolve(import.meta.dirname, 'dist');

/** Programs that the server starts by their file's name. */
const besideMain = new Map(
  [
    'apps/api/demo/fill',
    'apps/api/src/modules/file/content-worker',
    'apps/api/src/modules/pdf/pdf-worker',
    'apps/api/src/modules/purchase-list/list-worker',
    'apps/api/src/modules/catalogue/price-list-worker',
  ].map((name) => [resolve(root, `${name}.ts`), name.replace(/.*\//, '')]),
);

/**
 * What the sources find beside themselves: programs stand in the output under a name of their own, everything else is
 * still read from the sources.
 */
const findBesideSources: Plugin = {
  name: 'find-beside-sources',
  transform: {
    filter: { id: /\/(apps\/api\/(src|demo)|packages\/[\w-]+\/src)\//, code: /import\.meta\.url/ },
    // Null: nothing moves from its line, so the sources' map still holds.
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
 * Node reads the maps into memory as soon as anything looks at a stack, 40 MB with those of the libraries: stacks speak of
 * our sources, and of a library by its functions' names and their place in the output.
 */
const leaveLibrariesUnmapped: Plugin = {
  name: 'leave-libraries-unmapped',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/**
 * The server, and the programs by which an operator asks it and brings in price lists, in a few files: reading hundreds of
 * modules one by one is most of what a start would take.
 */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    ops: 'src/ops.ts',
    catalogue: 'src/modules/catalogue/cli.ts',
    ...Object.fromEntries([...besideMain].map(([path, name]) => [name, path])),
  },
  platform: 'node',
  // These read files of their own, or are so seldom needed that they stay out of the way. What packages use of them
  // stands among the dependencies of this one, beside which the output looks for it.
  external: [/^@embedpdf\//, 'pdfkit', 'alipay-sdk', 'pg-native', 'tinypool'],
  plugins: [findBesideSources, leaveLibrariesUnmapped],
  output: {
    dir: output,
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    // Where something stands is enough: what stands there is in the sources.
    sourcemapExcludeSources: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Functions keep the names that logs and stacks are read by.
    keepNames: true,
  },
});
