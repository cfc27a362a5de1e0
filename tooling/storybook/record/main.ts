// Records the answers of the shop's server, with demonstration data, for the pages of src/shop/pages.ts, in
// recorded/<viewer>.json: pnpm --filter @yaoji/storybook record
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIResponse, type Browser, chromium, type Response } from 'playwright';
import { opened, pages, type Viewer } from '../src/shop/pages.ts';
import { startShop } from './start-shop.ts';

const root = join(import.meta.dirname, '../../..');
const recorded = join(import.meta.dirname, '../recorded');
const password = 'yaoji2026';
/** As high as the longest page, so that nothing waits for scrolling. */
const windows = [
  { width: 1440, height: 8000 },
  { width: 390, height: 8000 },
];

/** Requests that only count views are not recorded. */
const isShown = (path: string) => path.startsWith('/api/') && !path.endsWith('/page_view');

execFileSync('node', [join(root, 'tooling/bootstrap/build-stale.mjs'), 'shop', 'api'], { stdio: 'inherit' });
const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-record-'));
const shop = await startShop(root, dataDir);
const executablePath =
  process.env.CHROMIUM || ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  for (const viewer of new Set(Object.values(pages).map(({ as }) => as))) {
    const answers = await answersTo(browser, viewer);
    const lines = [...answers].sort(([one], [other]) => (one < other ? -1 : 1));
    const text = lines.map(([call, answer]) => `${JSON.stringify(call)}: ${JSON.stringify(answer)}`).join(',\n');
    writeFileSync(join(recorded, `${viewer}.json`), `{\n${text}\n}\n`);
    console.log(`${viewer}: ${answers.size} answers`);
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The server's answers for a viewer of every page, by `GET /api/…`. */
async function answersTo(browser: Browser, viewer: Viewer): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  // A document with data would request less.
  const shell = readFileSync(join(root, 'apps/shop/dist/index.html'), 'utf8');
  await context.route(`${shop.url}/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' })
      : route.continue(),
  );
  if (viewer !== 'visitor') {
    const login = await context.request.post(`${shop.url}/api/auth/login`, { form: { username: viewer, password } });
    if (!login.ok()) throw new Error(`${viewer} cannot log in: ${login.status()}`);
  }
  for (const viewport of windows) {
    for (const { at, as } of Object.values(pages)) {
      if (as !== viewer) continue;
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      const pending: Promise<unknown>[] = [];
      page.on('response', (response) => {
        const { pathname, search } = new URL(response.url());
        if (!isShown(pathname)) return;
        const call = `${response.request().method()} ${pathname}${search}`;
        const answered = answerOf(call, response).then((answer) => answers.set(call, answer));
        // Thrown below, after the page has loaded.
        answered.catch(() => {});
        pending.push(answered);
      });
      await page.goto(shop.url + at);
      // A slow machine may pause between the requests of one page.
      await page.waitForFunction(() => document.querySelector('main') && !document.querySelector('[aria-busy="true"]'));
      await page.waitForLoadState('networkidle');
      await Promise.all(pending);
      await page.close();
    }
  }
  for (const path of opened[viewer]) {
    const call = `GET ${path}`;
    answers.set(call, await answerOf(call, await context.request.get(shop.url + path)));
  }
  await context.close();
  return answers;
}

/** A page without one of its answers would be recorded as an error. */
async function answerOf(call: string, response: Response | APIResponse): Promise<unknown> {
  if (!response.ok()) throw new Error(`${call} answered ${response.status()}`);
  return response.json();
}
