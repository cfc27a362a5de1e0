import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { controlFolders } from './generate/control-folders.ts';
import { partPrefix } from './src/theme/part-classes.ts';

/** Installed by the using app. */
const external = [/^node:/, /^react($|\/)/, /^react-dom($|\/)/, /^@radix-ui\//, /^@tanstack\//, 'uqr'];

/**
 * Bundle the few lines that pick class names at run time: as a dependency they would bring vanilla-extract's compiler.
 */
const isBundled = (name: string) => name.includes('node_modules/');
const license = '/*! @vanilla-extract/sprinkles, MIT License, Copyright (c) 2021 SEEK */';

/** Code that needs the client: hooks, contexts and event handlers. */
const isInteractive = /\b(use([A-Z]\w*)?|createContext)\(|\bon[A-Z]\w*\b/;

/** Marks client modules for React's server components, which import the rest directly. */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk: (code, { fileName }) =>
    /\.css\.js$|^bundled\//.test(fileName) || !isInteractive.test(code) ? null : `'use client';\n${code}`,
};

/** Style sheets of a build each, by mode: one build has one style sheet. */
const sheets: Record<string, readonly string[]> = {
  reset: ['src/theme/reset.css.ts'],
  controls: [
    'src/theme/styles.css.ts',
    'src/theme/{text,visually-hidden}.css.ts',
    'src/components/goods-card/goods-own.css.ts',
    ...controlFolders.map((name) => `src/components/${name}/*.css.ts`),
  ],
};

/** Writes the sheet alone, next to the rest. */
const sheetOnly = (mode: string): Plugin => ({
  name: 'sheet-only',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const file of Object.keys(bundle)) if (file !== `${mode}.css`) delete bundle[file];
  },
});

export default defineConfig(({ mode }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => partPrefix + hash }),
    sheets[mode] ? sheetOnly(mode) : useClient,
  ],
  build: {
    target: 'es2022',
    emptyOutDir: !sheets[mode],
    cssCodeSplit: false,
    minify: false,
    cssMinify: true,
    sourcemap: !sheets[mode],
    lib: {
      entry: sheets[mode]?.flatMap((pattern) => globSync(pattern, { cwd: import.meta.dirname })) ?? [
        'src/index.ts',
        'src/theme.ts',
        'src/texts/english.ts',
        'src/theme/styles.css.ts',
        'src/doctor/main.ts',
      ],
      formats: ['es'],
      cssFileName: sheets[mode] ? mode : 'styles',
    },
    rolldownOptions: {
      external,
      // One module each, so an app loads only the parts it imports.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm drops folders named node_modules from packages.
        entryFileNames: ({ name }) => `${isBundled(name) ? name.replace(/^.*node_modules\//, 'bundled/') : name}.js`,
        banner: ({ name }) => (isBundled(name) ? license : ''),
      },
    },
  },
}));
