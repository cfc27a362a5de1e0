import { defineConfig } from 'vitest/config';
import { patience, reporters } from '../verify/vitest.config.ts';

export default defineConfig({
  test: {
    ...patience,
    ...reporters,
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/global-setup.ts',
    maxWorkers: 2,
    // Builds for production, even when a test runs Vite.
    env: { NODE_ENV: 'production' },
  },
});
