import type { Browser } from '@playwright/test';
import { getRoute, type RouteName } from '@yaoji/routes';
import { Buyer } from '../harness/buyer.ts';
import { type Samples, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import type { Session } from './long-cart.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** The largest that a page may be: what a page beyond the first view's figures would have to explain. */
const bounds: Record<'lcp' | 'blocking' | 'shift', number> = { lcp: 1_500, blocking: 300, shift: 0 };

/** Visits every page once, as a visitor where it is open and else as a buyer, and tells what each took. */
export async function measurePages(browser: Browser, url: string, options: VisitOptions): Promise<void> {
  const { session, samples } = await enter(browser, url);
  const isFirst = new Set<RouteName>();
  const beyond: string[] = [];
  await visit(browser, url, options);
  for (const { route, address, arrivals } of stationsFor('buyer', samples)) {
    if (isFirst.has(route) || arrivals[0] !== route) continue;
    isFirst.add(route);
    const storageState = getRoute(route).access === 'buyer' ? session : undefined;
    const seen = await visit(browser, url + address, { ...options, storageState });
    const line = describe(route, seen);
    console.log(line);
    if (Object.entries(bounds).some(([key, most]) => seen[key as keyof typeof bounds] > most)) beyond.push(line);
  }
  console.log(`${isFirst.size} pages; beyond ${JSON.stringify(bounds)}: ${beyond.length}`);
  for (const line of beyond) console.log(`  ${line}`);
}

const describe = (route: RouteName, { lcp, blocking, shift, scriptKib }: Visit) =>
  `${route.padEnd(26)} LCP ${lcp.toFixed(0).padStart(5)} ms, blocking ${blocking.toFixed(0).padStart(4)} ms, ` +
  `shift ${shift.toFixed(4)}, JavaScript ${scriptKib.toFixed(1)} KiB`;

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
