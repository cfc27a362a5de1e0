import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { moneyLog } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantCredit } from '#testing/credit.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantMoney } from '#testing/money.ts';
import { doneOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 10 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { call, time } = shop;

const buyer = { id: 0, session: '' };
let sales = '';
let finance = '';
let rebateId = 0;
let november = { id: 0, total: '' };
let onAccount = { id: 0, total: '' };
const goods = { counted: 0, other: 0 };

/** Sessions end within weeks. */
const at = async (day: string) => {
  time.now = new Date(`${day}T04:00:00Z`);
  buyer.session = await shop.signIn('mine');
  sales = await desk.work('sales');
  finance = await desk.work('finance');
};
const world = { db, app: shop, buyer };
const buy = (goodsId: number, number: string) => doneOrder(world, [{ goods_id: goodsId, number }]);

const form = {
  title: '年度返利',
  period: 'month' as const,
  firstMonth: '2026-11',
  isOpen: 1 as const,
  tiers: [
    { amount: '4000', rate: '3' },
    { amount: '2000', rate: '2.01' },
  ],
};
const create = (values: object = {}) => desk.call('createRebate', { body: { rebate: { ...form, ...values } } }, sales);
const sums = async (period?: string, id = rebateId) =>
  (await desk.call('getRebateSums', { params: { id }, query: { ...(period && { period }) } }, finance)).data;
const mine = async (period: string) => (await sums(period)).sums.find(({ buyerId }) => buyerId === buyer.id);
const book = (period: string, amount: string, session = finance) =>
  desk.call('bookRebate', { params: { id: rebateId }, body: { period, buyerId: buyer.id, amount } }, session);
const rebates = async () => (await call('getRebates', {}, buyer.session)).data;
const booked = () => db.select().from(moneyLog).where(eq(moneyLog.kind, 'rebate')).orderBy(moneyLog.id);

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房', businessKind: 'pharmacy' })).id;
  await addBuyer(db, { username: 'other', businessKind: 'clinic' });
  goods.counted = (await addGoods(db, { price: '100.01', maker: '豫西本草', stock: '900' })).id;
  goods.other = (await addGoods(db, { price: '100', maker: '别家', stock: '900' })).id;
  await grantCredit(db, buyer.id, '9000');
  await at('2026-10-31');
  await buy(goods.counted, '10');
  await at('2026-11-10');
  rebateId = (await create({ buyers: [{ id: buyer.id }], scope: { makers: ['豫西本草'] } })).data.id;
});

describe('a rebate that runs', () => {
  it('[C320] counts payments of its period, products and buyers, and no debts; the buyer sees what is missing', async () => {
    expect(await rebates()).toMatchObject({
      runs: [{ title: '年度返利', base: '豫西本草', counted: '0.00', due: '0.00', next: { missing: '2000.00' } }],
      notes: [],
    });
    november = await buy(goods.counted, '30');
    await buy(goods.other, '10');
    const { data } = await placeOrder(call, buyer.session, [{ goods_id: goods.counted, number: '20' }]);
    await call('payOrder', { params: { id: data.id }, body: { method: 'credit' } }, buyer.session);
    onAccount = data;
    // 3,000.30 × 2.01 % = 60.30603
    expect((await rebates()).runs).toMatchObject([
      {
        period_name: '2026年11月',
        has_ended: 0,
        last_day: '2026-11-30',
        counted: '3000.30',
        rate: '2.01',
        due: '60.30',
        next: { missing: '999.70', rate: '3' },
        tiers: [{ amount: '2000.00' }, { amount: '4000.00' }],
      },
    ]);
  });

  it('is not shown to other buyers, nor without a rebate', async () => {
    const other = await shop.signIn('other');
    expect((await call('getRebates', {}, other)).data).toEqual({ runs: [], notes: [] });
  });

  it('cannot be booked before its period ends', async () => {
    expect(await mine('2026-11')).toMatchObject({
      company: '同和大药房',
      counted: '3000.30',
      amount: '60.30',
      noteId: null,
    });
    expect(await book('2026-11', '60.30')).toMatchObject({ status: 409, message: '期间还没有结束，结束后再入账' });
    expect((await book('2026-10', '10.00')).message).toBe('这个期间没有可入账的返利');
  });
});

