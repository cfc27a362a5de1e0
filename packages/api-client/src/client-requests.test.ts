import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, operations, withToken } from './index.ts';
import { answerJson, startServer, type TestServer } from './testing/http-server.ts';
import { cartCodec, goodsFiltersCodec } from './wire/index.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer((response) => answerJson(response, 200, { code: 200, message: '', data: { total: 7 } }));
});
afterEach(() => server.close());

const received = () => {
  const request = server.requests[0];
  if (!request) throw new Error('nothing was received');
  return request;
};

describe('requests', () => {
  it('substitutes the path and nests the form in brackets', async () => {
    await createApiClient({ baseUrl: server.url }).call(operations.editCartLine, {
      params: { id: 12 },
      body: { params: { number: '30' }, new: 1 },
    });
    expect(received()).toMatchObject({ method: 'POST', url: '/api/cart/12/edit' });
    expect(received().headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(received().body).toBe('params%5Bnumber%5D=30&new=1');
  });

  it('sends a token instead of cookies, with the headers of every call', async () => {
    const sent: RequestInit[] = [];
    const send: typeof fetch = (input, init) => {
      sent.push(init ?? {});
      return fetch(input, init);
    };
    await createApiClient({ baseUrl: server.url, fetch: withToken('yj_token', send) }).call(operations.getCartTotal);
    expect(received().headers).toMatchObject({ authorization: 'Bearer yj_token', accept: 'application/json' });
    expect(received().headers['x-request-id']).toBeTruthy();
    expect(sent[0]?.credentials).toBe('omit');
  });

  it('repeats lists in the query and leaves out what is absent', async () => {
    const query = goodsFiltersCodec.write({ keywords: '100%_"', makers: ['同仁堂', 'A,B'], categoryIds: [3, 5] });
    await createApiClient({ baseUrl: `${server.url}/` }).call(operations.listGoods, { query });
    const url = new URL(received().url, server.url);
    expect(url.pathname).toBe('/api/goods/list');
    expect([...url.searchParams]).toEqual([
      ['category_id', '3,5'],
      ['keywords', '100%_"'],
      ['maker', '同仁堂'],
      ['maker', 'A,B'],
    ]);
  });

  it('sends PUT as a form too and DELETE without a body', async () => {
    const api = createApiClient({ baseUrl: server.url });
    const body = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路1号' };
    await api.call(operations.changeAddress, { params: { id: 4 }, body });
    await api.call(operations.deleteAddress, { params: { id: 4 } });
    expect(Object.fromEntries(new URLSearchParams(received().body))).toEqual(body);
    expect(server.requests[1]).toMatchObject({ method: 'DELETE', url: '/api/address/4', body: '' });
  });

  it('names each request and sends cookies along', async () => {
    const spy = vi.fn<typeof fetch>((...args) => fetch(...args));
    const api = createApiClient({ baseUrl: server.url, fetch: spy });
    const outcome = await api.call(operations.getCartTotal);
    await api.call(operations.getCartTotal);
    const ids = server.requests.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(spy.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    expect(outcome).toEqual({ ok: true, data: { total: 7 }, message: '' });
  });

  it('gives the data through the reader', async () => {
    const outcome = await createApiClient({ baseUrl: server.url }).call(
      operations.getCartTotal,
      {},
      { read: ({ total }) => total + 1 },
    );
    expect(outcome).toEqual({ ok: true, data: 8, message: '' });
  });

  it('measures a failed call with the clock option', async () => {
    let clock = 1000;
    const now = () => (clock += 250);
    const outcome = await createApiClient({ baseUrl: server.url, now }).call(
      operations.getCart,
      {},
      { read: (cart) => cartCodec.read(cart.data as never) },
    );
    expect(outcome).toMatchObject({ ok: false, error: { elapsedMs: 250, operation: 'getCart' } });
  });
});
