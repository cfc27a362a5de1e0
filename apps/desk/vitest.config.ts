import { defineConfig, mergeConfig } from 'vitest/config';
import { patience, reporters } from '../../tooling/verify/vitest.config.ts';
import viteConfig from './vite.config.ts';

export default defineConfig(
  mergeConfig(viteConfig, {
    test: {
      ...patience,
      ...reporters,
      environment: 'happy-dom',
      setupFiles: ['src/testing/setup.ts'],
      restoreMocks: true,
      // Files share a window and its modules, which would otherwise load again for each file.
      isolate: false,
    },
  }),
);
