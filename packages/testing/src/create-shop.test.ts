import { createApiClient, operations } from '@yaoji/api-client';
import { goodsListingCodec } from '@yaoji/api-client/wire';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createShop, type ShopOptions } from './create-shop.ts';
import { shopSuite } from './suite/index.ts';

const baseUrl = 'http://shop.test';
const now = new Date('2026-11-20T04:00:00Z');
const network = setupServer();
network.listen({ onUnhandledFrame: 'error' });
afterAll(() => network.close());

describe('the handlers', () => {
  shopSuite(async () => {
    network.use(...createShop({ isSignedIn: false, now: () => now }).handlers);
    return { baseUrl, fetch: (...args) => fetch(...args) };
  });
});

describe('for tests and stories', () => {
  const api = createApiClient({ baseUrl });
  afterEach(() => network.resetHandlers());
  const open = (options: ShopOptions = {}) => {
    const shop = createShop({ now: () => now, ...options });
    network.use(...shop.handlers);
    return shop;
  };

  test('a call fails on demand, once', async () => {
    const shop = open();
    shop.fail('getCartTotal', 'NETWORK');
    expect(await api.call(operations.getCartTotal)).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(await api.call(operations.getCartTotal)).toMatchObject({ ok: true, data: { total: 0 } });
  });

  test('a call fails with an error of the contract, as often as wanted', async () => {
    const shop = open();
    shop.fail('getCartTotal', 'tooManyRequests', { times: 2, message: '请稍后再试' });
    for (const ok of [false, false, true]) expect((await api.call(operations.getCartTotal)).ok).toBe(ok);
    shop.fail('getCartTotal', 'tooManyRequests', { message: '请稍后再试' });
    expect(await api.call(operations.getCartTotal)).toMatchObject({
      error: { kind: 'refused', code: 429, message: '请稍后再试' },
    });
  });

  test('an operation without a handler says which one it is', async () => {
    open();
    const outcome = await api.call(operations.getWorkbench);
    expect(outcome.error?.message).toBe('@yaoji/testing has no handler for getWorkbench (get /api/user/workbench).');
  });

  test('a catalogue of its own has no promotions of the samples', async () => {
    open({ goods: [{ id: 7, name: '创可贴', price: '3.00', stock: '10' }] });
    const outcome = await api.call(operations.listGoods, { query: {} }, { read: goodsListingCodec.read });
    expect(outcome.data?.list).toMatchObject([
      { id: 7, price: '3.00', packStep: '1', activities: [], isBuyable: true },
    ]);
  });

  test('a change of the state shows at the next call', async () => {
    const { state } = open();
    state.buyer.isContractSigned = false;
    const outcome = await api.call(operations.getGoods, { params: { id: 1 } });
    expect(outcome.data?.goods.cant_buy_reason?.code).toBe('CONTRACT_UNSIGNED');
  });

  test('each product has a picture', async () => {
    open();
    const picture = await fetch(`${baseUrl}/pictures/goods/1/1.svg`);
    expect([picture.headers.get('content-type'), (await picture.text()).slice(0, 4)]).toEqual([
      'image/svg+xml',
      '<svg',
    ]);
    expect((await fetch(`${baseUrl}/pictures/goods/999/1.svg`)).status).toBe(404);
  });
});
