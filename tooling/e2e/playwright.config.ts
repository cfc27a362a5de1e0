import { defineConfig } from '@playwright/test';
import { withoutSuggestions } from './harness/browser-features.ts';

const { CHROMIUM, REPORT } = process.env;
/** Downloads keep their Chinese names whatever the machine speaks. */
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

const PATIENCE_MS = 120_000;

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'journeys',
  // `pnpm walk` has what is worth seeing before a release, but not at each change.
  grepInvert: /@walk/,
  globalSetup: './harness/global-setup.ts',
  // Each worker runs a shop of its own; more of them than cores only makes every page slower.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // No clock fails a journey: `tooling/verify` ends one that makes no progress. Only a state that is waited for has an end.
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
    // Recording every journey costs a busy machine more than it tells: ask for it where one has failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      env,
      args: [
        '--no-sandbox',
        // Text is as wide as in a browser with a window.
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
