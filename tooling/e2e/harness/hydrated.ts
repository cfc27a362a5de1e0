import type { Page } from '@playwright/test';

/**
 * Makes `goto` wait until React has hydrated the page, like a person, who is slower than a script: earlier clicks are
 * replayed later. Navigating with `commit` skips this, to examine the page before hydration.
 */
export function waitUntilHydrated(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goTo(url, options);
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return answer;
  };
}

/** Resolves once React has hydrated the page. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated, undefined, { polling: 50 });

const isHydrated = () =>
  document.documentElement.hasAttribute('data-hydrated') && document.querySelector('main h1') !== null;
