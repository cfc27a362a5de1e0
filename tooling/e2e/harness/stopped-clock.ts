import { expect, type Page } from '@playwright/test';

/** Stops the clock of the page, which is installed, a minute on: from then on time passes by `page.clock` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Waits for a state while the stopped clock moves by single milliseconds: what waits for its turn alone gets it. */
export async function expectSoon(page: Page, state: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await state();
  }).toPass({ timeout: 60_000 });
}
