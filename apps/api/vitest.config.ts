import { defineConfig } from 'vitest/config';
import { patience, reporters } from '../../tooling/verify/vitest.config.ts';

export default defineConfig({
  test: {
    ...patience,
    ...reporters,
    include: ['{src,demo}/**/*.test.ts'],
    globalSetup: ['src/db/testing/global-setup.ts'],
    // Each file has a database of its own, so that files may run side by side; the modules need no isolation.
    isolate: false,
    maxWorkers: 2,
  },
});
