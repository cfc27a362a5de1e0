import { defineConfig } from 'vitest/config';
import { patience, reporters } from '../../tooling/verify/vitest.config.ts';

export default defineConfig({
  test: {
    ...patience,
    ...reporters,
    include: ['src/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/testing/**', 'src/index.ts', 'src/**/types.ts', 'src/promotions/step.ts'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
