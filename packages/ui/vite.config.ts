import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

/** What a using app brings or installs itself. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^@tanstack\//, /^@vanilla-extract\//, 'uqr'];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    minify: false,
    lib: { entry: ['src/index.ts', 'src/theme.ts', 'src/theme/global.css.ts'], formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external,
      // A module each, so that an app carries only the parts it imports.
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
