import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Interaction } from './interactions.ts';
import { observedOn } from './observed.ts';

const settleMs = 1_500;

export interface Response {
  /** From the input to the next paint, ms: what Chromium counts as interaction to next paint, in steps of 8. */
  readonly toPaint: number;
  /** The longest task between the input and the quiet after it, ms; 0 where none took 50. */
  readonly longestTask: number;
}

interface Observed {
  inputs: Record<number, number>;
  tasks: number[];
}

/** Does it once, on a page that nobody has touched, and watches what the browser makes of it. */
export async function respond(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  slowdown: number,
  { path, prepare, perform, outcome }: Interaction,
): Promise<Response> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.waitForTimeout(settleMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await (await observedOn<Observed>(page)).evaluate((observed) => {
      observed.inputs = {};
      observed.tasks = [];
    });
    await Promise.all([outcome(page), perform(page)]);
    await page.waitForTimeout(settleMs);
    return await read(page);
  } finally {
    await context.close();
  }
}

async function read(page: Page): Promise<Response> {
  const { inputs, tasks } = await (await observedOn<Observed>(page)).jsonValue();
  // The browser tells of no event that took less than 16 ms.
  return { toPaint: Math.max(16, ...Object.values(inputs)), longestTask: Math.max(0, ...tasks) };
}

/** Runs in the page, before anything of it. */
function observe() {
  const observed: Observed = { inputs: {}, tasks: [] };
  Object.assign(window, { observed });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  watch('event', (entry) => {
    const { interactionId = 0 } = entry as PerformanceEventTiming;
    if (interactionId === 0) return;
    observed.inputs[interactionId] = Math.max(observed.inputs[interactionId] ?? 0, entry.duration);
  });
  watch('longtask', ({ duration }) => observed.tasks.push(duration));
}
