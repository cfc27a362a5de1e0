import type { Browser, BrowserContext } from '@playwright/test';
import type { Goods } from '@yaoji/api-client/wire';
import { Buyer } from '../harness/buyer.ts';

/** One less than the limit of a cart, so that products can be added. */
const lineCount = 499;

/** Logs in, adds 499 lines of two packs each to the cart, and returns the session. */
export async function fillLongCart(browser: Browser, url: string): Promise<Session> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const buyer = new Buyer(await context.newPage(), url);
    await buyer.enter('pharmacy');
    const goods: Goods[] = [];
    for (let page = 1; goods.length < lineCount; page++) {
      goods.push(
        ...(await buyer.findGoods(
          { inStock: true, page },
          ({ isBuyable, stock, packStep, purchaseCap }) =>
            isBuyable && Number(stock) >= 20 * Number(packStep) && Number(purchaseCap) === 0,
        )),
      );
    }
    await buyer.addAllToCart(goods.slice(0, lineCount).map((one) => [one, String(Number(one.packStep) * 2)]));
    const { lines } = await buyer.cart();
    if (lines.length < lineCount) throw new Error(`the cart took ${lines.length} lines`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
