import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Buyer, PASSWORD } from './buyer.ts';
import { type Desk, deskOf } from './desk.ts';
import { waitUntilHydrated } from './hydrated.ts';
import { Mailbox } from './mailbox.ts';
import { recordCalls, watch } from './page-watch.ts';
import { ShopServer } from './shop-server.ts';

interface Options {
  /** Expected error statuses, or words of an expected error: the browser reports each on its console. */
  readonly refusals: readonly (number | string)[];
}

interface Fixtures {
  readonly buyer: Buyer;
}

interface WorkerFixtures {
  /** Journeys that change shared data (stock, balances, coupons) use another shop name, with separate servers. */
  readonly shopName: string;
  /** Whether the shop has the demonstration or is empty. Only for journeys with a separate shop. */
  readonly seed: 'demo' | 'none';
  /** How the shop sends codes; journeys by e-mail have a separate shop. */
  readonly codesBy: 'sms' | 'email';
  readonly mailbox: Mailbox;
  readonly shop: ShopServer;
  /** The desk as the owner of the demonstration. */
  readonly desk: Desk;
}

/** Watches every page: the console stays clean and no request leaves the host. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  refusals: [[], { option: true }],

  shopName: ['shared', { option: true, scope: 'worker' }],

  seed: ['demo', { option: true, scope: 'worker' }],

  codesBy: ['sms', { option: true, scope: 'worker' }],

  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
    async ({}, use) => {
      const mailbox = await Mailbox.open();
      await use(mailbox);
      mailbox.close();
    },
    { scope: 'worker' },
  ],

  shop: [
    async ({ shopName, seed, codesBy, mailbox }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `yaoji-${shopName}-`));
      if (seed === 'demo') cpSync(process.env.SEEDED_DATA ?? '', folder, { recursive: true });
      // A page sent without its data is a different page: on a busy machine the journeys wait for the data.
      const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailbox.port), SMTP_FROM: '药集 <shop@example.com>' };
      const shop = await ShopServer.start(folder, {
        TRUST_PROXY: 'yes',
        SEED: seed,
        RENDER_WITHIN_MS: '60000',
        ...(codesBy === 'email' && { SANDBOX_MESSAGES: 'no', ...smtp }),
      });
      await use(shop);
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 0 },
  ],

  desk: [
    async ({ playwright, shop }, use) => {
      const context = await playwright.request.newContext();
      const desk = deskOf(context, shop);
      await desk('logIn', { body: { username: 'owner', password: PASSWORD } });
      await use(desk);
      await context.dispose();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  context: async ({ context, shop, refusals }, use, testInfo) => {
    // A unique client address: too many attempts in one journey slow down no other.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
    const before = shop.output.length;
    const problems = watch(context, [shop.url, shop.deskUrl], refusals);
    const calls = recordCalls(context);
    await use(context);
    // The context is reset on a blank page, which a page still navigating would interrupt.
    await Promise.all(context.pages().map(closePage));
    const said = shop.output.slice(before);
    if (testInfo.status !== testInfo.expectedStatus) {
      if (said) await testInfo.attach('server output', { body: said });
      await testInfo.attach('calls', { body: calls.join('\n') });
    }
    expect(problems, 'the console is clean and no request leaves the host').toEqual([]);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilHydrated(page);
    await use(page);
  },

  buyer: async ({ page, shop }, use) => use(new Buyer(page, shop.url)),
});

/** Chromium forgets to close a page that reloads at that time: repeat until it is closed. */
async function closePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const isClosed = async () => {
    // It may be gone before Playwright notices.
    if (!page.isClosed()) await browser?.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => {});
    return page.isClosed();
  };
  await expect.poll(isClosed, { intervals: [20, 100, 500] }).toBe(true);
  await browser?.detach();
}

const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`;

export { expect };
