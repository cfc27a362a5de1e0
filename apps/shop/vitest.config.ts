import { defineConfig, mergeConfig } from 'vitest/config';
import { patience, reporters } from '../../tooling/verify/vitest.config.ts';
import viteConfig from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      ...patience,
      ...reporters,
      environment: 'happy-dom',
      setupFiles: ['src/testing/setup.ts'],
      restoreMocks: true,
      // Files share a window and modules, which would otherwise reload for each; setup.ts cleans up after every test.
      isolate: false,
    },
  }),
);
