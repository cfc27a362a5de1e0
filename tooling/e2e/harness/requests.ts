import { expect, type Page, type Request } from '@playwright/test';

/** Requests of the page in flight; `isHeld` marks those that the journey delays itself. */
export function watchRequests(page: Page, isHeld: (request: Request) => boolean = () => false) {
  const inFlight = new Set<Request>();
  const forget = (request: Request) => void inFlight.delete(request);
  page.on('request', (request) => !isHeld(request) && inFlight.add(request));
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return {
    /** Waits until nothing is in flight and the idle page starts no more requests. */
    rest: async () => {
      do {
        await expect.poll(() => inFlight.size, { intervals: [20] }).toBe(0);
        for (const _ of [1, 2]) await page.evaluate(idle);
      } while (inFlight.size > 0);
    },
  };
}

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
