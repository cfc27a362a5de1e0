import type { Browser } from '@playwright/test';
import { getRoute, href, type RouteName } from '@yaoji/routes';
import { Buyer } from '../harness/buyer.ts';
import { type Samples, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { phone } from './devices.ts';
import type { Session } from './long-cart.ts';
import { respond } from './respond.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** The largest that a page may be: what a page beyond the first view's figures would have to explain. */
const bounds: Readonly<Record<string, number>> = {
  lcp: 1_500,
  blocking: 300,
  shift: 0,
  beyondListKib: 25,
  toPaint: 100,
};

/** What a page took, beside the list, which most visits have seen before it. */
interface PageFigures extends Visit {
  readonly beyondListKib: number;
  /** From a press that changes nothing on the server to the next paint; 0 where the page has nothing such. */
  readonly toPaint: number;
}

/** Visits every page once, as a visitor where it is open and else as a buyer, and tells what each took. */
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

/** What is pressed without changing anything on the server: tabs, what filters and sorts, what unfolds. */
const harmless = [
  '[role="tab"][aria-selected="false"]',
  'a[href^="?"], nav a[href*="status="], nav a[href*="page="], nav a[href*="sort="]',
  'button[aria-expanded]',
  'summary',
  'input[type="checkbox"], input[type="radio"]',
].join();

/** Presses the first of them that is in sight in the page itself, and tells how long the next paint took. */
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
