import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
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

/** `--mode reset` writes `reset.css` alone, next to the rest: one build has one style sheet. */
const resetOnly: Plugin = {
  name: 'reset-only',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const file of Object.keys(bundle)) if (file !== 'reset.css') delete bundle[file];
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => partPrefix + hash }),
    mode === 'reset' ? resetOnly : useClient,
  ],
  build: {
    target: 'es2022',
    emptyOutDir: mode !== 'reset',
    cssCodeSplit: false,
    minify: false,
    cssMinify: true,
    sourcemap: mode !== 'reset',
    lib: {
      entry:
        mode === 'reset'
          ? ['src/theme/reset.css.ts']
          : ['src/index.ts', 'src/theme.ts', 'src/texts/english.ts', 'src/theme/styles.css.ts', 'src/doctor/main.ts'],
      formats: ['es'],
      cssFileName: mode === 'reset' ? 'reset' : 'styles',
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
