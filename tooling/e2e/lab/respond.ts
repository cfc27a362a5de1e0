import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import type { Interaction } from './interactions.ts';
import { observedOn } from './observed.ts';

const settleMs = 1_500;

export interface Response {
  /** From the input to the next paint, ms: Chromium's interaction to next paint, in steps of 8. */
  readonly toPaint: number;
  /** The longest task from the input until idle, ms; 0 if none took 50. */
  readonly longestTask: number;
}

interface Observed {
  inputs: Record<number, number>;
  tasks: number[];
}

/** Performs it once on a fresh page, and records the browser's metrics. */
export async function respond(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  slowdown: number,
  { path, prepare, keys, outcome, shown }: Interaction,
): Promise<Response> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const gesture = await gestureOn(page, await prepare(page), keys, options.hasTouch);
    await page.waitForTimeout(settleMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await (await observedOn<Observed>(page)).evaluate((observed) => {
      observed.inputs = {};
      observed.tasks = [];
    });
    await Promise.all([outcome?.(page), gesture()]);
    await page.waitForTimeout(settleMs);
    const response = await read(page);
    if (shown) await expect(shown(page)).toBeVisible();
    return response;
  } finally {
    await context.close();
  }
}

/** The keys, or a press at its current position: with the pointer already there, or a finger. */
async function gestureOn(
  page: Page,
  target: Locator,
  keys: readonly string[] | undefined,
  isTouched: boolean | undefined,
): Promise<() => Promise<void>> {
  if (keys) {
    return async () => {
      for (const key of keys) await page.keyboard.press(key);
    };
  }
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not in the page.');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (isTouched) return () => page.touchscreen.tap(...at);
  await page.mouse.move(...at);
  return () => page.mouse.click(...at);
}

async function read(page: Page): Promise<Response> {
  const { inputs, tasks } = await (await observedOn<Observed>(page)).jsonValue();
  // The browser reports no event under 16 ms.
  return { toPaint: Math.max(16, ...Object.values(inputs)), longestTask: Math.max(0, ...tasks) };
}

/** Runs in the page before its own scripts. */
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
