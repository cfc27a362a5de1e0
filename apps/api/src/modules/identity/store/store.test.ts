import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { order } from '#db/schema/order.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { doneOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);
const ids: Record<string, number> = {};

beforeAll(async () => {
  for (const username of ['office', 'north', 'south', 'west', 'east', 'stranger'])
    ids[username] = (await addBuyer(db, { username })).id;
});
beforeEach(() => db.delete(throttle));

const link = (session: string, username: string, password = 'yaoji2026') =>
  call('linkStore', { body: { username, password } }, session);
/** Confirms the head office from the store's own session, once that has a proof. */
const confirm = async (office: string, store: string, password = 'yaoji2026') => {
  const session = await signIn(store, password);
  await call('verifyIdentity', { body: { password } }, session);
  return call('confirmStore', { params: { id: ids[office] ?? 0 } }, session);
};
const linksOf = async (session: string) =>
  (await call('listStoreLinks', {}, session)).data.map(({ username, role, state }) =>
    [username, role, state].join(' '),
  );
const to = (session: string, username: string) => call('switchStore', { params: { id: ids[username] ?? 0 } }, session);
const unlink = (session: string, username: string) =>
  call('unlinkStore', { params: { id: ids[username] ?? 0 } }, session);
const whoIs = async (session: string | null) => (await call('getUserState', {}, session ?? '')).data.username;

