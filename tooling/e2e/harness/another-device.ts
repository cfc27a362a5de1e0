import type { Page } from '@playwright/test';

/** Goes on as a device that has never been logged in. The page is left first: its last calls would be refused. */
export async function becomeAnotherDevice(page: Page): Promise<void> {
  await page.goto('about:blank', { waitUntil: 'commit' });
  await page.context().clearCookies();
}
