import type { Page } from '@playwright/test';

/**
 * Lets `goto` return once React has taken over what the server rendered, as a person would, who is slower than a
 * script: what is pressed before that is done later. Who asks for the commit alone looks at what comes before that.
 */
export function waitUntilAlive(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goTo(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isAlive, undefined, { polling: 50 });
    return answer;
  };
}

const isAlive = () => document.documentElement.hasAttribute('data-alive') && document.querySelector('main h1') !== null;
