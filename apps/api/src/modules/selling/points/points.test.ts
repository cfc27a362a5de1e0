import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { pointsGoods } from '#db/schema/points-goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { jobRunners } from '#jobs.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantPoints } from '#testing/money.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const shop = await startTestApp(db);
const { app, call, signIn, time } = shop;
const desk = await startTestDesk(db, shop);

const home = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路三段1号' };

const addHolder = async (points: number) => {
  const { id, username } = await addBuyer(db);
  const session = await signIn(username);
  const { data } = await call('addAddress', { body: home }, session);
  if (points > 0) await grantPoints(db, id, points);
  return { id, username, session, address_id: data.id };
};

const addPrize = async (values: Partial<typeof pointsGoods.$inferInsert> = {}) => {
  const prize = { name: '电子血压计', image: '/p.svg', points: 100, suggestedPrice: '99', stock: 10, ...values };
  const [row] = await db.insert(pointsGoods).values(prize).returning();
  if (!row) throw new Error('Nothing was added.');
  return row.id;
};

const stockOf = async (id: number) => (await db.select().from(pointsGoods).where(eq(pointsGoods.id, id)))[0]?.stock;

const pointsOf = async (session: string) => (await call('getWallet', {}, session)).data.points;

let mine: Awaited<ReturnType<typeof addHolder>>;
beforeAll(async () => {
  mine = await addHolder(1000);
});

const exchange = (
  id: number,
  number = 1,
  holder = mine,
  more: { idempotency_key?: string; address_id?: number } = {},
) => call('exchangePoints', { body: { id, number, address_id: holder.address_id, ...more } }, holder.session);

