import type { Page } from '@playwright/test';

/**
 * Lets `goto` return once React has taken over what the server rendered, as a person would, who is slower than a
 * script: what is pressed before that is done later. Who asks for the commit alone looks at what comes before that.
 */
export function waitUntilHydrated(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goTo(url, options);
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return answer;
  };
}

/** Until React has taken over the page that is shown. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated, undefined, { polling: 50 });

const isHydrated = () =>
  document.documentElement.hasAttribute('data-hydrated') && document.querySelector('main h1') !== null;
