import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** What a using app brings or installs itself. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^@radix-ui\//, /^@tanstack\//, 'uqr'];

/** The few lines that choose class names at run time come along: as a dependency they would bring vanilla-extract's compiler. */
const isBundled = (name: string) => name.includes('node_modules/');
const license = '/*! @vanilla-extract/sprinkles, MIT License, Copyright (c) 2021 SEEK */';

/** What only runs in a browser, or in the server's rendering of it: hooks, contexts and what answers to a press. */
const isInteractive = /\b(use([A-Z]\w*)?|createContext)\(|\bon[A-Z]\w*\b/;

/** Says so for React's server components, which import the rest as it is. */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk: (code, { fileName }) =>
    /\.css\.js$|^bundled\//.test(fileName) || !isInteractive.test(code) ? null : `'use client';\n${code}`,
};

export default defineConfig({
  plugins: [vanillaExtractPlugin(), useClient],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    minify: false,
    cssMinify: true,
    lib: {
      entry: ['src/index.ts', 'src/theme.ts', 'src/texts/english.ts', 'src/theme/global.css.ts'],
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external,
      // A module each, so that an app carries only the parts it imports.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm leaves folders called node_modules out of what it packs.
        entryFileNames: ({ name }) => `${isBundled(name) ? name.replace(/^.*node_modules\//, 'bundled/') : name}.js`,
        banner: ({ name }) => (isBundled(name) ? license : ''),
      },
    },
  },
});
