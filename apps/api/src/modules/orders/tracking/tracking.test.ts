import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '#config.ts';
import { order } from '#db/schema/order.ts';
import { trackingQuery } from '#db/schema/tracking-query.ts';
import { openTestDatabase } from '#db/testing.ts';
import { dayMs, hourMs, minuteMs } from '#durations.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { trackOrder } from '#modules/orders/logistics/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { type Reply, startDouble } from '#testing/provider-double.ts';
import { startTestApp } from '#testing/test-app.ts';
import { trackRunner } from './index.ts';
import { askKuaidi100 } from './kuaidi100.ts';
import { mostQueries } from './tracking.repository.ts';

const key = 'hush-hush';
const customer = 'A1B2';
type Asked = { com: string; num: string; phone?: string };
const asked: Asked[] = [];
let reply: (asked: Asked) => Reply | Promise<Reply>;

const endpoint = await startDouble(({ method, path, body }) => {
  const form = new URLSearchParams(body);
  const param = form.get('param') ?? '';
  const sign = createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase();
  if (method !== 'POST' || path !== '/poll/query.do') return { status: 404, body: '' };
  if (form.get('customer') !== customer || form.get('sign') !== sign)
    return { body: '{"result":false,"returnCode":"503","message":"验证签名失败"}' };
  const query = JSON.parse(param);
  asked.push(query);
  return reply(query);
});

const env = {
  TRACKING_SERVICE: 'kuaidi100',
  TRACKING_CUSTOMER: customer,
  TRACKING_KEY: key,
  TRACKING_ENDPOINT: endpoint,
};
const { db } = await openTestDatabase();
const app = await startTestApp(db, { ...env, TRACKING_CARRIERS: '安能物流=annengwuliu' });
const { call, time } = app;
const buyer = { id: 0, session: '' };
const start = time.now;

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  buyer.session = await app.signIn('mine');
});

beforeEach(async () => {
  await db.update(order).set({ status: 'done' });
  await db.delete(trackingQuery);
  asked.length = 0;
  time.now = new Date(start);
});

let last = 0;
const shipped = async (company = '圆通速递') => {
  last += 1;
  const trackingNo = `YT${String(last).padStart(8, '0')}`;
  const { id } = await paidOrder({ db, app, buyer }, [{ goods_id: (await addGoods(db)).id, number: '2' }]);
  await shipParcel(db, id, time.now, { company, trackingNo });
  return { id, trackingNo };
};

const run = (config: Pick<Config, 'tracking'> = app.config) => trackRunner(config)(db, {} as never, time.now);
const after = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const parcelOf = async (id: number) => (await call('getLogistics', { params: { id } }, buyer.session)).data.parcels[0];
const rowOf = async (trackingNo: string) =>
  (await db.select().from(trackingQuery).where(eq(trackingQuery.trackingNo, trackingNo)))[0];

const clock = (at: Date) => new Date(at.getTime() + 8 * hourMs).toISOString().slice(0, 19).replace('T', ' ');
type Point = { context: unknown; ftime?: unknown; time?: unknown };
const found = ({ num }: Asked, state: string, data: Point[]): Reply => ({
  body: JSON.stringify({ message: 'ok', status: '200', ischeck: '0', com: 'yuantong', nu: num, state, data }),
});
/** A point so many hours after the start. */
const point = (hours: number, context: unknown) => {
  const at = clock(new Date(start.getTime() + hours * hourMs));
  return { context, time: at, ftime: at };
};

