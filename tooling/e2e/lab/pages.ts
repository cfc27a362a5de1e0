import type { Browser } from '@playwright/test';
import { getRoute, href, type RouteName } from '@yaoji/routes';
import { Buyer } from '../harness/buyer.ts';
import { type Samples, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { phone } from './devices.ts';
import type { Session } from './long-cart.ts';
import { respond } from './respond.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** Upper limits for a page; exceeding the first view's figures needs an explanation. */
const bounds: Readonly<Record<string, number>> = {
  lcp: 1_500,
  blocking: 300,
  shift: 0,
  beyondListKib: 25,
  toPaint: 100,
};

/** Cost of a page in addition to the list, which most visits have loaded before. */
interface PageFigures extends Visit {
  readonly beyondListKib: number;
  /** From a harmless press to the next paint; 0 if the page has none. */
  readonly toPaint: number;
}

/** Visits every page once, as a visitor if it is public and otherwise as a buyer, and reports its cost. */
export async function measurePages(browser: Browser, url: string, options: VisitOptions): Promise<void> {
  const { session, samples } = await enter(browser, url);
  const isFirst = new Set<RouteName>();
  const beyond: string[] = [];
  await visit(browser, url, options);
  const list = await visit(browser, url + href('list_index'), options);
  for (const { route, address, arrivals } of stationsFor('buyer', samples)) {
    if (isFirst.has(route) || arrivals[0] !== route) continue;
    isFirst.add(route);
    const storageState = getRoute(route).access === 'buyer' ? session : undefined;
    const visited = await visit(browser, url + address, { ...options, storageState });
    const toPaint = await press(browser, url + address, { ...options, storageState });
    const seen: PageFigures = { ...visited, beyondListKib: visited.scriptKib - list.scriptKib, toPaint };
    const line = describe(route, seen);
    console.log(line);
    const over = Object.entries(seen).filter(([key, figure]) => figure > (bounds[key] ?? Number.POSITIVE_INFINITY));
    if (over.length > 0) beyond.push(`${line} (${over.map(([key]) => key).join(', ')})`);
  }
  console.log(`${isFirst.size} pages; beyond ${JSON.stringify(bounds)}: ${beyond.length}`);
  for (const line of beyond) console.log(`  ${line}`);
}

const describe = (route: RouteName, { lcp, blocking, shift, scriptKib, beyondListKib, toPaint }: PageFigures) =>
  `${route.padEnd(26)} LCP ${lcp.toFixed(0).padStart(5)} ms, blocking ${blocking.toFixed(0).padStart(4)} ms, ` +
  `shift ${shift.toFixed(4)}, JavaScript ${scriptKib.toFixed(1)} KiB (list ${beyondListKib < 0 ? '−' : '+'} ` +
  `${Math.abs(beyondListKib).toFixed(1)}), press ${toPaint === 0 ? 'none' : `${toPaint.toFixed(0)} ms`}`;

/** Elements that can be pressed without changing the server: tabs, filters, sorting, disclosure. */
const harmless = [
  '[role="tab"][aria-selected="false"]',
  'a[href^="?"], nav a[href*="status="], nav a[href*="page="], nav a[href*="sort="]',
  'button[aria-expanded]',
  'summary',
  'input[type="checkbox"], input[type="radio"]',
].join();

/** Presses the first visible one, and returns the time to the next paint. */
async function press(browser: Browser, address: string, { storageState, slowdown }: VisitOptions): Promise<number> {
  let isThere = false;
  const { toPaint } = await respond(browser, '', { ...phone, ...(storageState ? { storageState } : {}) }, slowdown, {
    name: 'press',
    path: address,
    prepare: async (page) => {
      const main = page.locator('main');
      const found = main.locator(harmless).filter({ visible: true }).first();
      isThere = (await found.count()) > 0;
      return isThere ? found : main;
    },
  });
  return isThere ? toPaint : 0;
}

async function enter(browser: Browser, url: string): Promise<{ session: Session; samples: Samples }> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    const buyer = new Buyer(page, url);
    await buyer.enter('pharmacy');
    const samples = await samplesOf(page, buyer, true);
    return { session: await context.storageState(), samples };
  } finally {
    await context.close();
  }
}
