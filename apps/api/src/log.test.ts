import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';
import { operator } from '#db/schema/operator.ts';
import { openTestDatabase } from '#db/testing.ts';
import { buildDesk } from '#desk/desk-app.ts';
import { hashPassword } from '#modules/identity/auth/index.ts';
import { deskClient, memoryClient } from '#testing/client.ts';
import { addBuyer } from '#testing/people.ts';
import { errorWithoutData, loggerOptions } from './log.ts';

const { db } = await openTestDatabase();
const config = readConfig({ SEED: 'none', SHOP_DIR: '/nowhere' });

const logged: string[] = [];
const stream = new Writable({
  write: (chunk, _, done) => {
    logged.push(String(chunk));
    done();
  },
});

describe('[baseline] the log', () => {
  it('has a line for each request, with its id and none of its data', async () => {
    const app = await buildApp({ config, db, logger: { ...loggerOptions('info'), stream } });
    const { call, signIn } = memoryClient(app);
    await addBuyer(db, { username: 'pharmacy' });
    const session = await signIn('pharmacy');
    await call('suggestGoods', { query: { keywords: '六味地黄丸' } as never }, session);
    await call('login', { body: { username: 'pharmacy', password: 'wrong-password-1' } as never });
    await app.inject({ url: '/api/user/base', headers: { 'x-request-id': 'known-request-1' } });
    await app.inject({
      url: '/api/user/base?forged=%0A%7B%22level%22:30%7D',
      headers: { 'x-request-id': 'a\n{"level":30}' },
    });
    await app.close();

    for (const chunk of logged) expect(chunk.indexOf('\n')).toBe(chunk.length - 1);
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ reqId: 'known-request-1', operation: 'getUserState', method: 'GET', status: 200 }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ operation: 'login', code: 422, address: '127.0.0.1', time: expect.any(Number) }),
    );
    const all = logged.join('');
    for (const secret of ['yaoji2026', 'wrong-password-1', session.split('=')[1], '六味地黄丸', 'pharmacy']) {
      expect(all).not.toContain(secret);
    }
  });

  it('copies each event of an account, and each write at the desk, including refused ones', async () => {
    const logger = { ...loggerOptions('info'), stream };
    const [app, desk] = [await buildApp({ config, db, logger }), await buildDesk({ config, db, logger })];
    const { id } = await addBuyer(db, { username: 'copied' });
    await memoryClient(app).signIn('copied');
    const call = deskClient(desk);
    const passwordHash = await hashPassword('desk-of-yaoji-2026');
    const values = { username: 'zheng', name: '郑', roles: ['owner'], passwordHash, factorRequired: false };
    await db.insert(operator).values(values);
    const { cookie } = await call('logIn', { body: { username: 'zheng', password: 'desk-of-yaoji-2026' } });
    await call('createErpKey', { body: { name: '测试', scopes: ['goods:write'], days: 30 } }, cookie ?? '');
    await call('revokeErpKey', { params: { id: 999_999 }, body: {} }, cookie ?? '');
    await call('addBuyerNote', { params: { id }, body: { text: '找李药师' } }, cookie ?? '');
    const person = { company: '康宁大药房', name: '王药师', phone: '13900000077', regionCode: '510104' };
    await call('addBuyer', { body: { ...person, kind: 'pharmacy' } }, cookie ?? '');
    await call('exportBuyers', { query: { format: 'csv', keywords: '13900000077' } }, cookie ?? '');
    await Promise.all([app.close(), desk.close()]);

    const lines = logged.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'security event', buyerId: id }));
    const copies = lines.filter(({ msg, operator: by }) => msg === 'operator log' && by === 'zheng');
    expect(copies.map(({ operation, subject, outcome }) => [operation, subject, outcome])).toEqual([
      ['createErpKey', undefined, 'done'],
      ['revokeErpKey', 999_999, 'refused'],
      ['addBuyerNote', id, 'done'],
      ['addBuyer', undefined, 'done'],
      ['exportBuyers', undefined, 'done'],
    ]);
    for (const secret of ['找李药师', ...Object.values(person).slice(0, 3)])
      expect(logged.join('')).not.toContain(secret);
  });

  it('names a failed query and its cause, without the values in it', async () => {
    const { id } = await addBuyer(db, { username: 'clinic' });
    const failed = await db
      .insert(credentials)
      .values({ buyerId: id, passwordHash: '$argon2id$secret-hash' })
      .catch((error) => error);
    const entry = JSON.stringify(errorWithoutData(failed));
    expect(entry).toContain('credentials');
    expect(entry).toContain('"code":"23505"');
    expect(entry).toContain('log.test.ts');
    expect(entry).not.toContain('secret-hash');
  });

  it('names a unique violation by its constraint only', async () => {
    const taken = { username: 'clinic', name: '王', company: '某', regionCode: '510104' } as const;
    const failed = await db
      .insert(buyer)
      .values(taken)
      .catch((error) => error);
    expect(failed.cause.detail).toContain('clinic');
    expect(JSON.stringify(errorWithoutData(failed))).not.toContain('clinic');
    expect(await db.$count(buyer, eq(buyer.username, 'clinic'))).toBe(1);
  });

  it('preserves the stack of any other error', () => {
    expect(errorWithoutData(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('log.test.ts'),
    });
  });
});