describe('a parcel', () => {
  it('has what its carrier reports, once, next to what operators entered', async () => {
    const { id, trackingNo } = await shipped();
    reply = (query) => found(query, '0', [point(1, '快件到达【成都转运中心】'), point(-5, '已揽收')]);
    await run();
    expect(asked).toEqual([]);
    after(2 * hourMs);
    await run();
    expect(asked).toEqual([{ com: 'yuantong', num: trackingNo }]);
    await trackOrder(db, { id, buyerId: buyer.id }, { text: '客户要求周六送', status: null, trackingNo }, time.now);
    after(6 * hourMs);
    reply = (query) =>
      found(query, '5', [point(7, '派送中'), point(1, '快件到达【成都转运中心】'), point(-5, '已揽收')]);
    await run();
    const parcel = await parcelOf(id);
    expect(parcel?.status).toBe('delivering');
    expect(parcel?.track.map(({ text }) => text)).toEqual([
      '派送中',
      '客户要求周六送',
      '快件到达【成都转运中心】',
      '包裹已交给圆通速递',
      '已揽收',
    ]);
  });

  it('is signed as by an operator: the order, its money and the ledger stay, and nobody asks again', async () => {
    const { id, trackingNo } = await shipped();
    const before = (await call('getOrder', { params: { id } }, buyer.session)).data;
    reply = (query) => found(query, '3', [point(2, '已签收，签收人：本人')]);
    after(3 * hourMs);
    await run();
    expect((await parcelOf(id))?.status).toBe('signed');
    const now = (await call('getOrder', { params: { id } }, buyer.session)).data;
    expect({ ...now, timestamp: 0 }).toEqual({ ...before, timestamp: 0 });
    expect(await auditMoney(db)).toEqual([]);
    after(2 * dayMs);
    await run();
    expect(asked).toHaveLength(1);
    expect((await rowOf(trackingNo))?.nextAt).toBeNull();
  });

  it('that an operator has signed is asked about no more', async () => {
    const { id, trackingNo } = await shipped();
    await run();
    after(2 * hourMs);
    await trackOrder(db, { id, buyerId: buyer.id }, { text: '已送达', status: 'signed', trackingNo }, time.now);
    await run();
    expect(asked).toEqual([]);
  });

  it.each([
    ['0', 'moving'],
    ['1', 'moving'],
    ['2', 'problem'],
    ['3', 'signed'],
    ['4', 'problem'],
    ['5', 'delivering'],
    ['6', 'problem'],
    ['7', 'moving'],
    ['14', 'problem'],
    ['99', 'moving'],
    ['constructor', 'moving'],
  ])('in state %s is %s', async (state, status) => {
    const { id } = await shipped();
    after(2 * hourMs);
    reply = (query) => found(query, state, [point(1, '有新的物流')]);
    await run();
    expect((await parcelOf(id))?.status).toBe(status);
  });

  it('of two orders under one number is asked about once', async () => {
    const one = await shipped();
    const { id } = await paidOrder({ db, app, buyer }, [{ goods_id: (await addGoods(db)).id, number: '1' }]);
    await shipParcel(db, id, time.now, { company: '圆通速递', trackingNo: one.trackingNo });
    after(2 * hourMs);
    reply = (query) => found(query, '3', [point(1, '已签收')]);
    await run();
    expect(asked).toHaveLength(1);
    for (const each of [one.id, id]) expect((await parcelOf(each))?.status).toBe('signed');
  });

  it('goes by the carrier’s code; only carriers that need it learn the recipient’s phone', async () => {
    await shipped('顺丰');
    await shipped('安能物流');
    await shipped('自有车辆');
    await shipped('演示物流');
    after(2 * hourMs);
    reply = () => ({ body: '{"result":false,"returnCode":"500","message":"查询无结果"}' });
    await run();
    expect(asked.map(({ com }) => com).sort()).toEqual(['annengwuliu', 'shunfeng']);
    expect(asked.find(({ com }) => com === 'shunfeng')?.phone).toMatch(/^1\d{10}$/);
    expect(asked.find(({ com }) => com === 'annengwuliu')).not.toHaveProperty('phone');
  });
});

describe('asking', () => {
  it('takes an unknown number for no failure, and waits six hours', async () => {
    const { trackingNo } = await shipped();
    reply = () => ({ body: '{"result":false,"returnCode":"500","message":"查询无结果，请隔段时间再查"}' });
    after(2 * hourMs);
    await run();
    expect(await rowOf(trackingNo)).toMatchObject({ queries: 1, failures: 0, error: null });
    after(5 * hourMs);
    await run();
    expect(asked).toHaveLength(1);
    after(hourMs);
    await run();
    expect(asked).toHaveLength(2);
  });

  it('stops after 30 days, and after the most queries', async () => {
    const { trackingNo } = await shipped();
    reply = () => ({ body: '{"result":false,"returnCode":"500","message":"查询无结果"}' });
    after(2 * hourMs);
    await run();
    await db.update(trackingQuery).set({ queries: mostQueries });
    after(7 * hourMs);
    await run();
    await db.update(trackingQuery).set({ queries: 1 });
    after(30 * dayMs);
    await run();
    expect(asked).toHaveLength(1);
    expect((await rowOf(trackingNo))?.nextAt).toBeNull();
  });

  it('is done by one process at a time', async () => {
    await shipped();
    after(2 * hourMs);
    reply = (query) => found(query, '0', []);
    await Promise.all([run(), run(), run()]);
    expect(asked).toHaveLength(1);
  });

  it('does nothing without a service', async () => {
    await shipped();
    after(2 * hourMs);
    expect(await run({ tracking: null })).toBeInstanceOf(Date);
    expect(await db.$count(trackingQuery)).toBe(0);
  });
});

describe('many parcels', () => {
  const runsAfter = async () => ((await run())?.getTime() ?? 0) - time.now.getTime();

  it('are asked about ten at a time, and after five minutes while the service is down', async () => {
    for (let number = 0; number < 25; number += 1) await shipped();
    after(2 * hourMs);
    reply = () => ({ status: 500, body: '' });
    expect(await runsAfter()).toBe(5 * minuteMs);
    expect(asked).toHaveLength(10);
    reply = (query) => found(query, '0', [point(1, '已到达成都')]);
    expect(await runsAfter()).toBe(1000);
    expect(await runsAfter()).toBe(minuteMs);
    expect(asked).toHaveLength(25);
  });
});

