import type { Page } from '@playwright/test';

const PATIENCE_MS = 5_000;

/**
 * Lets `goto` return once React has taken over what the server rendered, as a person would, who is slower than a
 * script: what is pressed before that does nothing. An address without a page of the shop is not waited for long.
 */
export function waitUntilAlive(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (...address) => {
    const answer = await goTo(...address);
    await page.waitForFunction(isAlive, undefined, { timeout: PATIENCE_MS, polling: 50 }).catch(() => undefined);
    return answer;
  };
}

const isAlive = () => {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
};
