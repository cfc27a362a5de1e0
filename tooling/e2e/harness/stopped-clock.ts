import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * A journey with a fake clock. Playwright's fake can outlive the reset of a reused context, so a differing option
 * forces a new context.
 */
export const clockTest = test.extend({ serviceWorkers: 'block' });

/** Stops the page's installed clock a minute later: from then on only `page.clock` moves time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Waits for a state while the stopped clock advances by milliseconds: enough only for work waiting for its turn. */
export async function expectSoon(page: Page, state: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await state();
  }).toPass();
}
