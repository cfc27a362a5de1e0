import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Buyer } from './buyer.ts';
import { watch } from './page-watch.ts';
import { ShopServer } from './shop-server.ts';

interface Options {
  /** Statuses by which the server refuses something in this journey; the browser tells each on its console. */
  readonly refusals: readonly number[];
}

interface Fixtures {
  readonly buyer: Buyer;
}

interface WorkerFixtures {
  readonly shop: ShopServer;
}

/** Every page is watched: the console stays clean and no request leaves the host. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  refusals: [[], { option: true }],

  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'yaoji-shop-'));
      cpSync(process.env.SEEDED_DATA ?? '', folder, { recursive: true });
      const shop = await ShopServer.start(folder);
      await use(shop);
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  context: async ({ context, shop, refusals }, use, testInfo) => {
    const before = shop.output.length;
    const problems = watch(context, shop.url, refusals);
    await use(context);
    const said = shop.output.slice(before);
    if (testInfo.status !== testInfo.expectedStatus && said) await testInfo.attach('server output', { body: said });
    expect(problems, 'the console is clean and no request leaves the host').toEqual([]);
  },

  buyer: async ({ page, shop }, use) => use(new Buyer(page, shop.url)),
});

export { expect };
