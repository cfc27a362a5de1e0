import type { Page } from '@playwright/test';

const PATIENCE_MS = 5_000;

/**
 * Lets `goto` return once React has taken over what the server rendered, as a person would, who is slower than a
 * script: what is pressed before that is done later. An address without a page of the shop is not waited for long.
 */
export function waitUntilAlive(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (...address) => {
    const answer = await goTo(...address);
    await page.waitForFunction(isAlive, undefined, { timeout: PATIENCE_MS, polling: 50 }).catch(() => undefined);
    return answer;
  };
}

const isAlive = () => document.documentElement.hasAttribute('data-alive') && document.querySelector('main h1') !== null;
