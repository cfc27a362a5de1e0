import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, createApiClient, errorCatalogue, errorCodes, operations } from './index.ts';
import { answerJson, startServer, type TestServer } from './testing/http-server.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function callServer(respond: (response: ServerResponse) => void, options: { timeoutMs?: number } = {}) {
  server = await startServer(respond);
  const heard: ApiError[] = [];
  const api = createApiClient({ baseUrl: server.url, onError: (error) => heard.push(error), ...options });
  return { api, heard, outcome: await api.call(operations.getCart) };
}

async function failureOf(
  respond: (response: ServerResponse) => void,
  options?: { timeoutMs?: number },
): Promise<ApiError> {
  const { outcome, heard } = await callServer(respond, options);
  if (outcome.ok) throw new Error('the call succeeded');
  expect(heard).toEqual(outcome.error.kind === 'cancelled' ? [] : [outcome.error]);
  return outcome.error;
}

const BUSY = '系统繁忙，请稍候再试';

describe('success', () => {
  it.each([200, 201, 10000])('[E1] code %i in the body is success', async (code) => {
    const { outcome } = await callServer((response) =>
      answerJson(response, 200, { code, message: '好', data: { total: 3 } }),
    );
    expect(outcome).toEqual({ ok: true, data: { total: 3 }, message: '好' });
  });

  it('[E1] needs the HTTP status to say so too', async () => {
    const error = await failureOf((response) => answerJson(response, 500, { code: 200, message: '', data: null }));
    expect(error.kind).toBe('busy');
  });
});

describe('the error catalogue, code in the body and code in the status', () => {
  const login = { do: 'login' };
  const invalid = { do: 'toast', tone: 'warning', text: '请填写收货人' };
  const contract = { do: 'toast-then-contract', text: '请先签署合同' };
  const busy = { do: 'toast', tone: 'error', text: BUSY };
  const refused = { do: 'alert', text: '优惠券已抢光' };
  const errors = { receiver: ['请填写收货人', '太短'], phone: ['电话有误'] };

  it.each([
    ['E2', 'body 10001', 200, { code: 10001, message: '', data: null }, 'signedOut', login],
    ['E2', 'body 401', 200, { code: 401, message: '', data: null }, 'signedOut', login],
    ['E2', 'status 401', 401, { code: 1, message: '', data: null }, 'signedOut', login],
    ['E2', 'status 401 without a body', 401, '', 'signedOut', login],
    ['E3', 'body 422', 200, { code: 422, message: '有误', data: null, errors }, 'invalid', invalid],
    ['E3', 'status 422', 422, { code: 1, message: '有误', data: null, errors }, 'invalid', invalid],
    ['E4', 'body 459', 200, { code: 459, message: '请先签署合同', data: null }, 'contractUnsigned', contract],
    ['E4', 'status 459', 459, { code: 1, message: '请先签署合同', data: null }, 'contractUnsigned', contract],
    [
      'E6',
      'body 42803',
      428,
      { code: 42803, message: '请输入动态验证码', data: null },
      'unverified',
      { do: 'nothing' },
    ],
    ['E6', 'body 42802', 428, { code: 42802, message: '请先验证身份', data: null }, 'unverified', { do: 'nothing' }],
    ['E5', 'body 500', 200, { code: 500, message: 'x', data: null }, 'busy', busy],
    ['E5', 'body 599', 200, { code: 599, message: 'x', data: null }, 'busy', busy],
    ['E5', 'status 500', 500, { code: 1, message: 'x', data: null }, 'busy', busy],
    ['E5', 'status 503 with HTML', 503, '<html>', 'busy', busy],
    ['E6', 'body 40905', 200, { code: 40905, message: '优惠券已抢光', data: null }, 'refused', refused],
    ['E6', 'status 404', 404, { code: 404, message: '优惠券已抢光', data: null }, 'refused', refused],
    [
      'E6',
      'status 409 that calls itself a success',
      409,
      { code: 200, message: '优惠券已抢光', data: null },
      'refused',
      refused,
    ],
    ['E6', 'body 600', 200, { code: 600, message: '优惠券已抢光', data: null }, 'refused', refused],
    ['E6', 'body 0', 200, { code: 0, message: '优惠券已抢光', data: null }, 'refused', refused],
  ])('[%s] %s', async (_rule, _case, status, body, kind, reaction) => {
    const error = await failureOf((response) =>
      typeof body === 'string' ? response.writeHead(status).end(body) : answerJson(response, status, body),
    );
    expect({ kind: error.kind, reaction: error.reaction, status: error.status }).toEqual({ kind, reaction, status });
    expect(errorCatalogue[error.kind].rule).toBe(_rule);
  });

  it('[E3] keeps the messages of every field', async () => {
    const error = await failureOf((response) =>
      answerJson(response, 422, { code: 422, message: '', data: null, errors }),
    );
    expect(error.errors).toEqual(errors);
  });

  it('[E3] takes a single message for a list of one', async () => {
    const body = { code: 422, message: '', data: null, errors: { phone: '电话有误' } };
    const error = await failureOf((response) => answerJson(response, 422, body));
    expect(error.errors).toEqual({ phone: ['电话有误'] });
  });

  it('carries the data that some codes fill', async () => {
    const { code } = errorCodes.linesRefused;
    const error = await failureOf((response) => answerJson(response, 409, { code, message: '', data: { lines: [1] } }));
    expect(error).toMatchObject({ code: 40902, data: { lines: [1] } });
  });
});

