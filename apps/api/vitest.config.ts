import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,demo}/**/*.test.ts'],
    globalSetup: ['src/db/testing/global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Each file has a database of its own, so that files may run side by side; the modules need no isolation.
    isolate: false,
    maxWorkers: 2,
  },
});
