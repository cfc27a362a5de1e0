import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * A journey that moves the clock of its page. What Playwright installs for it can outlive the reset of a context that is
 * used again, so this one differs in an option, and gets a context of its own.
 */
export const clockTest = test.extend({ serviceWorkers: 'block' });

/** Stops the clock of the page, which is installed, a minute on: from then on time passes by `page.clock` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Waits for a state while the stopped clock moves by single milliseconds: what waits for its turn alone gets it. */
export async function expectSoon(page: Page, state: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await state();
  }).toPass();
}
