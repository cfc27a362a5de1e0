import type { Browser } from '@playwright/test';
import { phone } from './devices.ts';
import type { Session } from './long-cart.ts';
import { observedOn } from './observed.ts';

/** Chromium's definition of fast 4G. */
const fast4g = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

const quietMs = 1_000;

export interface Visit {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Total task time beyond 50 ms each, ms. */
  readonly blocking: number;
  readonly shift: number;
  readonly scriptKib: number;
  readonly requests: number;
}

export interface VisitOptions {
  readonly slowdown: number;
  readonly fast4g: boolean;
  /** The viewer; default a visitor. */
  readonly storageState?: Session | undefined;
}

interface Observed {
  lcp: number;
  blocking: number;
  shift: number;
}

/** Opens a page with empty caches, and records it until idle. */
export async function visit(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  const { storageState } = options;
  const context = await browser.newContext({ ...phone, ...(storageState ? { storageState } : {}) });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
    if (options.fast4g) await session.send('Network.emulateNetworkConditions', fast4g);
    await page.addInitScript(observe);

    let requests = 0;
    let scriptBytes = 0;
    const scripts = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (request.url.startsWith('data:')) return;
      requests++;
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });

    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(quietMs);
    const observed = await (await observedOn<Observed>(page)).jsonValue();
    return { ...observed, scriptKib: scriptBytes / 1024, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function observe() {
  const observed = { lcp: 0, blocking: 0, shift: 0 };
  Object.assign(window, { observed });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  watch('longtask', ({ duration }) => (observed.blocking += duration - 50));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shift += value;
  });
}
