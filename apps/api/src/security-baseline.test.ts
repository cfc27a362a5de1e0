import { createHook } from 'node:async_hooks';
import { fieldTitles, type OperationId } from '@yaoji/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { handlers } from '#handlers.ts';
import { readOperation, type Schema } from '#plugins/contract/openapi.ts';
import { addGoods } from '#testing/catalogue.ts';
import { bodySchema, deref, propertiesOf } from '#testing/contract-values.ts';
import { addBuyer } from '#testing/people.ts';
import { exampleRequest } from '#testing/references.ts';
import { sendParts } from '#testing/send-parts.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn } = await startTestApp(db);
const operations = (Object.keys(handlers) as OperationId[]).map(readOperation);
const writing = operations.filter(({ method, access }) => method !== 'GET' && access !== 'provider');

let session = '';
beforeAll(async () => {
  await addBuyer(db, { username: 'pharmacy', phone: '13800001234' });
  session = await signIn('pharmacy');
});
beforeEach(() => db.delete(throttle));

const urlOf = (id: OperationId) => readOperation(id).url.replace(/:\w+/g, '1');

describe('[baseline] a page elsewhere', () => {
  it.each(writing.map(({ id }) => id))('cannot make a buyer’s browser call %s', async (id) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { method } = readOperation(id);
      const answer = await app.inject({ method, url: urlOf(id), headers: { cookie: session, ...headers } });
      expect([answer.statusCode, answer.json().message]).toEqual([403, '请求来源不被允许']);
    }
  });

  it('cannot change state by GET', () => {
    const changing =
      /^(add|change|delete|set|place|cancel|confirm|pay|upload|request|register|link|unlink|switch|sign)/;
    expect(operations.filter(({ id, method }) => method === 'GET' && changing.test(id))).toEqual([]);
  });
});