describe('a period that has ended', () => {
  beforeAll(() => at('2026-12-02'));

  it('waits for finance, who sees its proof', async () => {
    expect(await sums()).toMatchObject({
      period: '2026-11',
      hasEnded: 1,
      periods: [{ period: '2026-12' }, { period: '2026-11' }],
    });
    expect((await rebates()).runs).toMatchObject([{ period_name: '2026年12月' }, { has_ended: 1, due: '60.30' }]);
    const query = { period: '2026-11', buyerId: buyer.id };
    const { lines } = (await desk.call('getRebateProof', { params: { id: rebateId }, query }, finance)).data;
    expect(lines.map(({ orderId, quantity, paid, counted }) => [orderId, quantity, paid, counted])).toEqual([
      [november.id, '30', '3000.30', '3000.30'],
      [onAccount.id, '20', '2000.20', '0.00'],
    ]);
  });

  it('is booked by those who may change balances, at the amount that they saw', async () => {
    expect((await book('2026-11', '60.30', sales)).status).toBe(403);
    expect(await book('2026-11', '61.30')).toMatchObject({ status: 409, message: '金额已变为¥60.30，请核对后再入账' });
    expect(await booked()).toEqual([]);
  });

  it('is booked once, however often at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => book('2026-11', '60.30')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(answers.filter(({ message }) => message === '返利已入账')).toHaveLength(1);
    expect(await booked()).toMatchObject([{ change: '60.30', remark: '年度返利 2026年11月返利' }]);
    expect((await call('getWallet', {}, buyer.session)).data.balance).toBe('60.30');
    const log = (await call('listMoneyLog', { query: { use_type: 7 } }, buyer.session)).data;
    expect(log.list).toMatchObject([{ use_type: 7, change: '60.30' }]);
    expect((await call('listMessages', { query: {} }, buyer.session)).data.list[0]).toMatchObject({
      title: '返利入账',
    });
  });

  it('[C321] has a credit note that lists its lines, for its buyer only', async () => {
    const [note] = (await rebates()).notes;
    expect(note).toMatchObject({
      period_name: '2026年11月',
      counted: '3000.30',
      rate: '2.01',
      amount: '60.30',
      changed_by: '0.00',
    });
    const path = `/api/user/rebate/${note?.id}/note`;
    const file = await shop.app.inject({ url: path, headers: { cookie: buyer.session } });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true });
    for (const part of ['返利单', '同和大药房', '3000.30', '60.30', '陆拾元叁角']) expect(text).toContain(part);
    const other = await shop.signIn('other');
    expect((await shop.app.inject({ url: path, headers: { cookie: other } })).statusCode).toBe(404);
  });

  it('no longer changes its terms, and can end', async () => {
    const [record] = (await desk.call('listRebates', { query: {} }, sales)).data.list;
    const version = record?.version ?? '';
    const change = (values: object) =>
      desk.call(
        'changeRebate',
        { params: { id: rebateId }, body: { version, rebate: { ...form, ...record?.form, ...values } } },
        sales,
      );
    expect((await change({ tiers: [{ amount: '1', rate: '9' }] })).errors).toHaveProperty('rebate[period]');
    expect((await change({ period: 'quarter', firstMonth: '2026-11' })).errors).toHaveProperty('rebate[firstMonth]');
    expect((await change({ lastMonth: '2027-01' })).status).toBe(200);
  });
});

describe('changes after the booking', () => {
  it('a return is shown, and the next period settles it without touching the balance', async () => {
    const [line] = (await call('getOrder', { params: { id: november.id } }, buyer.session)).data.lines;
    const body = { lines: [{ line_id: line?.id ?? 0, number: '25' }], reason: '破损' };
    const { data } = await call('requestReturn', { params: { id: november.id }, body }, buyer.session);
    await settleReturn(db, data.id, time.now);
    expect(await mine('2026-11')).toMatchObject({ counted: '3000.30', amount: '60.30', changedBy: '-60.30' });
    expect((await rebates()).notes).toMatchObject([{ changed_by: '-60.30' }]);
    // 2,500.25 × 2.01 % = 50.255025
    await buy(goods.counted, '25');
    expect(await mine('2026-12')).toMatchObject({ due: '50.25', carried: '-60.30', amount: '0.00' });
    await at('2027-01-02');
    expect((await book('2026-12', '0.00')).message).toBe('返利已入账');
    expect(await booked()).toHaveLength(1);
  });

  it('a rebate does not end before a period that is booked', async () => {
    const end = async (lastMonth: string) => {
      const [record] = (await desk.call('listRebates', { query: {} }, sales)).data.list;
      const rebate = { ...form, ...record?.form, lastMonth };
      return desk.call(
        'changeRebate',
        { params: { id: rebateId }, body: { version: record?.version ?? '', rebate } },
        sales,
      );
    };
    expect((await end('2026-11')).errors).toEqual({
      'rebate[lastMonth]': ['2026年12月的返利已入账，不能在此之前结束'],
    });
    expect((await end('2026-12')).status).toBe(200);
    expect((await end('2027-01')).status).toBe(200);
  });

  it('a debt that is repaid late counts for its period, in the next booking', async () => {
    await grantMoney(db, buyer.id, '2000.20', time.now);
    const key = 'rebate-repayment-1';
    const repay = { amount: '2000.20', pay_password: '246810', idempotency_key: key };
    expect((await call('repayCredit', { body: repay }, buyer.session)).status).toBe(200);
    // November: 500.05 + 2,000.20 = 2,500.25 → 50.25; December 50.25; booked 60.30; together 40.20 are due.
    expect(await mine('2027-01')).toMatchObject({ counted: '0.00', due: '0.00', carried: '40.20', amount: '40.20' });
    await at('2027-02-01');
    await book('2027-01', '40.20');
    expect((await booked()).map(({ change }) => change)).toEqual(['60.30', '40.20']);
    expect((await rebates()).runs).toEqual([]);
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('the form', () => {
  it('names every wrong field', async () => {
    const { errors } = await create({
      period: 'quarter',
      lastMonth: '2026-11',
      tiers: [
        { amount: '1', rate: '0' },
        { amount: '1.00', rate: '1' },
      ],
    });
    expect(errors).toEqual({
      'rebate[firstMonth]': ['季度从1、4、7、10月开始'],
      'rebate[lastMonth]': ['季度到3、6、9、12月结束'],
      'rebate[tiers][0][rate]': ['须大于0'],
      'rebate[tiers][1][amount]': ['上面已有同样的一档'],
    });
  });

  it('covers all buyers, kinds of business and regions', async () => {
    const reaches = async (values: object) => {
      const { id } = (await create({ firstMonth: '2026-10', ...values })).data;
      return (await sums('2026-10', id)).sums.length;
    };
    expect(await reaches({})).toBe(1);
    expect(await reaches({ businesses: ['pharmacy'] })).toBe(1);
    expect(await reaches({ businesses: ['clinic'] })).toBe(0);
    expect(await reaches({ regions: [{ code: '510000' }] })).toBe(1);
    expect(await reaches({ regions: [{ code: '110000' }] })).toBe(0);
    expect(await reaches({ scope: { goodsIds: [goods.other] } })).toBe(0);
  });
});
