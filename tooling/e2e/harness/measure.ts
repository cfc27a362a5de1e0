import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { watchRequests } from './requests.ts';

const LATER_MS = 1_000;

/** Opens the path and waits until the page is idle; returns all loaded scripts, compressed as sent. */
export async function scriptsUntilQuiet(page: Page, path: string): Promise<{ kib: number; scripts: string[] }> {
  const bodies: { url: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push({ url: response.url(), body: response.body() });
  });
  // Parts that the page delays this long, such as popups, are not part of the first view, on any machine.
  await page.addInitScript((laterMs) => {
    const { setTimeout } = window;
    const soonOrNever = (run: () => void, ms = 0) => (ms < laterMs ? setTimeout(run, ms) : 0);
    Object.assign(window, { setTimeout: soonOrNever });
  }, LATER_MS);
  const { rest } = watchRequests(page);
  await page.goto(path);
  await rest();
  const sizes = await Promise.all(
    bodies.map(async ({ url, body }) => ({ url: new URL(url).pathname, size: brotliCompressSync(await body).length })),
  );
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  return { kib: total / 1024, scripts: sizes.map(({ url, size }) => `${url} ${(size / 1024).toFixed(1)}`) };
}

interface Shift {
  readonly value: number;
  readonly nodes: readonly string[];
}

/** Records layout shifts without user input, from the first paint. */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        );
        shifts.push({ value: entry.value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });

    interface LayoutShift {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
