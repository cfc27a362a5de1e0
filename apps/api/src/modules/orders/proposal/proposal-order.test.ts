import { addDays, chinaDay } from '@yaoji/domain';
import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { address } from '#db/schema/address.ts';
import { goods } from '#db/schema/goods.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { order } from '#db/schema/order.ts';
import { orderConsent } from '#db/schema/order-consent.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { call, signIn } = shop;
let [sales, finance, mine] = ['', '', ''];
let mineId = 0;

const home = {
  receiver: '王药师',
  phone: '13800001234',
  regionCode: '510104',
  detail: '红星路三段1号',
  isDefault: true,
};
const verify = async () => {
  mine = (await call('verifyIdentity', { body: { password: 'yaoji2026' } }, mine)).cookie ?? mine;
};

beforeAll(async () => {
  sales = await desk.work('sales', '李销售');
  finance = await desk.work('finance');
  mineId = (await addBuyer(db, { username: 'mine', company: '康宁大药房' })).id;
  await db.insert(address).values({ ...home, buyerId: mineId });
  mine = await signIn('mine');
  await verify();
});
beforeEach(async () => {
  await db.delete(orderConsent);
  await db.delete(storeLink);
});

const dayIn = (days: number) => addDays(chinaDay(shop.time.now), days);
const grant = (per_order = '500', ends_on = dayIn(90), session = mine) =>
  call('grantOrderConsent', { body: { per_order, ends_on } }, session);
const consent = async () => (await call('getOrderConsent', {}, mine)).data;
/** A proposal of ten units of a product of 12.80, quoted 11.50: 115, and freight. */
const propose = async (more: Parameters<typeof addGoods>[1] = {}) => {
  const { id: goodsId } = await addGoods(db, { price: '12.80', ...more });
  const lines = [{ goodsId, quantity: '10', price: '11.50' }];
  const proposal = { buyers: [{ id: mineId }], validOn: dayIn(3), joinsPromotions: 0 as const, lines };
  return (await desk.call('createProposal', { body: { proposal } }, sales)).data.id;
};
const orderIt = (id: number, session = sales) => desk.call('orderProposal', { params: { id } }, session);
const statusOf = async (id: number) =>
  (await desk.call('listProposals', { query: { keywords: String(id) } }, sales)).data.list[0];
const orders = () => db.$count(order);

