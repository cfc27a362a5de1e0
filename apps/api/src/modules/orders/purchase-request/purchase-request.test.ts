import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { address } from '#db/schema/address.ts';
import { goods as goodsTable } from '#db/schema/goods.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const { call, signIn } = await startTestApp(db);
const second = await startTestApp(db);
const sessions = { owner: '', office: '', buyer: '', approver: '', stranger: '' };
let goodsId = 0;

beforeAll(async () => {
  const store = await addBuyer(db, { username: 'store', company: '高新店' });
  const office = await addBuyer(db, { username: 'office', company: '总店' });
  await addBuyer(db, { username: 'stranger' });
  await db.insert(storeLink).values({ ownerId: office.id, storeId: store.id });
  for (const name of ['office', 'stranger'] as const) sessions[name] = await signIn(name);
  sessions.owner = await signIn('store');
  const buyer = await addPerson(call, sessions.owner, ['buyer', 'approver'], { order_limit: '500.00' });
  const approver = await addPerson(call, sessions.owner, ['approver']);
  sessions.buyer = await signIn(buyer.phone, buyer.password);
  sessions.approver = await signIn(approver.phone, approver.password);
  goodsId = (await addGoods(db, { name: '六味地黄丸', price: '100', stock: '10000' })).id;
});

/** With only these units in the cart. */
const ask = async (session = sessions.buyer, number = '6') => {
  const { data: cart } = await call('getCart', {}, session);
  if (cart.data.length > 0) await call('deleteCartLines', { body: { ids: cart.data.map(({ id }) => id) } }, session);
  const { ids } = await fillCart(call, session, [{ goods_id: goodsId, number }]);
  const body = await orderForm(call, session, ids);
  return { ...(await call('askForOrder', { body }, session)), body };
};
const listed = async (session: string, id: number) => {
  const { data } = await call('listRequests', {}, session);
  const found = data.list.find((each) => each.id === id);
  if (!found) throw new Error(`Request ${id} is not listed.`);
  return found;
};
const approve = (session: string, id: number, expected_total: string, app = { call }) =>
  app.call('approveRequest', { params: { id }, body: { expected_total } }, session);
const sendBack = (session: string, id: number, reason?: string) =>
  call('returnRequest', { params: { id }, body: reason ? { reason } : {} }, session);
const count = async (session: string) => (await call('getUserState', {}, session)).data.request_count;
const stock = async () => (await db.select().from(goodsTable).where(eq(goodsTable.id, goodsId)))[0]?.stock;

