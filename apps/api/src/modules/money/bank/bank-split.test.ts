import { addMoney, chinaDay, subtractMoney } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskRole } from '#db/schema/desk-role.ts';
import { operator } from '#db/schema/operator.ts';
import { wallet } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 10 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
let finance = '';
let goodsId = 0;

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  finance = await desk.work('finance');
  await setSettings(db, { 'bank.bank': '某某银行', 'bank.name': '药集供应链', 'bank.account': '4402201009000999999' });
  goodsId = (await addGoods(db, {})).id;
});

/** An order that waits for a bank transfer. */
const awaited = async (number: string) => {
  const { data } = await placeOrder(shop.call, buyer.session, [{ goods_id: goodsId, number }]);
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'bank' } }, buyer.session);
  return data;
};
const statusOf = async (id: number) => (await shop.call('getOrder', { params: { id } }, buyer.session)).data.status;
const received = async () => {
  const today = chinaDay(shop.time.now);
  const { data } = await desk.call('getStatement', { query: { from: today, to: today } }, finance);
  return data.rows.find(({ method }) => method === 'bank')?.received ?? '0.00';
};

it('[O4] an order has the method that its buyer chose, before a slip or the money comes', async () => {
  const { data } = await placeOrder(shop.call, buyer.session, [{ goods_id: goodsId, number: '1' }]);
  const method = async () => (await desk.call('getOrder', { params: { id: data.id } }, finance)).data.paymentMethod;
  expect(await method()).toBeNull();
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'bank' } }, buyer.session);
  expect(await method()).toBe('bank');
  await shop.call('cancelOrder', { params: { id: data.id }, body: {} }, buyer.session);
  expect(await method()).toBeNull();
});