describe('an order by a salesperson', () => {
  it('[C331] [C332] [C333] needs the consent of the buyer, who grants it with a verified identity and ends it at any time', async () => {
    const id = await propose();
    const before = await orders();
    expect(await consent()).toEqual({ per_order: null, ends_on: null });
    expect(await statusOf(id)).toMatchObject({ canOrder: 0 });
    expect(await orderIt(id)).toMatchObject({ status: 409, message: expect.stringContaining('客户没有授权代下单') });

    const unverified = await signIn('mine');
    expect((await grant('500', dayIn(90), unverified)).status).toBe(428);
    expect((await grant()).message).toBe('已授权');
    expect(await consent()).toEqual({ per_order: '500.00', ends_on: dayIn(90) });
    expect(await statusOf(id)).toMatchObject({ canOrder: 1 });
    expect((await call('endOrderConsent', {}, unverified)).message).toBe('已取消授权');
    expect(await orderIt(id)).toMatchObject({ status: 409 });
    expect(await orders()).toBe(before);
    expect(await statusOf(id)).toMatchObject({ status: 'open', canOrder: 0 });
    const { list } = (await call('listSecurityEvents', {}, mine)).data;
    expect(list.slice(0, 2).map(({ text }) => text)).toEqual([
      '业务员代下单：取消授权',
      `业务员代下单：授权，每单不超过¥500.00，至${dayIn(90)}`,
    ]);
  });

  it.each([
    ['0', () => dayIn(9), 'per_order'],
    ['-1', () => dayIn(9), 'per_order'],
    ['1e9', () => dayIn(9), 'per_order'],
    ['500', () => dayIn(-1), 'ends_on'],
    ['500', () => dayIn(400), 'ends_on'],
    ['500', () => '2027-02-31', 'ends_on'],
  ])('[C332] refuses %s until %s', async (perOrder, endsOn, field) => {
    expect(await grant(perOrder, endsOn())).toMatchObject({ status: 422, errors: { [field]: expect.anything() } });
    expect(await consent()).toEqual({ per_order: null, ends_on: null });
  });

  it('is placed at the quotes, waits for payment, and names the salesperson to the buyer and in the log of operators', async () => {
    await grant();
    const id = await propose();
    const { status, message, data } = await orderIt(id);
    expect([status, message]).toEqual([200, `已下单${data.orderNo}，共¥${data.total}，等客户付款`]);
    const placed = (await call('getOrder', { params: { id: data.orderId } }, mine)).data;
    expect(placed).toMatchObject({ status: 'pending', ordered_by: '业务员李销售' });
    expect(placed.lines[0]).toMatchObject({ price: '11.50', number: '10' });
    expect((await call('listMessages', {}, mine)).data.list).toContainEqual(
      expect.objectContaining({ title: '业务员已代您下单', url: expect.stringContaining(String(data.orderId)) }),
    );
    expect(await statusOf(id)).toMatchObject({ status: 'accepted', ordered: data.total, decidedBy: '业务员李销售' });
    const [entry] = await db
      .select()
      .from(operatorLog)
      .where(like(operatorLog.change, `%${data.orderNo}%`));
    expect(entry).toMatchObject({
      operator: '李销售',
      command: `desk orderProposal ${id} mine`,
      outcome: 'done',
    });
    expect(await orderIt(id)).toMatchObject({ status: 409, message: '这张推荐单已接受过' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is placed once, however often pressed', async () => {
    await grant();
    const id = await propose();
    const before = await orders();
    const answers = await Promise.all([orderIt(id), orderIt(id), orderIt(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await orders()).toBe(before + 1);
  });

  it('is not placed above the limit, or for another role', async () => {
    const before = await orders();
    await grant('100');
    const dear = await propose();
    const message = expect.stringContaining('超过客户授权的每单¥100');
    expect(await orderIt(dear)).toMatchObject({ status: 409, message });
    await grant();
    expect((await orderIt(dear, finance)).status).toBe(403);
    expect(await orders()).toBe(before);
  });

  it('is not placed without stock, and stays open', async () => {
    const before = await orders();
    await grant();
    const id = await propose({ name: '缺货胶囊', stock: '10' });
    await db.update(goods).set({ stock: '3' }).where(eq(goods.name, '缺货胶囊'));
    expect(await orderIt(id)).toMatchObject({ status: 409, message: '缺货胶囊：库存仅剩3盒' });
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
    expect(await orders()).toBe(before);
  });

  it('is not placed where the head office approves', async () => {
    const before = await orders();
    await grant();
    const office = await addBuyer(db, { username: 'office', company: '康宁总部' });
    await db.insert(storeLink).values({ ownerId: office.id, storeId: mineId });
    const head =
      (await call('verifyIdentity', { body: { password: 'yaoji2026' } }, await signIn('office'))).cookie ?? '';
    await call('addRule', { body: { for_stores: 1, controlled: 0, from_total: '50.00' } }, head);
    expect(await orderIt(await propose())).toMatchObject({ status: 409, message: expect.stringContaining('需要审批') });
    expect(await orders()).toBe(before);
  });

  it('[C332] is allowed by the owner alone', async () => {
    const person = await addPerson(call, mine, ['buyer', 'finance']);
    const session = await signIn(person.phone, person.password);
    expect((await grant('500', dayIn(9), session)).status).toBe(403);
    expect((await call('endOrderConsent', {}, session)).status).toBe(403);
    expect((await call('getOrderConsent', {}, session)).status).toBe(200);
  });

  it('ends with the day of the consent', async () => {
    await grant('500', dayIn(0));
    const id = await propose();
    await db.update(orderConsent).set({ endsAt: shop.time.now }).where(eq(orderConsent.buyerId, mineId));
    expect(await orderIt(id)).toMatchObject({ status: 409, message: expect.stringContaining('客户没有授权') });
    expect(await consent()).toEqual({ per_order: null, ends_on: null });
  });
});