describe('linked stores', () => {
  it('[C151] are linked by their own log-in only', async () => {
    const session = await signIn('office');
    expect(await link(session, 'north', 'wrong-one1')).toMatchObject({ errors: { password: ['用户名或密码错误'] } });
    expect((await link(session, 'north')).data).toMatchObject({ id: ids.north, username: 'north', is_current: 0 });
    expect(await link(session, 'north')).toMatchObject({ errors: { username: ['该门店已绑定'] } });
    expect(await link(session, 'office')).toMatchObject({ errors: { username: ['不能绑定当前账号自己'] } });
    expect((await confirm('office', 'north')).status).toBe(200);
    expect((await link(await signIn('north'), 'office')).status).toBe(422);
  });

  it('[C151] can be worked as only once the store itself, with its identity verified again, has confirmed its head office', async () => {
    const office = await signIn('office');
    await link(office, 'west');
    expect((await to(office, 'west')).status).toBe(404);
    expect(await linksOf(office)).toContain('west store asked');
    const west = await signIn('west');
    expect(await linksOf(west)).toEqual(['office office asked']);
    const asked = (await call('listMessages', {}, west)).data.list[0];
    expect(asked?.body).toContain('申请绑定本店');
    expect((await call('confirmStore', { params: { id: ids.office ?? 0 } }, west)).code).toBe(42802);
    expect((await call('confirmStore', { params: { id: ids.west ?? 0 } }, office)).status).toBe(404);
    expect((await confirm('office', 'west')).status).toBe(200);
    expect((await to(office, 'west')).status).toBe(200);
    const { data } = await call('listSecurityEvents', {}, west);
    expect(data.list.map(({ text }) => text.split('：')[0])).toEqual(
      expect.arrayContaining(['总店切换到本店', '已同意总店绑定', '总店申请绑定本店']),
    );
  });

  it('[C152] can be ended by the store, too', async () => {
    const visiting = (await to(await signIn('office'), 'west')).cookie;
    const west = await signIn('west');
    expect((await unlink(west, 'office')).status).toBe(200);
    expect(await whoIs(visiting)).toBe('');
    expect(await linksOf(west)).toEqual([]);
    expect((await to(await signIn('office'), 'west')).status).toBe(404);
  });

  it('[C151] must be confirmed again after a change of password', async () => {
    await link(await signIn('office'), 'east');
    await confirm('office', 'east');
    const visiting = (await to(await signIn('office'), 'east')).cookie;
    const body = { password: 'newpass2026', old_password: 'yaoji2026' };
    expect((await call('changePassword', { body }, await signIn('east'))).status).toBe(200);
    expect(await whoIs(visiting)).toBe('');
    expect((await to(await signIn('office'), 'east')).status).toBe(404);
    expect(await linksOf(await signIn('east', 'newpass2026'))).toEqual(['office office asked']);
    expect((await confirm('office', 'east', 'newpass2026')).status).toBe(200);
    expect((await to(await signIn('office'), 'east')).status).toBe(200);
    await unlink(await signIn('office'), 'east');
  });

  it('[C151] throttles guesses like log-in does', async () => {
    const session = await signIn('office');
    for (let tries = 0; tries < 3; tries += 1) await link(session, 'south', 'wrong-one1');
    expect((await link(session, 'south')).code).toBe(42801);
  });

  it('[C150] are listed with the current one first', async () => {
    const session = await signIn('office');
    const { data } = await call('listStores', {}, session);
    expect(data.map(({ username, is_current, linked_at }) => [username, is_current, linked_at !== null])).toEqual([
      ['office', 1, false],
      ['north', 0, true],
    ]);
  });

  it('[C153] are entered and left with a new token', async () => {
    const session = await signIn('office');
    const north = (await to(session, 'north')).cookie;
    expect(await whoIs(north)).toBe('north');
    expect(north).not.toBe(session);
    expect(await whoIs(session)).toBe('');
    expect((await call('listStores', {}, north ?? '')).data.map(({ username }) => username)).toEqual([
      'north',
      'office',
    ]);
    expect(await whoIs((await to(north ?? '', 'office')).cookie)).toBe('office');
  });

  it('[C153] [P8] gives a store no right to its head office, nor any rights to strangers', async () => {
    expect((await to(await signIn('north'), 'office')).status).toBe(404);
    expect((await to(await signIn('office'), 'stranger')).status).toBe(404);
    expect((await call('listStores', {}, await signIn('north'))).data).toHaveLength(1);
  });

  it('[C151] give no rights above their head office: an identity verified for a store is not verified for its office', async () => {
    const session = await signIn('stranger');
    await link(session, 'office');
    const visiting = (await to(await signIn('office'), 'north')).cookie ?? '';
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, visiting);
    const answer = await call('confirmStore', { params: { id: ids.stranger ?? 0 } }, visiting);
    expect(answer).toMatchObject({ status: 403, message: '请先切换回自己的账号' });
    expect((await to(session, 'office')).status).toBe(404);
    await unlink(session, 'office');
  });

  it('[C150] show their orders of this month and the last, without cancelled ones', async () => {
    time.now = new Date('2026-03-05T12:00:00+08:00');
    const address = { receiver: '', phone: '', regionCode: '', region: '', detail: '' };
    const ordered = (no: string, total: string, createdAt: string, status: 'pending' | 'cancelled' = 'pending') => ({
      no,
      buyerId: ids.north ?? 0,
      idempotencyKey: no,
      requestHash: no,
      goodsAmount: total,
      total,
      address,
      delivery: 'express',
      status,
      expiresAt: time.now,
      createdAt: new Date(createdAt),
    });
    await db
      .insert(order)
      .values([
        ordered('M1', '20.00', '2026-03-01T00:00:00+08:00'),
        ordered('M2', '5.50', '2026-03-04T12:00:00+08:00'),
        ordered('M3', '9.00', '2026-03-04T12:00:00+08:00', 'cancelled'),
        ordered('M4', '7.00', '2026-02-28T23:59:59+08:00'),
        ordered('M5', '8.00', '2026-01-31T23:59:59+08:00'),
      ]);
    const { data } = await call('listStores', {}, await signIn('office'));
    expect(data.find(({ username }) => username === 'north')?.months).toEqual([
      { month: '2026-03', order_count: 2, total: '25.50', returned: '0.00', waiting: '25.50' },
      { month: '2026-02', order_count: 1, total: '7.00', returned: '0.00', waiting: '7.00' },
    ]);
    expect(data.find(({ username }) => username === 'office')?.months).toEqual([]);
  });

  it('[C324] are exported by month with refunds and open payments, a row per store, for a head office alone', async () => {
    const download = async (name: string) =>
      (await app.inject({ url: '/api/store/months?format=csv', headers: { cookie: await signIn(name) } })).body;
    const months = async () =>
      (await download('office')).split('\r\n').flatMap((row) => (row.startsWith('2026-03') ? [row.split(',')] : []));
    expect((await download('office')).split('\r\n')[0]).toBe('\uFEFF月份,门店,订单数,订单金额,已退款,待付款');
    const company = (await months())[0]?.[1] ?? '';
    expect(await months()).toEqual([['2026-03', company, '2', '25.50', '0.00', '25.50']]);

    const north = { id: ids.north ?? 0, session: await signIn('north') };
    await call(
      'addAddress',
      { body: { receiver: '王', phone: '13800001234', region_code: '510104', detail: '1号' } },
      north.session,
    );
    const { id: goodsId } = await addGoods(db, { price: '100', freeShippingNumber: '1' });
    const done = await doneOrder({ db, app: { call, time }, buyer: north }, [{ goods_id: goodsId, number: '3' }]);
    const { lines } = (await call('getOrder', { params: { id: done.id } }, north.session)).data;
    const body = { lines: [{ line_id: lines[0]?.id ?? 0, number: '1' }], reason: '破损' };
    const { data: back } = await call('requestReturn', { params: { id: done.id }, body }, north.session);
    expect(await months()).toEqual([['2026-03', company, '3', '325.50', '0.00', '25.50']]);
    await settleReturn(db, back.id, time.now);
    expect(await months()).toEqual([['2026-03', company, '3', '325.50', '100.00', '25.50']]);
    expect(await download('stranger')).not.toContain('25.50');
  });

  it('[C152] are unlinked by their head office, which ends sessions working as them', async () => {
    const session = await signIn('office');
    const visiting = (await to(await signIn('office'), 'north')).cookie;
    const own = await signIn('north');
    expect((await unlink(await signIn('stranger'), 'north')).status).toBe(404);
    expect((await unlink(own, 'stranger')).status).toBe(404);
    expect((await unlink(session, 'north')).status).toBe(200);
    expect(await whoIs(visiting)).toBe('');
    expect(await whoIs(own)).toBe('north');
    expect((await unlink(session, 'north')).status).toBe(404);
    expect((await to(session, 'north')).status).toBe(404);
  });

  it('[C062] a new password of the head office ends its sessions in stores', async () => {
    const session = await signIn('office');
    await link(session, 'south');
    await confirm('office', 'south');
    const visiting = (await to(await signIn('office'), 'south')).cookie;
    const body = { password: 'newpass2026', old_password: 'yaoji2026' };
    expect((await call('changePassword', { body }, session)).status).toBe(200);
    expect(await whoIs(visiting)).toBe('');
  });
});
