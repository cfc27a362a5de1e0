import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const shopDir = mkdtempSync(join(tmpdir(), 'yaoji-shop-'));
mkdirSync(join(shopDir, 'assets'));
writeFileSync(join(shopDir, 'index.html'), '<!doctype html><title>药集</title>');
writeFileSync(join(shopDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(shopDir, 'assets', 'main-abc123.js'), `console.log(${JSON.stringify('药'.repeat(2000))});`);

const { db } = await openTestDatabase();
const { app, call, signIn } = await startTestApp(db, { SHOP_DIR: shopDir });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let session = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'pharmacy' });
  session = await signIn('pharmacy');
});

const post = (headers: Record<string, string>, payload = 'goods_ids[]=1') =>
  app.inject({ method: 'POST', url: '/api/favorite', headers: { cookie: session, ...headers }, payload });

describe('a refused field', () => {
  it('[E3] has its Chinese name, also in a list or behind a reference', async () => {
    const missing = await call('addAddress', { body: { phone: '1' } as never }, session);
    expect(
      Object.values(missing.errors ?? {})
        .flat()
        .join(),
    ).not.toMatch(/[a-z_]{3,}/);
    expect(missing.errors).toMatchObject({ receiver: ['请填写收货人'], region_code: ['请填写所在地区'] });
    const type = await call('listGoods', { query: { type: 'x', page: 0, tags: ['y'] } as never });
    expect(
      Object.values(type.errors ?? {})
        .flat()
        .join(),
    ).not.toMatch(/[a-z_]{3,}/);
  });
});

describe('input that the contract does not declare', () => {
  it('is refused as a query parameter', async () => {
    const answer = await call('getCartTotal', { query: { debug: '1' } as never }, session);
    expect(answer).toMatchObject({ status: 422, errors: { debug: ['没有debug这个参数'] } });
  });

  it('is refused as a body of JSON', async () => {
    const answer = await post({ 'content-type': 'application/json' }, '{"goods_ids":[1]}');
    expect(answer.json()).toMatchObject({ code: 422, message: '不支持的内容类型' });
  });

  it('is refused as a field where a form is closed', async () => {
    expect((await post(form, 'goods_ids[]=1&admin=1')).json()).toMatchObject({
      code: 422,
      errors: { admin: ['没有admin这个参数'] },
    });
  });

  it('is not found as a path', async () => {
    const answer = await app.inject({ url: '/api/no/such/call' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 404, message: '内容不存在或已删除', data: null }]);
  });
});

describe('forms', () => {
  it.each(['goods_ids[]=999991&goods_ids[]=999992', 'goods_ids[0]=999991&goods_ids[1]=999992', 'goods_ids=999991'])(
    'are read from %s',
    async (payload) => {
      expect((await post(form, payload)).json()).toMatchObject({ code: 404, message: '商品不存在或已下架' });
    },
  );

  it('above the limit are an error, never truncated', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `goods_ids[]=${index}`).join('&');
    expect((await post(form, many)).statusCode).toBe(422);
  });

  it.each(['/api/user/base', '/api/goods/list', '/', '/no/such/path', '/pictures/1.svg'])(
    'as the query of %s above the limit is refused, and the server continues',
    async (path) => {
      const many = Array.from({ length: 1001 }, () => 'a=1').join('&');
      expect((await app.inject({ url: `${path}?${many}` })).json()).toMatchObject({ code: 422, message: '请求有误' });
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    },
  );

  it('never reach Object.prototype', async () => {
    await post(form, '__proto__[admin]=1&constructor[prototype][admin]=1&goods_ids[]=1');
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });

  it('that are too large are refused', async () => {
    expect((await post(form, `goods_ids[]=${'1'.repeat(3_000_000)}`)).json()).toMatchObject({
      code: 422,
      message: '提交的内容过大',
    });
  });
});

describe('a change', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s', async (_, headers) => {
    expect((await post({ ...form, ...headers })).json()).toMatchObject({ code: 403, message: '请求来源不被允许' });
  });

  it.each([
    ['the shop itself', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['a program', {}],
    ['a browser of the shop', { 'sec-fetch-site': 'same-origin' }],
  ])('is taken from %s', async (_, headers) => {
    expect((await post({ ...form, ...headers })).statusCode).toBe(404);
  });
});

describe('every answer', () => {
  it('has a request id, the caller’s or a new one', async () => {
    expect(
      (await app.inject({ url: '/api/user/base', headers: { 'x-request-id': 'abc-12345' } })).headers['x-request-id'],
    ).toBe('abc-12345');
    expect(
      (await app.inject({ url: '/api/user/base', headers: { 'x-request-id': 'a b\n' } })).headers['x-request-id'],
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('forbids foreign and inline scripts, frames and guesses', async () => {
    const { headers } = await app.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('lets a browser show the page in the process that asked for it', async () => {
    expect((await app.inject({ url: '/' })).headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it('of the API is never cached by others', async () => {
    expect((await app.inject({ url: '/api/user/base' })).headers['cache-control']).toBe('no-store');
  });

  it('hides internals when something breaks', async () => {
    const broken = await startTestApp(
      {
        select: () => {
          throw new Error('password authentication failed');
        },
      } as never,
      { LOG_LEVEL: 'silent' },
    );
    const answer = await broken.app.inject({ url: '/api/user/base' });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 500, message: '系统繁忙，请稍候再试', data: null },
    ]);
  });
});

describe('the shop', () => {
  const page = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });

  it.each(['/', '/list', '/cart/step3/12', '/search?keywords=%E9%98%BF%E8%83%B6'])(
    'answers %s with its page, to be revalidated',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('药集');
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );

  it('[R003] redirects an unreadable path to /404, and answers API callers with the envelope', async () => {
    const page = await app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/404']);
    const call = await app.inject({ url: '/api/order/%E0%A4%A' });
    expect([call.statusCode, call.json()]).toEqual([404, { code: 404, message: '内容不存在或已删除', data: null }]);
  });

  it('answers an unknown address with its page and 404', async () => {
    const answer = await page('/no/such/page');
    expect([answer.statusCode, answer.body.includes('药集')]).toEqual([404, true]);
  });

  it('lets browsers cache built files forever, compressed', async () => {
    const answer = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('药药药');
  });

  it.each(['/assets/gone.js', '/pictures/none.svg', '/api/none'])('has no page for %s', async (url) => {
    const answer = await page(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
  });

  it('serves nothing from outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      expect((await page(url)).body).not.toContain('"dependencies"');
    }
  });
});