describe('the points mall', () => {
  it('[C184] shows visitors open products, the cheapest first', async () => {
    const dear = await addPrize({ name: '制氧机', points: 5000, perBuyer: 1 });
    const cheap = await addPrize({ name: '体温计', points: 20 });
    const closed = await addPrize({ name: '已下架', isOpen: false });
    const { data } = await call('listPointsGoods');
    expect(data.list.map(({ id }) => id)).toEqual([cheap, dear]);
    expect(data.list[1]).toMatchObject({ name: '制氧机', points: 5000, market_price: '99.00', number: 10, limit: 1 });
    expect((await exchange(closed)).status).toBe(404);
  });

  it('[C184] can be narrowed to what the buyer can exchange now', async () => {
    const holder = await addHolder(300);
    const own = [await addPrize({ points: 250 }), await addPrize({ points: 260, perBuyer: 1 })];
    const others = [await addPrize({ points: 301 }), await addPrize({ points: 255, stock: 0 })];
    const found = async (session?: string) =>
      (await call('listPointsGoods', { query: { affordable: 1, per_page: 100 } }, session)).data.list
        .map(({ id }) => id)
        .filter((id) => [...own, ...others].includes(id));
    expect(await found(holder.session)).toEqual(own);
    expect((await exchange(own[1] ?? 0, 1, holder)).status).toBe(200);
    await grantPoints(db, holder.id, 300);
    expect(await found(holder.session)).toEqual([own[0], others[0]]);
    expect(await found()).toEqual([]);
  });

  it('[C185][C186] takes points and products, and stores a copy of the address', async () => {
    const id = await addPrize();
    const before = await pointsOf(mine.session);
    const answer = await exchange(id, 2);
    expect(answer).toMatchObject({
      status: 200,
      message: '兑换成功',
      data: { points: 200, number: 2, status: 'pending' },
    });
    expect(answer.data.order_no).toMatch(/^J\d{15}$/);
    expect([await pointsOf(mine.session), await stockOf(id)]).toEqual([before - 200, 8]);
    const { data } = await call('listPointsOrders', {}, mine.session);
    expect(data.list[0]).toEqual(answer.data);
    expect(data.list[0]?.address).toMatchObject({ receiver: '王药师', detail: '红星路三段1号' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[C185] refuses too few points, insufficient stock and quantities above a buyer’s limit', async () => {
    const poor = await addHolder(99);
    const id = await addPrize({ stock: 3, perBuyer: 2 });
    expect(await exchange(id, 1, poor)).toMatchObject({ status: 409, code: 40907, message: '积分不足' });
    expect(await exchange(id, 3)).toMatchObject({ status: 409, code: 40904, message: '每人限兑2件，您还可兑2件' });
    expect((await exchange(id, 2)).status).toBe(200);
    expect(await exchange(id, 1)).toMatchObject({ code: 40904, message: '您已达到兑换上限' });
    const few = await addPrize({ stock: 1 });
    expect(await exchange(few, 2)).toMatchObject({ code: 40904, message: '库存仅剩1件' });
    expect([await stockOf(id), await stockOf(few), await pointsOf(poor.session)]).toEqual([1, 1, 99]);
  });

  it('[P8][C185] ignores addresses of other buyers', async () => {
    const stranger = await addHolder(0);
    const id = await addPrize();
    expect(await exchange(id, 1, mine, { address_id: stranger.address_id })).toMatchObject({ status: 404 });
    expect((await call('listPointsOrders', {}, stranger.session)).data.total).toBe(0);
  });

  it('[C185] refuses an invalid number with the field', async () => {
    const id = await addPrize();
    const answer = await exchange(id, 0);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['number']]);
  });

  it('[C185] exchanges once per key, even in simultaneous requests', async () => {
    const id = await addPrize();
    const key = '0f0f6c1e-0001-4000-8000-000000000001';
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(id, 1, mine, { idempotency_key: key })));
    expect(new Set(answers.map(({ data }) => data.order_no)).size).toBe(1);
    expect(await stockOf(id)).toBe(9);
    expect(await exchange(id, 2, mine, { idempotency_key: key })).toMatchObject({ code: 40903 });
  });

  it('[C185] never exceeds the stock, nor spends the same points twice', async () => {
    const holders = await Promise.all(Array.from({ length: 8 }, () => addHolder(150)));
    const id = await addPrize({ stock: 5 });
    const answers = await Promise.all(holders.flatMap((holder) => [exchange(id, 1, holder), exchange(id, 1, holder)]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await stockOf(id)).toBe(0);
    for (const { session } of holders) expect([50, 150]).toContain(await pointsOf(session));
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('a points order', () => {
  const sessions = { owner: '', warehouse: '', sales: '' };
  beforeAll(async () => {
    for (const role of ['owner', 'warehouse', 'sales'] as const) sessions[role] = await desk.work(role);
  });
  const pending = async () =>
    (await desk.call('listPointsOrders', { query: { status: 'pending' } }, sessions.warehouse)).data.list;
  const ship = (id: number, session = sessions.warehouse) =>
    desk.call('shipPointsOrder', { params: { id }, body: { company: '演示物流', trackingNo: 'YJ0001' } }, session);
  const cancel = (id: number, session = sessions.sales) =>
    desk.call('cancelPointsOrder', { params: { id }, body: { reason: '厂家停产' } }, session);
  const lastMessage = async () => (await call('listMessages', {}, mine.session)).data.list[0];

  it('[C186] is shipped at the desk, and counts as received ten days later', async () => {
    const { data } = await exchange(await addPrize({ points: 10 }));
    const listed = (await pending()).at(-1);
    expect(listed).toMatchObject({ no: data.order_no, name: '电子血压计', quantity: 1, points: 10, status: 'pending' });
    expect(listed).toMatchObject({ receiver: '王药师', address: expect.stringContaining('红星路三段1号') });
    const work = (await desk.call('listWork', {}, sessions.warehouse)).data;
    expect(work.find(({ kind }) => kind === 'pointsOrders')?.count).toBe((await pending()).length);
    expect((await ship(data.id)).data).toMatchObject({ status: 'shipped', carrier: '演示物流', trackingNo: 'YJ0001' });
    const stateOf = async () => (await call('listPointsOrders', {}, mine.session)).data.list[0];
    expect(await stateOf()).toMatchObject({ status: 'shipped', company: '演示物流', tracking_no: 'YJ0001' });
    expect(await lastMessage()).toMatchObject({ title: '积分订单已发货' });
    for (const again of [ship, cancel]) expect((await again(data.id)).code).toBe(40904);
    const [entry] = (await desk.call('listLog', {}, sessions.owner)).data.list.filter(
      ({ outcome }) => outcome === 'done',
    );
    expect(entry).toMatchObject({ operator: 'warehouse', after: { status: 'shipped', trackingNo: 'YJ0001' } });
    const start = time.now;
    time.now = new Date(start.getTime() + 10 * 24 * 3_600_000);
    await runDueJobs(
      db,
      jobRunners(async () => ''),
      time.now,
      app.log,
    );
    time.now = start;
    expect((await stateOf())?.status).toBe('done');
  });

  it('[C186] restores points and products when cancelled, once, and its buyer reads why', async () => {
    const id = await addPrize();
    const before = await pointsOf(mine.session);
    const { data } = await exchange(id);
    const answers = await Promise.all([cancel(data.id), cancel(data.id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 40904]);
    expect([await pointsOf(mine.session), await stockOf(id)]).toEqual([before, 10]);
    expect(await lastMessage()).toMatchObject({ title: '积分订单已取消', body: expect.stringContaining('厂家停产') });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('refuses unknown orders and incomplete input', async () => {
    expect((await ship(999_999)).status).toBe(404);
    const { data } = await exchange(await addPrize({ points: 1 }));
    const body = { company: '演', trackingNo: '' };
    const { errors = {} } = await desk.call('shipPointsOrder', { params: { id: data.id }, body }, sessions.warehouse);
    expect(Object.keys(errors).sort()).toEqual(['company', 'trackingNo']);
    expect((await pending()).some(({ id }) => id === data.id)).toBe(true);
  });
});
