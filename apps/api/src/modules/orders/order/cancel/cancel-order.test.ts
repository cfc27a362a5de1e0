import { chinaDay } from '@yaoji/domain';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { goods } from '#db/schema/goods.ts';
import { job } from '#db/schema/job.ts';
import { message } from '#db/schema/message.ts';
import { order } from '#db/schema/order.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { openTestDatabase } from '#db/testing.ts';
import { jobRunners } from '#jobs.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);

const minute = 60_000;
const runners = jobRunners(async () => 'success');
const runJobs = () => runDueJobs(db, runners, time.now, app.log);

let mine = '';
let other = '';
let start = time.now;

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

beforeEach(async () => {
  await db.delete(cartLine);
  start = time.now;
});

const place = async (goodsId: number, number = '10') =>
  (await placeOrder(call, mine, [{ goods_id: goodsId, number }])).data;
const stockOf = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0]?.stock;
const statusOf = async (id: number) => (await db.select().from(order).where(eq(order.id, id)))[0]?.status;

describe('cancelling an order', () => {
  it('[C125] [O5] returns stock to the batches it came from', async () => {
    const { id } = await addGoods(db, {
      batches: [
        { batchNo: 'A', expiry: '2028-01-31', quantity: '5' },
        { batchNo: 'B', expiry: '2029-01-31', quantity: '50' },
      ],
    });
    const placed = await place(id);
    const answer = await call('cancelOrder', { params: { id: placed.id }, body: { reason: '重复下单' } }, mine);
    expect(answer).toMatchObject({
      status: 200,
      message: '订单已取消',
      data: { status: 'cancelled', cancel_reason: '重复下单', actions: { pay: 0, cancel: 0 } },
    });
    expect(answer.data.events.map(({ kind }) => kind)).toEqual(['placed', 'cancelled']);
    const batches = await db.select().from(stockBatch).where(eq(stockBatch.goodsId, id)).orderBy(stockBatch.batchNo);
    expect(batches.map(({ batchNo, quantity }) => [batchNo, quantity])).toEqual([
      ['A', '5.000'],
      ['B', '50.000'],
    ]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O5] restores once, even in repeated simultaneous calls', async () => {
    const { id } = await addGoods(db);
    const placed = await place(id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('cancelOrder', { params: { id: placed.id }, body: {} }, mine)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await stockOf(id)).toBe('100.000');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is refused once it is paid', async () => {
    const { id } = await addGoods(db);
    const placed = await place(id);
    await db.update(order).set({ status: 'shipped' }).where(eq(order.id, placed.id));
    expect(await call('cancelOrder', { params: { id: placed.id }, body: {} }, mine)).toMatchObject({
      status: 409,
      code: 40904,
    });
    await db.update(order).set({ status: 'pending' }).where(eq(order.id, placed.id));
  });

  it('[C122] [P8] is for its buyer only', async () => {
    const { id } = await addGoods(db);
    const placed = await place(id);
    const params = { id: placed.id };
    expect((await call('cancelOrder', { params, body: {} }, other)).status).toBe(404);
    expect((await call('getOrder', { params }, other)).status).toBe(404);
    expect((await call('confirmOrder', { params }, other)).status).toBe(404);
    expect((await call('payOrder', { params, body: { method: 'sandbox' } }, other)).status).toBe(404);
    expect((await call('getOrderPayment', { params }, other)).status).toBe(404);
    expect((await call('getOrder', { params })).status).toBe(401);
    expect(await statusOf(placed.id)).toBe('pending');
    expect((await call('listOrders', {}, other)).data.total).toBe(0);
  });
});

