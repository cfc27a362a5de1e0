import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is polled is drawn by a browser, beside compilers on the same processors.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Vite builds for people, also when a test asks it to.
    env: { NODE_ENV: 'production' },
  },
});
