import { errorCodes } from '@yaoji/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartSuite } from './cart-suite.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { goodsSuite } from './goods-suite.ts';
import { type Name, names, openShop } from './open-shop.ts';
import { orderSuite } from './order-suite.ts';

/** A shop with the products and promotions of `sampleCatalogue`, and the default account, before the log-in. */
export interface Backend {
  baseUrl: string;
  /** Sends cookies, like a browser. */
  fetch: typeof fetch;
}

const account = { username: 'pharmacy', password: 'yaoji2026' };

/** The behaviour of every shop, whether a server or handlers answer. */
export function shopSuite(open: () => Promise<Backend>): void {
  let client: CheckedClient;
  const shop = openShop(() => client);
  const { data, error, ids, cart } = shop;

  beforeAll(async () => {
    const { baseUrl, fetch } = await open();
    client = checkedClient(baseUrl, fetch);
    const { list } = await data('listGoods', { query: {} });
    for (const [key, name] of Object.entries(names))
      ids[key as Name] = list.find((each) => each.name === name)?.id ?? 0;
  });

  describe('as a visitor', () => {
    it('shows products without prices', async () => {
      const { list, total } = await data('listGoods', { query: {} });
      expect(total).toBe(12);
      expect(list.map(({ price, price_hidden }) => [price, price_hidden])).toEqual(list.map(() => [null, 'LOGIN']));
      expect(list.every(({ cant_buy_reason }) => cant_buy_reason?.code === 'LOGIN')).toBe(true);
    });

    it('knows nobody, and has no cart', async () => {
      expect(await data('getUserState')).toMatchObject({ show: false, id: 0, cart: 0 });
      expect(await error('getCart', { query: {} })).toMatchObject({
        kind: 'signedOut',
        code: errorCodes.signedOut.code,
      });
    });

    it('refuses a wrong password at its field, and takes the right one', async () => {
      const refused = await error('login', { body: { ...account, password: 'wrong-password' } });
      expect([refused.kind, Object.keys(refused.errors)]).toEqual(['invalid', ['password']]);
      expect(await data('login', { body: account })).toMatchObject({ show: true, username: 'pharmacy', is_passed: 1 });
    });
  });

  describe('as a buyer', () => {
    beforeAll(async () => {
      await data('login', { body: account });
    });
    beforeEach(async () => {
      const { data: lines } = await cart();
      if (lines.length > 0) await data('deleteCartLines', { body: { ids: lines.map(({ id }) => id) } });
    });

    goodsSuite(shop);
    cartSuite(shop);
    orderSuite(shop);

    it('logs out', async () => {
      await data('logout');
      expect(await data('getUserState')).toMatchObject({ show: false });
    });
  });
}
