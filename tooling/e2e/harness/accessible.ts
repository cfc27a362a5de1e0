import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page by WCAG 2.2 AA, in words. */
export async function accessFaults(page: Page): Promise<string[]> {
  // What fades in has less contrast until it is there.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // The other mode opens a window for each page in order to see into frames; the shop has none. What is well need not
  // be described: that took most of the time.
  const { violations } = await new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
}
