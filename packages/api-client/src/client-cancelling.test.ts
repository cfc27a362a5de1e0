import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type Operation, operations } from './index.ts';
import { answerJson, startServer, type TestServer } from './testing/http-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** Calls started in one turn are in flight together: the earliest answer comes in a later turn. */
async function serve(respond: Parameters<typeof startServer>[0] = answerWithAddress) {
  server = await startServer(respond);
  const onError = vi.fn();
  return { api: createApiClient({ baseUrl: server.url, onError }), onError };
}

const answerWithAddress: Parameters<typeof startServer>[0] = (response, { url }) =>
  answerJson(response, 200, { code: 200, message: '', data: url });

describe('[E8] repeats', () => {
  it('of 50 calls to one path only the last answers, and the others are silent', async () => {
    const { api, onError } = await serve();
    const pages = Array.from({ length: 50 }, (_, index) => index + 1);
    const outcomes = await Promise.all(pages.map((page) => api.call(operations.listGoods, { query: { page } })));
    expect(outcomes.filter((outcome) => outcome.ok)).toEqual([
      { ok: true, data: '/api/goods/list?page=50', message: '' },
    ]);
    const kinds = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.kind]));
    expect(new Set(kinds)).toEqual(new Set(['cancelled']));
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    ['C022', operations.addCartLines, { body: { params: [{ goods_id: 1, number: '1' }] } }],
    ['C012', operations.addFavorites, { body: { goods_ids: [1] } }],
    ['C013', operations.cancelFavorites, { body: { goods_ids: [1] } }],
  ] as const)('never cancel %s', async (_, operation: Operation, input) => {
    const { api } = await serve();
    const outcomes = await Promise.all([1, 2, 3].map(() => api.call(operation, input as never)));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(server.requests).toHaveLength(3);
  });

  it('do not cancel another path, another method or another lane', async () => {
    const { api } = await serve();
    const body = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路1号' };
    const outcomes = await Promise.all([
      api.call(operations.getGoods, { params: { id: 1 } }),
      api.call(operations.getGoods, { params: { id: 2 } }),
      api.call(operations.listAddresses),
      api.call(operations.addAddress, { body }),
      api.call(operations.listGoods, {}, { lane: 'left' }),
      api.call(operations.listGoods, {}, { lane: 'right' }),
    ]);
    expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, true, true, true, true]);
  });

  it('ignore ended calls', async () => {
    const { api } = await serve();
    const first = await api.call(operations.getCart);
    const second = await api.call(operations.getCart);
    expect([first.ok, second.ok]).toEqual([true, true]);
  });
});

describe('the caller’s signal', () => {
  it('ends a running call silently', async () => {
    const controller = new AbortController();
    const { api, onError } = await serve(() => controller.abort());
    const call = api.call(operations.getCart, {}, { signal: controller.signal });
    expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled', reaction: { do: 'nothing' } } });
    expect(onError).not.toHaveBeenCalled();
  });

  it('that is aborted already sends nothing and cancels no earlier call', async () => {
    const { api } = await serve();
    const earlier = api.call(operations.getCart);
    const spent = await api.call(operations.getCart, {}, { signal: AbortSignal.abort() });
    expect(spent).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect((await earlier).ok).toBe(true);
    expect(server.requests).toHaveLength(1);
  });
});

it('a shared handler that throws does not make the call throw', async () => {
  server = await startServer((response) => response.writeHead(500).end());
  const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
  const onError = () => {
    throw new Error('handler');
  };
  const outcome = await createApiClient({ baseUrl: server.url, onError }).call(operations.getCart);
  expect(outcome.ok).toBe(false);
  expect(await thrown).toMatchObject({ message: 'handler' });
});
