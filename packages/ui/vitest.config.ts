import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const chromium = process.env.CHROMIUM || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
        plugins: [vanillaExtractPlugin()],
      },
      {
        plugins: [
          vanillaExtractPlugin(),
          storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname }),
        ],
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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ['--no-sandbox'] },
              contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
            }),
          },
        },
      },
    ],
  },
});
