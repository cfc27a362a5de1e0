import { defineConfig } from '@playwright/test';
import { withoutSuggestions } from './harness/browser-features.ts';

const { CHROMIUM, REPORT } = process.env;
/** Preserves Chinese names of downloads in any locale. */
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

const PATIENCE_MS = 120_000;

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'journeys',
  // Journeys that run before a release only are part of `pnpm walk`.
  grepInvert: /@walk/,
  globalSetup: './harness/global-setup.ts',
  // Each worker runs its own shop; more workers than cores only slow down every page.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // No journey has a time limit: `tooling/verify` ends one that makes no progress. Only expected states have one.
  timeout: 0,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  outputDir: 'test-results',
  reporter: REPORT ? [['../verify/src/report-tests.ts'], ['dot'], ['json', { outputFile: REPORT }]] : [['list']],
  use: {
    ...desktop,
    reuseContext: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: PATIENCE_MS,
    // Recording every journey costs too much on a busy machine: enable it for a failing one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      env,
      args: [
        '--no-sandbox',
        // Makes text as wide as in a headed browser.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        withoutSuggestions,
      ],
    },
  },
});
