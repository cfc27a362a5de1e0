import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);

let owner = '';
beforeAll(async () => {
  owner = await desk.work('owner');
});

describe('a key', () => {
  it('is shown once and says what it may do', async () => {
    const key = await makeKey(owner, ['prices:write', 'stock:write']);
    expect((await ask(key, 'getKey')).body).toMatchObject({ scopes: ['prices:write', 'stock:write'], perMinute: 600 });
    const stored = JSON.stringify([
      (await desk.call('listErpKeys', {}, owner)).data,
      (await desk.call('listLog', {}, owner)).data,
    ]);
    expect(stored).not.toContain(key.slice(20));
  });

  it('opens nothing once it is revoked or has ended, nor does another installation’s', async () => {
    const refused = { status: 401, type: 'application/problem+json; charset=utf-8', body: { code: 'signedOut' } };
    const key = await makeKey(owner, ['prices:write'], 10);
    const start = shop.time.now;
    shop.time.now = new Date(start.getTime() + 10 * 24 * 3_600_000 - 1000);
    expect((await ask(key, 'getKey')).status).toBe(200);
    shop.time.now = new Date(start.getTime() + 10 * 24 * 3_600_000);
    expect(await ask(key, 'getKey')).toMatchObject(refused);
    shop.time.now = start;
    const { data } = await desk.call('listErpKeys', {}, owner);
    expect((await desk.call('revokeErpKey', { params: { id: data[0]?.id ?? 0 } }, owner)).data.status).toBe('revoked');
    for (const wrong of [
      key,
      '',
      'yj-erp_q3JkP0aT7yV',
      `${key.slice(0, -1)}~`,
      key.replace(/_.{11}_/, '_q3JkP0aT7yV_'),
    ])
      expect(await ask(wrong, 'getKey')).toMatchObject(refused);
  });
});
