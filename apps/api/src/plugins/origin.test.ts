import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const named = 'https://m.example.com';
const other = 'https://evil.example';
const { db } = await openTestDatabase();
const { app, signIn } = await startTestApp(db, {
  PUBLIC_URL: 'https://shop.example.com',
  ALLOWED_ORIGINS: `${named}, https://erp.example.net`,
});

let cookie = '';
beforeAll(async () => {
  await addBuyer(db, { username: 'pharmacy' });
  cookie = await signIn('pharmacy');
});

const get = (origin: string, url = '/api/cart/total') => app.inject({ url, headers: { cookie, origin } });
const preflight = (origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/api/cart',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-request-id',
    },
  });
const recordView = (origin: string) =>
  app.inject({
    method: 'POST',
    url: '/api/global/page_view',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'path=/&title=a&referrer=',
  });
const corsHeaders = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('an allowed origin', () => {
  it('reads with its site’s cookies, and sends a preflight before writing', async () => {
    const { statusCode, headers } = await get(named);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': named,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    });
    const asked = await preflight(named);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': named,
      'access-control-allow-headers': expect.stringContaining('Authorization'),
      'access-control-allow-methods': expect.stringContaining('POST'),
    });
  });

  it('writes, and can read refusals too', async () => {
    expect((await recordView(named)).statusCode).toBe(200);
    const missing = await get(named, '/api/no/such');
    expect([missing.statusCode, missing.headers['access-control-allow-origin']]).toEqual([404, named]);
  });

  it('shows pictures of products', async () => {
    const { headers } = await app.inject('/pictures/brand/a.svg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get(named)).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('any other origin', () => {
  it.each([other, 'null', `${named}.evil.example`, 'http://m.example.com', 'https://example.com'])(
    '%s gets nothing',
    async (origin) => {
      expect(corsHeaders((await get(origin)).headers)).toEqual([]);
      const asked = await preflight(origin);
      expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([404, []]);
      const { statusCode, headers, body } = await recordView(origin);
      expect([statusCode, JSON.parse(body).message, corsHeaders(headers)]).toEqual([403, '请求来源不被允许', []]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.any(String),
      });
    },
  );

  it('includes all others by default', async () => {
    const alone = await startTestApp(db, { PUBLIC_URL: 'https://shop.example.com' });
    const { headers } = await alone.app.inject({ url: '/api/cart/total', headers: { cookie, origin: named } });
    expect([corsHeaders(headers), headers.vary ?? '']).toEqual([[], expect.not.stringContaining('Origin')]);
  });
});

it.each(['*', 'm.example.com', 'https://m.example.com/', 'https://*.example.com/a', 'null'])(
  'refuses to start with the origin %s',
  (value) => {
    expect(() => readConfig({ ALLOWED_ORIGINS: value })).toThrow('ALLOWED_ORIGINS');
  },
);