describe('an unpaid order', () => {
  it('is cancelled after 30 minutes, and not before', async () => {
    const { id } = await addGoods(db);
    const placed = await place(id);
    time.now = new Date(start.getTime() + 30 * minute - 1);
    await runJobs();
    expect(await statusOf(placed.id)).toBe('pending');
    time.now = new Date(start.getTime() + 30 * minute);
    await runJobs();
    expect(await statusOf(placed.id)).toBe('cancelled');
    expect(await stockOf(id)).toBe('100.000');
    const detail = (await call('getOrder', { params: { id: placed.id } }, mine)).data;
    expect(detail).toMatchObject({ cancel_reason: '超时未付款，已自动取消', expires_at: null });
    expect(detail.events.map(({ kind }) => kind)).toEqual(['placed', 'expired']);
    expect(await db.select().from(message).where(eq(message.title, '订单已取消'))).not.toHaveLength(0);
  });

  it('is cancelled once, by the first of many processes', async () => {
    const goods = await Promise.all(Array.from({ length: 5 }, () => addGoods(db)));
    for (const { id } of goods) await place(id);
    time.now = new Date(start.getTime() + 31 * minute);
    const counts = await Promise.all(Array.from({ length: 6 }, runJobs));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(5);
    for (const { id } of goods) expect(await stockOf(id)).toBe('100.000');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is ignored by its job once it is paid', async () => {
    const { id } = await addGoods(db);
    const placed = await place(id);
    await db.update(order).set({ status: 'paid' }).where(eq(order.id, placed.id));
    time.now = new Date(start.getTime() + 31 * minute);
    await runJobs();
    expect(await statusOf(placed.id)).toBe('paid');
    await db.update(order).set({ status: 'pending' }).where(eq(order.id, placed.id));
  });

  it('is retried later if the job failed', async () => {
    const { id } = await addGoods(db);
    const placed = await place(id);
    time.now = new Date(start.getTime() + 31 * minute);
    const broken = { ...runners, 'expire-order': () => Promise.reject(new Error('The lights went out.')) };
    app.log.level = 'silent';
    await runDueJobs(db, broken, time.now, app.log);
    app.log.level = 'error';
    const [failed] = await db
      .select()
      .from(job)
      .where(and(eq(job.kind, 'expire-order'), eq(job.key, `expire-order:${placed.id}`)));
    expect(failed).toMatchObject({ doneAt: null, attempts: 1, lastError: 'Error: The lights went out.' });
    time.now = new Date(time.now.getTime() + 1000);
    await runJobs();
    expect(await statusOf(placed.id)).toBe('cancelled');
  });
});

const monthNow = () => chinaDay(time.now).slice(0, 7);

describe('orders', () => {
  it('[C120] are listed with counts by status, newest first, and found by number, name and day', async () => {
    const { username } = await addBuyer(db);
    const session = await signIn(username);
    const herb = await addGoods(db, { name: '阿胶50%块' });
    const pill = await addGoods(db, { name: '乌鸡白凤丸' });
    const first = (await placeOrder(call, session, [{ goods_id: herb.id, number: '2' }])).data;
    const second = (await placeOrder(call, session, [{ goods_id: pill.id, number: '3' }])).data;
    await call('cancelOrder', { params: { id: first.id }, body: {} }, session);
    const list = async (query: object = {}) => (await call('listOrders', { query }, session)).data;
    const all = await list();
    expect(all.list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.counts).toEqual({ all: 2, pending: 1, paid: 0, shipped: 0, done: 0, cancelled: 1 });
    expect(all.months).toEqual([{ month: monthNow(), order_count: 1, total: second.total }]);
    expect((await list({ status: 'cancelled' })).months).toEqual([]);
    expect(all.list[0]).toMatchObject({
      line_count: 1,
      piece_count: '3',
      receiver: '王药师',
      actions: { pay: 1, cancel: 1 },
    });
    expect((await list({ status: 'cancelled' })).list.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ keywords: '50%' })).list.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ keywords: '%' })).total).toBe(1);
    expect((await list({ keywords: second.order_no })).total).toBe(1);
    expect((await list({ page: 2, per_page: 1 })).list.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ end_time: '2020-01-01' })).total).toBe(0);
  });

  it('[C126] are confirmed on receipt, once', async () => {
    const { id } = await addGoods(db);
    const placed = await place(id);
    expect(await call('confirmOrder', { params: { id: placed.id } }, mine)).toMatchObject({ status: 409, code: 40904 });
    await db.update(order).set({ status: 'shipped' }).where(eq(order.id, placed.id));
    const confirm = () => call('confirmOrder', { params: { id: placed.id } }, mine);
    expect(await confirm()).toMatchObject({ status: 200, data: { status: 'done' } });
    expect((await confirm()).data.events.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  });
});
