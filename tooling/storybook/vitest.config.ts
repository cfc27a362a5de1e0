import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { patience, reporters } from '../verify/vitest.config.ts';
import { dependencies, styles } from './.storybook/vite.config.ts';

const chromium = process.env.CHROMIUM || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

/**
 * Stories in Chromium: played, with axe in light and in dark, compared with how they looked. Each file loads a window of its
 * own, also one that holds no test: Storybook by itself leaves out the documentation of this folder alone.
 */
const inBrowser = (name: string, exclude: string[]): TestProjectInlineConfiguration => ({
  plugins: [
    styles(),
    msw({ mode: 'worker-only' }),
    storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
  ],
  // Only documentation shows them.
  define: { TYPES_OF_PARTS: '{}' },
  optimizeDeps: { include: dependencies },
  test: {
    name,
    env: { VITE_TESTED: '1' },
    exclude: ['../../**/*.mdx', ...exclude],
    ...patience,
    browser: {
      enabled: true,
      connectTimeout: 300_000,
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
});

export default defineConfig({
  test: {
    ...reporters,
    // Without it, a run outside CI writes a missing snapshot and passes.
    update: 'none',
    resolveSnapshotPath: (path, extension) =>
      new URL(`../../packages/ui/looks/${basename(path, '.stories.tsx')}${extension}`, import.meta.url).pathname,
    projects: [
      {
        test: { ...patience, name: 'unit', environment: 'node', include: ['{src,record}/**/*.test.ts'] },
        plugins: [vanillaExtractPlugin()],
      },
      inBrowser('stories', ['../../apps/**', 'src/**']),
      inBrowser('desk', ['../../{packages,apps/shop}/**', 'src/**']),
      // Before a release only: a page takes ten times as long as a part.
      inBrowser('pages', ['../../{packages,apps/desk}/**']),
    ],
  },
});
