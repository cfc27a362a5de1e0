import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import globalSetup from '../harness/global-setup.ts';
import { ShopServer } from '../harness/shop-server.ts';
import playwright from '../playwright.config.ts';
import { addGoods } from './catalogue.ts';
import { phone, wide } from './devices.ts';
import { everywhere, onWideWindows } from './interactions.ts';
import { fillLongCart } from './long-cart.ts';
import { measurePages } from './pages.ts';
import { type Response, respond } from './respond.ts';
import { type Visit, visit } from './visit.ts';

// Measures the first view (the built shop with 20,000 products, a phone's window, a slow processor, no cache), and how
// soon a buyer with 500 cart lines sees the result of actions; `pages`, only if named, visits every page once.
// pnpm lab [visits] [interactions] [pages] [--runs 5] [--slowdown 4] [--goods 20000] [--fast-4g]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    goods: { type: 'string', default: '20000' },
    'fast-4g': { type: 'boolean', default: false },
  },
});
const demonstrationGoods = 1_200;
const paths = { home: '/', list: '/list', search: '/search?keywords=lwdhw', detail: '/list/info/12' };
const slowdown = Number(values.slowdown);

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Measures cases in turn, so that other load on the machine affects all equally, after one round to warm up. */
async function inTurns<Case, Measured>(cases: Record<string, Case>, measure: (one: Case) => Promise<Measured>) {
  const measured: Record<string, Measured[]> = {};
  for (let run = 0; run <= Number(values.runs); run++) {
    for (const [name, one] of Object.entries(cases)) {
      const found = await measure(one);
      if (run > 0) measured[name] = [...(measured[name] ?? []), found];
    }
  }
  return Object.entries(measured);
}

async function measureVisits(browser: Browser, url: string) {
  const options = { slowdown, fast4g: values['fast-4g'] };
  for (const [name, seen] of await inTurns(paths, (path) => visit(browser, url + path, options))) {
    const of = (key: keyof Visit) => median(seen.map((one) => one[key]));
    console.log(
      `${name.padEnd(7)} LCP ${of('lcp').toFixed(0)} ms, blocking ${of('blocking').toFixed(0)} ms, shift ${of('shift').toFixed(3)}, ` +
        `JavaScript ${of('scriptKib').toFixed(1)} KiB, ${of('requests')} requests`,
    );
  }
}

async function measureInteractions(browser: Browser, url: string) {
  const storageState = await fillLongCart(browser, url);
  const cases = Object.fromEntries([
    ...everywhere.map((interaction) => [`${interaction.name}, phone`, { interaction, device: phone }] as const),
    ...[...everywhere, ...onWideWindows].map(
      (interaction) => [`${interaction.name}, wide`, { interaction, device: wide }] as const,
    ),
  ]);
  const measured = await inTurns(cases, ({ interaction, device }) =>
    respond(browser, url, { ...device, storageState }, slowdown, interaction),
  );
  for (const [name, seen] of measured) {
    const of = (key: keyof Response) => median(seen.map((one) => one[key])).toFixed(0);
    console.log(`${name.padEnd(40)} next paint ${of('toPaint')} ms, longest task ${of('longestTask')} ms`);
  }
}

const pages = (browser: Browser, url: string) => measurePages(browser, url, { slowdown, fast4g: values['fast-4g'] });
const parts = { visits: measureVisits, interactions: measureInteractions, pages };

const tidy = await globalSetup();
const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-lab-'));
try {
  cpSync(process.env.SEEDED_DATA ?? '', dataDir, { recursive: true });
  await addGoods(dataDir, Number(values.goods) - demonstrationGoods);
  const shop = await ShopServer.start(dataDir);
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    console.log(`${values.goods} goods, processor ${slowdown} times slower, medians of ${values.runs}`);
    for (const [name, measure] of Object.entries(parts)) {
      const isAsked = positionals.length === 0 ? name !== 'pages' : positionals.includes(name);
      if (isAsked) await measure(browser, shop.url);
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  tidy();
}
