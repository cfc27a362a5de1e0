import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const chromium = process.env.CHROMIUM || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

/** All stories in Chromium: played, with axe in light and in dark, compared with how they looked. */
const stories: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin(), storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  // Found once, a dependency seen late would reload the page under a running story.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@tanstack/react-virtual',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
  test: {
    name: 'stories',
    env: { VITE_TESTED: '1' },
    // A busy machine makes a story slow, and never fail.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(chromium ? { executablePath: chromium } : {}),
          args: ['--no-sandbox', '--font-render-hinting=none'],
        },
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      }),
    },
  },
};

export default defineConfig({
  test: {
    resolveSnapshotPath: (path, extension) =>
      new URL(`../../packages/ui/looks/${basename(path, '.stories.tsx')}${extension}`, import.meta.url).pathname,
    projects: [
      {
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] },
        plugins: [vanillaExtractPlugin()],
      },
      stories,
    ],
  },
});