describe('a transfer of another amount', () => {
  const come = async (serialNo: string, amount: string) => {
    const text = `交易流水号,交易日期,贷方发生额,对方户名\n${serialNo},2026-11-23,${amount},同和大药房`;
    await desk.call('uploadBankFile', { body: { file: new File([text], '流水.csv') } }, finance);
    const { list } = (await desk.call('listBankLines', { query: {} }, finance)).data;
    return list.find((line) => line.serialNo === serialNo)?.id ?? 0;
  };
  const split = (id: number, orders: number[], buyerId = buyer.id) =>
    desk.call('splitBankLine', { params: { id }, body: { buyerId, ...(orders.length > 0 && { orders }) } }, finance);
  const balance = async (id = buyer.id) =>
    (await db.select().from(wallet).where(eq(wallet.buyerId, id)))[0]?.balance ?? '0.00';

  it('pays several orders, fills the balance with the rest once, and agrees with books and audit', async () => {
    const orders = [await awaited('1'), await awaited('2')];
    const total = addMoney(...orders.map((each) => each.total));
    const [before, booked] = [await balance(), await received()];
    const line = await come('S001', addMoney(total, '7.03'));
    const ids = orders.map(({ id }) => id);
    const both = await Promise.all([split(line, ids), split(line, ids)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.data).toEqual({ paid: 2, rest: '7.03', repaid: '0.00' });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['paid', 'paid']);
    expect(await balance()).toBe(addMoney(before, '7.03'));
    expect(await auditMoney(db)).toEqual([]);
    expect(await received()).toBe(addMoney(booked, total, '7.03'));
    const sum = addMoney(total, '7.03');
    for (const keywords of ['s001', `¥${sum.replace(/(\d)(?=(\d{3})+\.)/g, '$1,')}`, orders[1]?.order_no ?? '']) {
      const { list } = (await desk.call('listBankLines', { query: { status: 'settled', keywords } }, finance)).data;
      expect(list).toMatchObject([{ id: line, orders: orders.map(({ id, order_no }) => ({ id, no: order_no })) }]);
    }
    for (const id of ids) {
      const { data } = await desk.call('getOrder', { params: { id } }, finance);
      expect(data.transfers).toMatchObject([{ id: line, serialNo: 'S001', status: 'settled' }]);
      expect(data.log[0]?.action).toBe('分配到账款 S001');
    }
    const messages = (await shop.call('listMessages', {}, buyer.session)).data.list;
    expect(messages.map(({ title }) => title)).toContain('转账已存入余额');
  });

  it('and every other work names its operator, not their login', async () => {
    const [clerk, twin] = [await desk.work('finance', 'ls01'), await desk.work('finance', 'ls02')];
    await db.update(operator).set({ name: '李会计' }).where(eq(operator.username, 'ls01'));
    const id = await come('S080', '3.21');
    const dismissed = async () => {
      const { list } = (await desk.call('listBankLines', { query: { status: 'dismissed', keywords: 'S080' } }, twin))
        .data;
      return [
        list[0]?.operator,
        (await desk.call('listLog', { query: { operator: 'ls01' } }, await desk.work('owner'))).data.list[0]?.operator,
      ];
    };
    await desk.call('dismissBankLine', { params: { id } }, clerk);
    expect(await dismissed()).toEqual(['李会计', '李会计']);
    await db.update(operator).set({ name: '李会计' }).where(eq(operator.username, 'ls02'));
    expect(await dismissed()).toEqual(['李会计（ls01）', '李会计（ls01）']);
  });

  it('names the payer whatever the widths and spaces of the name', async () => {
    const { id } = await addBuyer(db, { username: 'wide', company: '康宁大药房（锦江　店）' });
    const body = { serialNo: 'W001', day: '2026-11-23', amount: '8', payer: '康宁 大药房(锦江店)' };
    await desk.call('addBankLine', { body }, finance);
    const { list } = (await desk.call('listBankLines', { query: { keywords: 'W001' } }, finance)).data;
    expect(list).toMatchObject([{ payerId: id }]);
    await desk.call('dismissBankLine', { params: { id: list[0]?.id ?? 0 } }, finance);
  });

  it('is entered by hand, once, before the file has it', async () => {
    const add = (amount: string) =>
      desk.call(
        'addBankLine',
        { body: { serialNo: ' Ｈ００１', day: '2026-11-23', amount, payer: '同和大药房' } },
        finance,
      );
    expect([(await add('8')).data.added, (await add('8.00')).data.added]).toEqual([1, 0]);
    expect((await add('0')).errors).toHaveProperty('amount');
    expect(await add('80')).toMatchObject({
      code: 40904,
      message: expect.stringContaining('已有另一笔：2026-11-23，8.00元'),
    });
    const line = await come('H001', '8');
    expect((await split(line, [])).data).toEqual({ paid: 0, rest: '8.00', repaid: '0.00' });
    expect((await desk.call('listBankLines', { query: { status: 'open' } }, finance)).data.total).toBe(0);
  });

  it('asks before it fills the balance with money that may have paid an order without its number', async () => {
    const order = await awaited('2');
    await desk.call('acceptTransfer', { params: { id: order.id }, body: {} }, finance);
    const line = await come('S020', order.total);
    const before = await balance();
    expect(await split(line, [])).toMatchObject({ code: 40904, message: expect.stringContaining(order.order_no) });
    expect(await balance()).toBe(before);
    const body = { buyerId: buyer.id, isOther: 1 as const };
    expect(await desk.call('splitBankLine', { params: { id: line }, body }, finance)).toMatchObject({
      data: { rest: order.total },
      message: `余款${order.total}元存入余额`,
    });
  });

  it('asks a second operator for much money that only its author says came, until a file has it', async () => {
    const line = { serialNo: 'H900', day: '2026-11-23', amount: '50000' };
    await desk.call('addBankLine', { body: line }, finance);
    const find = async () =>
      (await desk.call('listBankLines', { query: {} }, finance)).data.list.find(({ serialNo }) => serialNo === 'H900');
    const id = (await find())?.id ?? 0;
    const body = { buyerId: buyer.id, isOther: 1 as const };
    const before = await balance();
    const asked = await desk.call('splitBankLine', { params: { id }, body }, finance);
    expect(asked).toMatchObject({ status: 428, message: expect.stringContaining('可以提交审批') });
    expect(await balance()).toBe(before);
    expect(await come('H900', '50000')).toBe(id);
    expect((await desk.call('splitBankLine', { params: { id }, body }, finance)).status).toBe(200);
  });

  it('books each of two lines with one number, in any sequence', async () => {
    const [large, small] = [await come('S030', '1000'), await come('S030', '500.00')];
    expect(large).not.toBe(0);
    const { list } = (await desk.call('listBankLines', { query: {} }, finance)).data;
    const ids = list.filter(({ serialNo }) => serialNo === 'S030').map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(small).toBeGreaterThan(0);
    const before = await balance();
    for (const id of ids)
      await desk.call('splitBankLine', { params: { id }, body: { buyerId: buyer.id, isOther: 1 } }, finance);
    expect(await balance()).toBe(addMoney(before, '1500'));
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] lacks a part of the order, which the balance adds, at most what the operator saw; never pays it if both are too little', async () => {
    const short = (await addBuyer(db, { username: 'short', company: '差额药房' })).id;
    const session = await shop.signIn('short');
    const { data: order } = await placeOrder(shop.call, session, [{ goods_id: goodsId, number: '3' }]);
    await shop.call('payOrder', { params: { id: order.id }, body: { method: 'bank' } }, session);
    const state = async () => (await shop.call('getOrder', { params: { id: order.id } }, session)).data.status;
    const booked = await received();
    const [first, second] = [await come('S002', subtractMoney(order.total, '3')), await come('S004', '4')];
    const most = (id: number, fromBalance: string) =>
      desk.call(
        'splitBankLine',
        { params: { id }, body: { buyerId: short, orders: [order.id], fromBalance } },
        finance,
      );
    expect(await most(first, '3.00')).toMatchObject({
      code: 40904,
      message: expect.stringContaining('还差3.00元，余额0.00元，不够付'),
    });
    expect([await state(), await balance(short)]).toEqual(['pending', '0.00']);
    await split(first, [], short);
    const lack = subtractMoney(order.total, '4');
    expect(await most(second, subtractMoney(lack, '0.01'))).toMatchObject({
      code: 40904,
      message: expect.stringContaining(`须从余额付${lack}元`),
    });
    expect(await state()).toBe('pending');
    expect((await most(second, lack)).data).toEqual({ paid: 1, rest: '0.00', repaid: '0.00' });
    expect([await state(), await balance(short)]).toEqual(['paid', '1.00']);
    expect(await received()).toBe(addMoney(booked, order.total, '1'));
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] into the balance is shown at the unpaid order, with the missing amount', async () => {
    const { id: buyerId } = await addBuyer(db, { username: 'filler', company: '补差药房' });
    const session = await shop.signIn('filler');
    const { data: earlier } = await placeOrder(shop.call, session, [{ goods_id: goodsId, number: '1' }]);
    await split(await come('S048', addMoney(earlier.total, '5')), [earlier.id], buyerId);
    // Without access to wallets, but only one of them confirms transfers.
    const warehouse = await desk.work('warehouse');
    const role = { name: '出纳', permissions: ['orders' as const, 'bank' as const], ceiling: '100' };
    const cashier = await desk.work(
      `${(await desk.call('createRole', { body: { role } }, await desk.work('owner'))).data.id}`,
      'cashier',
    );
    const place = async () => (await placeOrder(shop.call, session, [{ goods_id: goodsId, number: '3' }])).data;
    const [order, other] = [await place(), await place()];
    const shown = async ({ id } = order) => {
      const { data: ofBuyer } = await shop.call('getOrder', { params: { id } }, session);
      const { data: ofDesk } = await desk.call('getOrder', { params: { id } }, finance);
      expect(ofDesk.arrived).toEqual(ofBuyer.arrived);
      const { data: payment } = await shop.call('getOrderPayment', { params: { id } }, session);
      expect(payment.arrived).toEqual(ofBuyer.arrived);
      expect((await desk.call('getOrder', { params: { id } }, warehouse)).data.arrived).toBeNull();
      expect((await desk.call('getOrder', { params: { id } }, cashier)).data.arrived).toEqual(ofBuyer.arrived);
      return ofBuyer.arrived;
    };
    // The rest of a transfer that paid an earlier order is for no other.
    expect(await shown()).toBeNull();
    const short = subtractMoney(order.total, '8');
    await split(await come('S050', short), [], buyerId);
    expect(await shown()).toEqual({ received: short, balance: subtractMoney(order.total, '3'), lack: '3.00' });
    await split(await come('S051', '10'), [], buyerId);
    const came = addMoney(short, '10');
    expect(await shown()).toEqual({ received: came, balance: addMoney(order.total, '7'), lack: '0.00' });
    const params = { id: await come('S052', '1') };
    const body = { buyerId, orders: [order.id], fromBalance: subtractMoney(order.total, '1') };
    expect((await desk.call('splitBankLine', { params, body }, finance)).data.paid).toBe(1);
    expect(await shown()).toBeNull();
    const { data: paid } = await desk.call('getOrder', { params: { id: order.id } }, finance);
    expect([paid.paymentMethod, paid.transfers.map(({ serialNo }) => serialNo)]).toEqual([
      'balance',
      ['S050', 'S051', 'S052'],
    ]);
    expect(paid.log[0]).toMatchObject({
      action: '分配到账款 S052',
      answer: `已付清1张订单，其中${body.fromBalance}元用客户的余额`,
    });
    // The other order still waits; its sentence has the balance that is left, not the transfer that paid the first.
    expect(await shown(other)).toEqual({ received: came, balance: '8.00', lack: subtractMoney(other.total, '8') });
  });

  it('[O4] of exactly what an order still lacks is proposed for it, and pays it once with the balance', async () => {
    const { id: buyerId } = await addBuyer(db, { username: 'rest', company: '尾款药房' });
    const session = await shop.signIn('rest');
    const place = async () => (await placeOrder(shop.call, session, [{ goods_id: goodsId, number: '3' }])).data;
    const comeOf = async (serialNo: string, amount: string) => {
      const text = `交易流水号,交易日期,贷方发生额,对方户名\n${serialNo},2026-11-23,${amount},尾款药房`;
      await desk.call('uploadBankFile', { body: { file: new File([text], '流水.csv') } }, finance);
      return async (reader = finance) =>
        (await desk.call('listBankLines', { query: { keywords: serialNo } }, reader)).data.list[0];
    };
    const settle = (lineId: number, orderId: number) =>
      desk.call('settleBankLines', { body: { lines: [{ lineId, orderId }] } }, finance);
    const order = await place();
    const booked = await received();
    await split(await come('S070', subtractMoney(order.total, '7.31')), [], buyerId);
    const line = await comeOf('S071', '7.31');
    const found = await line();
    expect(found).toMatchObject({
      certain: order.id,
      doubt: null,
      candidates: [{ orderId: order.id, isLack: 1, hasAmount: 0, isPayer: 1 }],
    });
    // An operator without access to balances sees no order that one would pay.
    const [role] = await db
      .insert(deskRole)
      .values({ name: '流水', permissions: ['bank'], ceiling: '0' })
      .returning();
    const clerk = await desk.work([`${role?.id ?? 0}`], 'clerk');
    expect(await line(clerk)).toMatchObject({ certain: null, candidates: [] });
    const wrong = await comeOf('S072', '7.32');
    expect(await wrong()).toMatchObject({ certain: null, candidates: [] });
    expect((await settle((await wrong())?.id ?? 0, order.id)).code).toBe(40904);
    const id = found?.id ?? 0;
    const both = await Promise.all([settle(id, order.id), settle(id, order.id)]);
    expect(both.map(({ data }) => data.settled).toSorted()).toEqual([0, 1]);
    const state = (await shop.call('getOrder', { params: { id: order.id } }, session)).data;
    expect([state.status, await balance(buyerId)]).toEqual(['paid', '0.00']);
    expect(await received()).toBe(addMoney(booked, order.total));
    const { data } = await desk.call('getOrder', { params: { id: order.id } }, finance);
    expect(data.transfers.map(({ serialNo, status }) => [serialNo, status])).toEqual([
      ['S070', 'settled'],
      ['S071', 'settled'],
    ]);
    // Nor is another order of that amount certain to them.
    const [big, small] = [
      await place(),
      (await placeOrder(shop.call, session, [{ goods_id: goodsId, number: '1' }])).data,
    ];
    await split(await come('S074', subtractMoney(big.total, small.total)), [], buyerId);
    const either = await comeOf('S075', small.total);
    expect(await either()).toMatchObject({ certain: null, doubt: 'several' });
    expect(await either(clerk)).toMatchObject({ certain: null, doubt: 'several', candidates: [{ orderId: small.id }] });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O4] short for an ephedrine preparation goes back, and another one pays the order', async () => {
    const { id: alone } = await addGoods(db, { containsEphedrine: true });
    const lines = [{ goods_id: alone, number: '2' }];
    const { data: order } = await placeOrder(shop.call, buyer.session, lines);
    const params = { id: order.id };
    await shop.call('payOrder', { params, body: { method: 'bank' } }, buyer.session);
    const payment = async () => (await shop.call('getOrderPayment', { params }, buyer.session)).data.payment?.status;
    const [short, full] = [await come('S040', subtractMoney(order.total, '1')), await come('S041', order.total)];
    const before = await balance();
    expect((await split(short, [order.id])).message).toMatch(/^还差1\.00元，.*余额不能补足。请退回付款人/);
    const sendBack = (id: number) =>
      desk.call('returnBankLine', { params: { id }, body: { orderId: order.id } }, finance);
    expect((await sendBack(full)).message).toContain('够付订单');
    expect((await sendBack(short)).status).toBe(200);
    expect((await sendBack(short)).message).toBe('这笔流水已处理');
    expect([await statusOf(order.id), await payment(), await balance()]).toEqual(['pending', 'pending', before]);
    const refunds = async () =>
      (await desk.call('listWaiting', { params: { kind: 'refunds' } }, finance)).data.filter(
        ({ orderId }) => orderId === order.id,
      );
    const [waiting] = await refunds();
    expect(waiting).toMatchObject({
      title: `${subtractMoney(order.total, '1')}元`,
      facts: expect.arrayContaining([{ name: 'reason', value: '转账金额不足' }]),
    });
    expect(await auditMoney(db)).toEqual([]);
    await desk.call('finishRefund', { params: { id: waiting?.id ?? 0 }, body: { reference: 'T040' } }, finance);
    await desk.call('settleBankLines', { body: { lines: [{ lineId: full, orderId: order.id }] } }, finance);
    expect([await statusOf(order.id), await payment()]).toEqual(['paid', 'paid']);
    // A later refund is of the transfer that paid.
    await desk.call('cancelOrder', { params, body: { reason: '买家不要了' } }, finance);
    expect((await refunds()).map(({ title }) => title)).toEqual([`${order.total}元`]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('takes off what was booked by hand, and pays orders of no other buyer', async () => {
    const [byHand, next] = [await awaited('1'), await awaited('1')];
    const line = await come('S003', addMoney(byHand.total, next.total));
    await desk.call('acceptTransfer', { params: { id: byHand.id }, body: { tradeNo: 'S003' } }, finance);
    const stranger = (await addBuyer(db, { username: 'stranger' })).id;
    expect((await split(line, [next.id], stranger)).code).toBe(40904);
    expect((await split(line, [next.id], 999_999)).status).toBe(409);
    expect((await split(line, [next.id])).data).toEqual({ paid: 1, rest: '0.00', repaid: '0.00' });
    expect((await split(line, [])).code).toBe(40904);
    expect(await auditMoney(db)).toEqual([]);
  });
});
