// Measures how soon a key pressed in a quantity of a long cart is painted, and how much React renders for it. node
// bench/cart-lines.ts [--lines 500] [--slowdown 4] [--runs 3]
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '500' },
    slowdown: { type: 'string', default: '4' },
    runs: { type: 'string', default: '3' },
  },
});
const [lines, slowdown, runs] = [Number(values.lines), Number(values.slowdown), Number(values.runs)];
const pressesPerRun = 20;

type Press = { toPaintMs: number; drawn: number };

const root = join(import.meta.dirname, 'page');
const site = await mkdtemp(join(tmpdir(), 'cart-lines-'));
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin()],
  // A profiling build of React, which reports its renders.
  resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
  build: { outDir: site, emptyOutDir: true },
});
const server = await preview({
  root,
  configFile: false,
  build: { outDir: site },
  preview: { host: '127.0.0.1', port: 0 },
});
const executablePath = process.env.CHROMIUM || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The page has no address.');
  const few: Press[] = [];
  const many: Press[] = [];
  // Alternate, so that other load on the machine affects both alike.
  for (let run = 0; run < runs; run += 1) {
    few.push(...(await pressKeys(browser, `${url}?lines=10`)));
    many.push(...(await pressKeys(browser, `${url}?lines=${lines}`)));
  }
  report(10, few);
  report(lines, many);
} finally {
  await browser.close();
  await server.close();
  await rm(site, { recursive: true, force: true });
}

/** Presses keys in visible quantity fields, further down each time. */
async function pressKeys(within: Browser, url: string): Promise<Press[]> {
  const page = await within.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchKeys);
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const presses: Press[] = [];
  for (let press = 0; press < pressesPerRun; press += 1) presses.push(await pressKey(page, press));
  await page.close();
  return presses;
}

async function pressKey(page: Page, press: number): Promise<Press> {
  if (press % 5 === 0) await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
  const fields = page.getByRole('spinbutton');
  const field = fields.nth(Math.min(press % 5, (await fields.count()) - 1));
  await field.focus();
  // By now everything scrolled into view is rendered and measured.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.waitForTimeout(300);
  const before = await field.inputValue();
  await page.evaluate(() => {
    window.drawn.clear();
    window.keyPaints.length = 0;
  });
  await field.press('ArrowUp');
  // The quantity is sent 200 ms after the key, and the line renders again with it.
  await page.waitForTimeout(400);
  if ((await field.inputValue()) === before) throw new Error('The key changed nothing.');
  return page.evaluate(() => ({ toPaintMs: Math.max(...window.keyPaints), drawn: window.drawn.size }));
}

/** From the event's timestamp to the end of the frame that shows its effect. */
function watchKeys() {
  window.keyPaints = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.keyPaints.push(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      });
    },
    true,
  );
}

function report(count: number, presses: readonly Press[]) {
  const times = presses.map(({ toPaintMs }) => toPaintMs).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  const drawn = Math.max(...presses.map((press) => press.drawn));
  console.log(
    `${count} lines, ${slowdown}× slow-down, ${times.length} presses: key to paint ${at(0.5)} ms median, ` +
      `${at(0.95)} ms p95, ${at(1)} ms worst; at most ${drawn} line(s) drawn for one`,
  );
}