describe('[E10] a body that is no envelope', () => {
  it.each([
    ['broken JSON', 200, '{"code": 200, "mess'],
    ['HTML of a proxy', 200, '<html><body>登录网络</body></html>'],
    ['nothing', 200, ''],
    ['JSON of another shape', 200, '{"status":"ok"}'],
    ['a bare list', 200, '[]'],
    ['null', 200, 'null'],
    ['HTML with 404', 404, '<h1>Not Found</h1>'],
    ['an empty 422', 422, ''],
  ])('%s is unreadable and reads as busy', async (_, status, body) => {
    const error = await failureOf((response) => response.writeHead(status).end(body));
    expect(error).toMatchObject({ kind: 'unreadable', reaction: { do: 'toast', text: BUSY } });
  });

  it('an empty 500 is an error and not a success without data', async () => {
    const error = await failureOf((response) => response.writeHead(500, { 'content-length': '0' }).end());
    expect(error).toMatchObject({ kind: 'busy', status: 500, reaction: { text: BUSY } });
  });

  it('a body that is cut off is unreadable', async () => {
    const error = await failureOf((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"code":200,', () => response.destroy());
    });
    expect(error.kind).toBe('unreadable');
  });

  it('a server error with a truncated body keeps its status', async () => {
    const error = await failureOf((response) => {
      response.writeHead(503, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"code":503,', () => response.destroy());
    });
    expect(error).toMatchObject({ kind: 'busy', status: 503 });
  });

  it('data that cannot be read into the model is unreadable', async () => {
    const { api } = await callServer((response) => answerJson(response, 200, { code: 200, message: '', data: null }));
    const outcome = await api.call(operations.getCart, {}, { read: (cart) => cart.data.length });
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'unreadable', code: 200 } });
  });
});