describe('a purchase request', () => {
  it('[C312] [C313] sets the lines aside, takes nothing and tells whom it waits for', async () => {
    const before = await stock();
    const { data, body } = await ask();
    expect(await stock()).toBe(before);
    expect((await call('getCart', {}, sessions.buyer)).data.data).toEqual([]);
    expect(await listed(sessions.buyer, data.id)).toMatchObject({
      status: 'open',
      title: '六味地黄丸',
      total: '600.00',
      total_now: '600.00',
      problem: null,
      steps: [{ company: '高新店', reasons: ['超过单笔限额¥500.00'], approved_by: null }],
      can_decide: 0,
      can_withdraw: 1,
      waits_for: '高新店的负责人或审批人',
      lines: [{ goods_id: goodsId, number: '6', amount: '600.00', reason: null }],
    });
    expect((await call('askForOrder', { body }, sessions.buyer)).data.id).toBe(data.id);
    expect(await call('askForOrder', { body: { ...body, remark: '加急' } }, sessions.buyer)).toMatchObject({
      status: 409,
      message: '这份采购申请已提交，请在“采购申请”中查看',
    });
    expect(await count(sessions.approver)).toBe(1);
    expect(await count(sessions.stranger)).toBeNull();
    const { data: messages } = await call('listMessages', {}, sessions.owner);
    expect(messages.list[0]).toMatchObject({ title: '采购申请待审批', url: '/cgsq' });
    expect((await sendBack(sessions.buyer, data.id)).message).toBe('已撤回，商品已放回购物车');
    const { data: later } = await call('listMessages', {}, sessions.owner);
    expect(later.list[0]).toMatchObject({ title: '采购申请已撤回' });
  });

  it('[C312] is refused where the order can be placed', async () => {
    expect(await ask(sessions.buyer, '4')).toMatchObject({ status: 409, message: '订单现在无需审批，请返回重新提交' });
  });

  it('[C314] becomes an order of the person, approved by another; nobody approves their own', async () => {
    const { data } = await ask();
    expect(await approve(sessions.buyer, data.id, '600.00')).toMatchObject({
      status: 403,
      message: expect.stringContaining('另一位审批人'),
    });
    expect((await approve(sessions.stranger, data.id, '600.00')).status).toBe(404);
    expect((await approve(sessions.approver, data.id, '600.00')).status).toBe(200);
    const { order_id, order_no, decided_by, lines } = await listed(sessions.buyer, data.id);
    expect(lines).toEqual([]);
    const { data: order } = await call('getOrder', { params: { id: order_id ?? 0 } }, sessions.buyer);
    expect(order).toMatchObject({ order_no, approved_by: decided_by, ordered_by: expect.stringMatching(/^员工/) });
    expect(order.amounts.total).toBe('600.00');
    expect(await approve(sessions.owner, data.id, '600.00')).toMatchObject({
      status: 409,
      message: '这份采购申请已同意',
    });
    expect((await call('listPeople', {}, sessions.owner)).data[0]?.spent_today).toBe('600.00');
  });

  it('[C314] [O3] places nothing at another total than the one shown', async () => {
    const { data } = await ask();
    await db.update(goodsTable).set({ price: '110' }).where(eq(goodsTable.id, goodsId));
    const { total, total_now } = await listed(sessions.approver, data.id);
    expect([total, total_now]).toEqual(['600.00', '660.00']);
    expect(await approve(sessions.approver, data.id, '600.00')).toMatchObject({
      status: 409,
      message: expect.stringContaining('¥660.00'),
    });
    expect((await listed(sessions.approver, data.id)).status).toBe('open');
    expect((await approve(sessions.approver, data.id, '660.00')).status).toBe(200);
    await db.update(goodsTable).set({ price: '100' }).where(eq(goodsTable.id, goodsId));
  });

  it('[C315] goes back with a word, and its lines into the cart', async () => {
    const { data } = await ask();
    expect(await sendBack(sessions.approver, data.id)).toMatchObject({ errors: { reason: ['请填写退回原因'] } });
    await sendBack(sessions.approver, data.id, '先用完库存');
    expect(await listed(sessions.buyer, data.id)).toMatchObject({
      status: 'returned',
      answer: '先用完库存',
      waits_for: '',
    });
    const { data: cart } = await call('getCart', {}, sessions.buyer);
    expect(JSON.stringify(cart)).toContain('六味地黄丸');
  });

  it('[C316] is approved with other quantities', async () => {
    const { data } = await ask();
    const [line] = (await listed(sessions.approver, data.id)).lines;
    const change = (number: string, session = sessions.approver) =>
      call(
        'changeRequest',
        { params: { id: data.id }, body: { lines: [{ line_id: line?.id ?? 0, number }] } },
        session,
      );
    expect((await change('0')).status).toBe(422);
    expect((await change('5', sessions.buyer)).status).toBe(403);
    expect((await change('6')).status).toBe(200);
    expect((await change('5')).status).toBe(200);
    const changed = await listed(sessions.approver, data.id);
    expect(changed.total_now).toBe('500.00');
    expect(changed.steps[0]?.changes).toEqual([expect.stringMatching(/^员工\d+：六味地黄丸 .*6.改为5.$/)]);
    expect((await approve(sessions.approver, data.id, '500.00')).status).toBe(200);
  });

  it('[C314] [O1] becomes an order although its key has been used for another', async () => {
    const { data, body } = await ask();
    const { ids } = await fillCart(call, sessions.owner, [{ goods_id: goodsId, number: '1' }]);
    const form = { ...(await orderForm(call, sessions.owner, ids)), idempotency_key: body.idempotency_key };
    expect((await call('placeOrder', { body: form }, sessions.owner)).status).toBe(200);
    expect((await approve(sessions.approver, data.id, '600.00')).status).toBe(200);
  });

  it('[C313] says that its address is gone', async () => {
    const { data, body } = await ask();
    const gone = await db.delete(address).where(eq(address.id, body.address_id)).returning();
    expect(await listed(sessions.approver, data.id)).toMatchObject({
      problem: '请选择收货地址：请退回，由申请人重新提交',
      total_now: null,
    });
    await sendBack(sessions.buyer, data.id);
    await db.insert(address).values(gone);
  });

  it('[C314] becomes one order, however many approve at once', async () => {
    const { data } = await ask();
    const { data: before } = await call('listOrders', {}, sessions.owner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        approve(index % 2 ? sessions.owner : sessions.approver, data.id, '600.00', index % 3 ? second : { call }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await call('listOrders', {}, sessions.owner)).data.total).toBe(before.total + 1);
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('a head office', () => {
  it('[C309] [C310] [C314] approves what its rules name, after the store has', async () => {
    const rule = { for_stores: 1 as const, controlled: 0 as const, from_total: '700.00' };
    expect((await call('addRule', { body: rule }, sessions.office)).status).toBe(428);
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, sessions.office);
    expect((await call('addRule', { body: rule }, sessions.office)).status).toBe(200);
    expect((await call('listRules', {}, sessions.office)).data).toMatchObject([
      { who: '所有门店', text: '金额满¥700.00' },
    ]);
    const { data } = await ask(sessions.buyer, '8');
    expect((await approve(sessions.approver, data.id, '800.00')).message).toBe('已同意，等待下一级审批');
    expect(await approve(sessions.owner, data.id, '800.00')).toMatchObject({
      status: 403,
      message: '由总店的负责人或审批人审批',
    });
    expect(await count(sessions.office)).toBe(1);
    expect(await listed(sessions.office, data.id)).toMatchObject({
      company: '高新店',
      can_decide: 1,
      total_now: '800.00',
    });
    expect((await approve(sessions.office, data.id, '800.00')).status).toBe(200);
    const { order_id } = await listed(sessions.owner, data.id);
    const { data: order } = await call('getOrder', { params: { id: order_id ?? 0 } }, sessions.owner);
    expect(order.approved_by).toMatch(/^员工\d+、总店$/);
  });

  it('binds the owner of a store too, but not itself when it works as the store', async () => {
    const { data } = await ask(sessions.owner, '7');
    expect((await listed(sessions.owner, data.id)).steps).toMatchObject([{ company: '总店' }]);
    await sendBack(sessions.owner, data.id);
    const office = await signIn('office');
    const { data: stores } = await call('listStores', {}, office);
    const switched = await call(
      'switchStore',
      { params: { id: stores.find(({ company }) => company === '高新店')?.id ?? 0 } },
      office,
    );
    const working = switched.cookie ?? '';
    const { ids } = await fillCart(call, working, [{ goods_id: goodsId, number: '7' }]);
    expect((await call('placeOrder', { body: await orderForm(call, working, ids) }, working)).status).toBe(200);
  });

  it('is not asked about a store that has left it, nor sent what the store orders', async () => {
    const { data } = await ask(sessions.buyer, '8');
    expect((await listed(sessions.buyer, data.id)).steps).toHaveLength(2);
    const messages = async () => (await call('listMessages', {}, sessions.office)).data.total;
    const before = await messages();
    const links = await db.delete(storeLink).returning();
    expect((await approve(sessions.approver, data.id, '800.00')).message).toMatch(/^已同意，订单\d+已提交$/);
    expect(await messages()).toBe(before);
    await db.insert(storeLink).values(links);
  });

  it('[C315] does not read the withdrawal of a store that has left it', async () => {
    const { data } = await ask(sessions.owner, '7');
    const { data: asked } = await call('listMessages', {}, sessions.office);
    const links = await db.delete(storeLink).returning();
    expect((await sendBack(sessions.owner, data.id)).message).toBe('已撤回，商品已放回购物车');
    expect((await call('listMessages', {}, sessions.office)).data.total).toBe(asked.total);
    await db.insert(storeLink).values(links);
  });

  it('[C311] no longer asks once the rule is gone; rules of others are unknown', async () => {
    const [rule] = (await call('listRules', {}, sessions.office)).data;
    const params = { id: rule?.id ?? 0 };
    expect((await call('deleteRule', { params }, sessions.owner)).status).toBe(404);
    expect((await call('deleteRule', { params }, sessions.office)).status).toBe(200);
    expect((await ask(sessions.owner, '9')).status).toBe(409);
  });
});