describe('a failure', () => {
  it.each([
    ['HTTP 500', { status: 500, body: 'oops' }, '服务返回 HTTP 500'],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' }, body: '' }, '无法连接'],
    ['no JSON', { body: '<html>' }, '应答无法读取'],
    ['null', { body: 'null' }, '应答无法读取'],
    ['no list', { body: '{"data":"x"}' }, '应答：没有说明'],
    ['another number', { body: '{"nu":"OTHER","state":"3","data":[]}' }, '应答的运单号不符'],
    [
      'an expired key',
      { body: '{"result":false,"returnCode":"601","message":"POLL:KEY已过期"}' },
      '601：POLL:KEY已过期',
    ],
    ['too much', { body: `"${'x'.repeat(600_000)}"` }, '应答过大'],
  ])('by %s leaves the parcel, and is retried later each time', async (_, answer, error) => {
    const { id, trackingNo } = await shipped();
    after(2 * hourMs);
    reply = () => answer;
    await run();
    expect((await parcelOf(id))?.status).toBe('shipped');
    expect(await rowOf(trackingNo)).toMatchObject({
      failures: 1,
      error,
      nextAt: new Date(time.now.getTime() + hourMs),
    });
    after(hourMs);
    await run();
    expect((await rowOf(trackingNo))?.nextAt).toEqual(new Date(time.now.getTime() + 2 * hourMs));
    after(2 * hourMs);
    reply = (query) => found(query, '0', [point(1, '已到达成都')]);
    await run();
    expect(await rowOf(trackingNo)).toMatchObject({ failures: 0, queries: 3 });
    expect((await parcelOf(id))?.status).toBe('moving');
  });

  it('is a wrong signature, and one by a service that hangs', async () => {
    const { tracking } = app.config;
    if (!tracking) throw new Error('There is no service.');
    const query = { code: 'yuantong', trackingNo: 'YT00000000', phone: null };
    await expect(askKuaidi100({ ...tracking, key: 'wrong' }, query)).rejects.toThrow('503：验证签名失败');
    reply = () => new Promise<never>(() => undefined);
    await expect(askKuaidi100(tracking, query, 50)).rejects.toThrow('没有及时应答');
  });

  it('shows on the owner’s page', async () => {
    await shipped();
    const { trackingNo } = await shipped('中通快递');
    after(2 * hourMs);
    reply = (query) =>
      query.com === 'zhongtong' ? { status: 502, body: '' } : found(query, '0', [point(1, '已到达成都')]);
    await run();
    const desk = await startTestDesk(db, app);
    const { data } = await desk.call('getSystem', {}, await desk.work('owner'));
    const failedAt = Math.floor(time.now.getTime() / 1000);
    expect(data.tracking).toEqual({
      service: 'kuaidi100',
      open: 2,
      failing: 1,
      lastFailure: { company: '中通快递', trackingNo, error: '服务返回 HTTP 502', failedAt },
    });
    expect(JSON.stringify(data)).not.toContain(key);
  });
});

describe('hostile text', () => {
  it('arrives as plain, short text without invisible characters', async () => {
    const { id } = await shipped();
    after(2 * hourMs);
    reply = (query) =>
      found(query, '0', [
        point(1, '<img src=x onerror=alert(1)>'),
        point(0.9, `到\u0000达\u202e成都\n\u200b站`),
        point(0.8, '长'.repeat(5000)),
        point(0.7, ''),
        point(0.6, { toString: 'x' }),
        null as never,
        { context: '没有时间' },
        { context: '乱写的时间', ftime: '2026-13-45 99:99:99' },
        point(5, '还没有发生'),
        point(-24 * 90, '三个月前签收，单号重复使用'),
      ]);
    await run();
    expect((await parcelOf(id))?.track.map(({ text }) => text)).toEqual([
      '<img src=x onerror=alert(1)>',
      '到 达 成都 站',
      '长'.repeat(200),
      '包裹已交给圆通速递',
    ]);
  });

  it('of an earlier use of the number signs nothing', async () => {
    const { id } = await shipped();
    after(2 * hourMs);
    reply = (query) => found(query, '3', [point(-24 * 90, '已签收')]);
    await run();
    expect((await parcelOf(id))?.status).toBe('shipped');
  });

  it('fills no track beyond 300 points', async () => {
    const { id } = await shipped();
    for (const round of [1, 2, 3]) {
      after(7 * hourMs);
      const data = Array.from({ length: 250 }, (_, index) => point(1 + index / 100, `第${round}轮 ${index}`));
      reply = (query) => found(query, '0', data);
      await run();
    }
    expect((await parcelOf(id))?.track).toHaveLength(300);
  });
});

describe('its configuration', () => {
  it.each([
    [{ TRACKING_SERVICE: 'kdniao' }, 'TRACKING_SERVICE is "kdniao"; expected kuaidi100.'],
    [{ TRACKING_KEY: '' }, 'TRACKING_SERVICE=kuaidi100 needs TRACKING_KEY.'],
    [{ TRACKING_CARRIERS: '安能' }, 'TRACKING_CARRIERS is no list'],
    [{ TRACKING_ENDPOINT: 'poll' }, 'TRACKING_ENDPOINT is no URL'],
  ])('%o is refused: %s', (more, problem) => {
    expect(() => readConfig({ ...env, ...more })).toThrow(problem);
  });
});