describe('[E7] time-out', () => {
  it('asks for a refresh when no answer comes', async () => {
    const error = await failureOf(() => {}, { timeoutMs: 30 });
    expect(error).toMatchObject({
      kind: 'timeout',
      reaction: { do: 'refresh-dialog', text: '请求超时，请刷新页面' },
      canRetry: false,
    });
  });

  it('counts the body too', async () => {
    const error = await failureOf((response) => void response.writeHead(200).write('{"code":'), { timeoutMs: 60 });
    expect(error.kind).toBe('timeout');
  });

  it('is 30 seconds, even for a fetch that ignores its signal', async () => {
    vi.useFakeTimers();
    try {
      const api = createApiClient({ baseUrl: '', fetch: () => new Promise(() => {}) });
      let ended = false;
      const call = api.call(operations.getCart).finally(() => {
        ended = true;
      });
      await vi.advanceTimersByTimeAsync(29_999);
      expect(ended).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('[E9] offline', () => {
  it('a refused connection is offline, and a read may be tried again', async () => {
    const gone = await startServer(() => {});
    await gone.close();
    const api = createApiClient({ baseUrl: gone.url });
    const read = await api.call(operations.getCart);
    const write = await api.call(operations.claimCoupon, { params: { id: 1 } });
    expect(read).toMatchObject({
      error: { kind: 'offline', canRetry: true, reaction: { text: '网络异常，请检查网络连接' } },
    });
    expect(write).toMatchObject({ error: { kind: 'offline', canRetry: false } });
  });

  it('a connection that is closed before an answer is offline', async () => {
    const error = await failureOf((response) => response.destroy());
    expect(error.kind).toBe('offline');
  });
});

describe('a download', () => {
  async function download(contentType: string, body: string) {
    server = await startServer((response) => response.writeHead(200, { 'content-type': contentType }).end(body));
    return createApiClient({ baseUrl: server.url }).call(operations.downloadInvoice, { params: { id: 1 } });
  }

  it('gives the file', async () => {
    const outcome = await download('application/pdf', '%PDF-1.7');
    if (!outcome.ok) throw outcome.error;
    expect(outcome.data.type).toBe('application/pdf');
    expect(await outcome.data.text()).toBe('%PDF-1.7');
  });

  it('is refused by an envelope, also with the status of a success', async () => {
    const outcome = await download('application/json', '{"code":40905,"message":"发票未开出","data":null}');
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'refused', code: 40905, message: '发票未开出' } });
  });
});

describe('calls with special reactions', () => {
  it.each([
    ['suggestions', operations.suggestGoods, { query: { keywords: 'lw' } }],
    ['common data', operations.getCommonFocus, {}],
    ['top ad', operations.getTopAd, {}],
    ['the picture beside the log-in form', operations.getLoginFocus, {}],
    ['hot searches', operations.listHotSearches, {}],
    ['recommendations for newcomers', operations.listNewcomerGoods, {}],
    ['the running draw', operations.getRunningDraw, {}],
    ['the visit of an activity', operations.tapActivity, { body: { id: 1 } }],
  ] as const)('[E11] %s fail silently', async (_, operation, input) => {
    server = await startServer((response) => response.writeHead(500).end());
    const outcome = await createApiClient({ baseUrl: server.url }).call(operation, input as never);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'busy', reaction: { do: 'nothing' } } });
  });

  it('[E12] a log-out that fails reaches the shared handler', async () => {
    server = await startServer((response) => response.writeHead(500).end());
    const onError = vi.fn();
    await createApiClient({ baseUrl: server.url, onError }).call(operations.logout);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reaction: { do: 'toast', tone: 'error', text: BUSY } }),
    );
  });

  it('[E13] a refused add to the cart is a warning toast', async () => {
    server = await startServer((response) =>
      answerJson(response, 200, { code: 40902, message: '库存不足', data: null }),
    );
    const api = createApiClient({ baseUrl: server.url });
    const added = await api.call(operations.addCartLines, { body: { params: [{ goods_id: 1, number: '10' }] } });
    expect(added).toMatchObject({ error: { reaction: { do: 'toast', tone: 'warning', text: '库存不足' } } });
  });

  it('[E13] adding to the cart gives the success message to show', async () => {
    server = await startServer((response) =>
      answerJson(response, 200, { code: 10000, message: '已加入购物车', data: null }),
    );
    const outcome = await createApiClient({ baseUrl: server.url }).call(operations.quickAddGoods, {
      params: { id: 1 },
    });
    expect(outcome).toMatchObject({ ok: true, message: '已加入购物车' });
  });

  it('a code that the caller handles does not reach the shared handler', async () => {
    const { code } = errorCodes.priceChanged;
    server = await startServer((response) => answerJson(response, 409, { code, message: '', data: null }));
    const onError = vi.fn();
    const api = createApiClient({ baseUrl: server.url, onError });
    const outcome = await api.call(operations.getCart, {}, { handles: [code] });
    expect(outcome).toMatchObject({ ok: false, error: { code: 40901 } });
    expect(onError).not.toHaveBeenCalled();
  });
});
