import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience, reporters } from '../../tooling/verify/vitest.config.ts';

/** Tests that need a browser are stories, which run in `tooling/storybook`. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { ...patience, ...reporters, environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
