import { defineConfig } from 'vitest/config';
import { patience, reporters } from '../../tooling/verify/vitest.config.ts';

export default defineConfig({
  test: {
    ...patience,
    ...reporters,
    include: ['{src,demo}/**/*.test.ts'],
    globalSetup: ['src/db/testing/global-setup.ts'],
    setupFiles: ['src/testing/patience.ts'],
    // Each file has its own database, so files may run concurrently; modules need no isolation.
    isolate: false,
    maxWorkers: 2,
  },
});