describe('[baseline] the header set', () => {
  it.each(['/', '/api/user/base', '/api/no/such', '/api/order', '/pictures/none.svg', '/docs', '/healthz'])(
    'is on the answer of %s',
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toMatch(/default-src 'self'|default-src 'none'/);
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=(self), geolocation=(), microphone=()'),
        'referrer-policy': 'same-origin',
      });
      expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    },
  );

  it('requires TLS and secure cookies if the shop uses TLS', async () => {
    const secure = await startTestApp(db, { PUBLIC_URL: 'https://shop.example.com' });
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.example.com' },
      payload: 'username=pharmacy&password=yaoji2026',
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-yaoji_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const stateWith = async (header: string) =>
      (await secure.app.inject({ url: '/api/user/base', headers: { cookie: header } })).json().data.show;
    expect(await stateWith(cookie)).toBe(true);
    expect(await stateWith(cookie.replace('__Host-', ''))).toBe(false);
  });

  it('declares type and encoding of an answer, and forbids frames', async () => {
    for (const url of ['/', '/api/user/base', '/api/no/such', '/pictures/none.svg', '/docs', '/healthz', '/api/%ff']) {
      const { headers } = await app.inject({ url });
      expect([url, headers['content-type']]).toEqual([url, expect.stringMatching(/; charset=utf-8$/)]);
      expect([url, headers['content-security-policy']]).toEqual([url, expect.stringMatching(/frame-ancestors 'none'/)]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('refuses methods that echo a request', async () => {
    const answer = await app.inject({ method: 'TRACE' as never, url: '/', headers: { cookie: session } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(session);
  });
});

describe('[baseline] limits', () => {
  const fields = operations.flatMap(({ id }) => {
    const found: { name: string; schema: Schema }[] = [];
    const walk = (parent: Schema, path: string) => {
      for (const [name, field] of propertiesOf(parent)) {
        const schema = deref(field);
        found.push({ name: `${path} ${name}`, schema });
        if (schema.type === 'object') walk(schema, `${path} ${name}`);
        if (schema.type === 'array') {
          const items = deref(schema.items as Schema);
          found.push({ name: `${path} ${name}[]`, schema: items });
          if (items.type === 'object') walk(items, `${path} ${name}[]`);
        }
      }
    };
    walk(readOperation(id).query, id);
    walk(bodySchema(readOperation(id)), id);
    return found;
  });

  it('name every refused field in Chinese', () => {
    const isNamed = ({ name, schema }: (typeof fields)[number]) =>
      typeof schema.title === 'string' || (name.split(' ').at(-1) ?? '').replace('[]', '') in fieldTitles;
    expect(fields.filter((field) => !isNamed(field)).map(({ name }) => name)).toEqual([]);
  });

  it('are in the contract for every list', () => {
    expect(fields.filter(({ schema }) => schema.type === 'array' && schema.maxItems === undefined)).toEqual([]);
  });

  it('are in the contract for every text', () => {
    const isOpen = ({ schema }: (typeof fields)[number]) =>
      schema.type === 'string' &&
      ['maxLength', 'pattern', 'enum', 'format', 'const'].every((keyword) => schema[keyword] === undefined);
    expect(fields.filter(isOpen).map(({ name }) => name)).toEqual([]);
  });

  it('are in the contract for every page', () => {
    const sizes = fields.filter(({ name }) => name.endsWith(' per_page'));
    expect(sizes.length).toBeGreaterThan(5);
    for (const { schema } of sizes) expect(schema.maximum).toBeLessThanOrEqual(100);
  });

  it('apply to a body, a list, a page and a keyword', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    expect(await call('deleteCartLines', { body: { ids } }, session)).toMatchObject({
      status: 422,
      errors: { ids: [expect.any(String)] },
    });
    expect(await call('listGoods', { query: { per_page: 101 } })).toMatchObject({
      status: 422,
      errors: { per_page: [expect.any(String)] },
    });
    expect((await call('listGoods', { query: { keywords: '药'.repeat(5000) } as never })).status).toBeLessThan(500);
    const large = await app.inject({
      method: 'POST',
      url: '/api/cart',
      headers: { cookie: session, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `params=${'1'.repeat(3_000_000)}`,
    });
    expect(large.json()).toMatchObject({ code: 422, message: '提交的内容过大' });
  });
});

describe('[baseline] the address of a caller', () => {
  const wrongTryFrom = (server: typeof app, forwarded: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': forwarded },
      payload: 'username=pharmacy&password=wrong-password-1',
    });

  it.each([
    ['nobody but the connection', 'no', '127.0.0.*'],
    ['the proxy in front of us, and not from what it was sent', 'yes', '203.0.113.*'],
  ])('comes from %s', async (_, TRUST_PROXY, address) => {
    const { app: server } = await startTestApp(db, { TRUST_PROXY });
    const cookie = await signIn('pharmacy');
    const lastFailure = async () => {
      const { data } = await call('listSecurityEvents', {}, cookie);
      return data.list.filter(({ is_failure }) => is_failure === 1);
    };
    const before = (await lastFailure()).length;
    await wrongTryFrom(server, '198.51.100.9, 203.0.113.7');
    await expect.poll(lastFailure).toHaveLength(before + 1);
    expect((await lastFailure())[0]?.address).toBe(address);
  });
});

describe('[baseline] the existence of an account', () => {
  /** The answer to a wrong password, and how many password hashes the server computed for it. */
  const tryPassword = async (username: string) => {
    let hashes = 0;
    const hook = createHook({
      init: (_id, type) => {
        if (type === 'ARGON2REQUEST') hashes += 1;
      },
    }).enable();
    const answer = await call('login', { body: { username, password: 'wrong-password-1' } });
    hook.disable();
    return { ...answer, hashes };
  };

  it('cannot be inferred from the answer to a wrong password, nor from the work it takes', async () => {
    const known = await tryPassword('pharmacy');
    expect(known).toMatchObject({ hashes: 1 });
    expect(await tryPassword('nobody-here')).toEqual(known);
  });

  const asking = ['sendSms', 'loginBySms', 'verifyForgotten'] as OperationId[];
  it.each(asking.filter((id) => id in handlers))('cannot be inferred from the answer of %s', async (id) => {
    const operation = readOperation(id);
    const ask = async (phone: string, scene: string) => {
      await db.delete(throttle);
      const example = exampleRequest(operation);
      const body = { ...example.body, phone, ...('scene' in example.body ? { scene } : {}) };
      const { status, text } = await sendParts(app, operation, { ...example, body });
      return [status, text.replaceAll(/"(captcha_id|ticket|id)":"[^"]*"/g, '')];
    };
    for (const scene of ['login', 'forget']) {
      expect(await ask('13800001234', scene)).toEqual(await ask('13900009999', scene));
    }
  });
});

describe('[baseline] stored input', () => {
  it('is data and never a page', async () => {
    const { id } = await addGoods(db);
    await db.update(goods).set({ name: '<img src=x onerror=alert(1)>' }).where(eq(goods.id, id));
    const { headers, body } = await app.inject({ url: `/api/goods/detail/${id}`, headers: { accept: 'text/html' } });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(body).data.name ?? JSON.parse(body).data.goods.name).toBe('<img src=x onerror=alert(1)>');
  });
});
