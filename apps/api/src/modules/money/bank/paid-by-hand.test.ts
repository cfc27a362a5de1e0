import { addMoney, subtractMoney } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { order as orders } from '#db/schema/order.ts';
import { payment } from '#db/schema/payment.ts';
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
let session = '';
let finance = '';
let goodsId = 0;

beforeAll(async () => {
  await addBuyer(db, { username: 'mine', company: '同和大药房' });
  session = await shop.signIn('mine');
  finance = await desk.work('finance');
  await setSettings(db, { 'bank.bank': '某某银行', 'bank.name': '药集供应链', 'bank.account': '4402201009000999999' });
  goodsId = (await addGoods(db, { stock: '100000' })).id;
});

let count = 0;
const nextNumber = () => {
  count += 1;
  return `H${String(count).padStart(4, '0')}`;
};

/** An order that waits for a bank transfer; all are of one amount. */
const awaited = async () => {
  const { data } = await placeOrder(shop.call, session, [{ goods_id: goodsId, number: '1' }]);
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'bank' } }, session);
  return data;
};
const accept = (id: number, tradeNo?: string) =>
  desk.call('acceptTransfer', { params: { id }, body: tradeNo ? { tradeNo } : {} }, finance);
const come = async (
  serialNo: string,
  amount: string,
  { payer = '同和大药房', day = '2026-11-23', remark = '' } = {},
) => {
  const text = `交易流水号,交易日期,贷方发生额,对方户名,附言\n${serialNo},${day},${amount},${payer},${remark}`;
  const { status } = await desk.call('uploadBankFile', { body: { file: new File([text], '流水.csv') } }, finance);
  expect(status).toBe(200);
};
const lines = async (keywords: string, status: 'open' | 'settled' = 'open') =>
  (await desk.call('listBankLines', { query: { status, keywords } }, finance)).data.list;
const open = async (serialNo: string) => (await lines(serialNo))[0];
const settle = (lineId = 0, orderId = 0) =>
  desk.call('settleBankLines', { body: { lines: [{ lineId, orderId }] } }, finance);
const bankMoney = async () =>
  addMoney(
    '0',
    ...(await db.select().from(payment)).filter(({ status }) => status === 'paid').map(({ amount }) => amount),
  );

describe('[O4] a transfer of an order that was confirmed by hand', () => {
  it('is settled with the order if its number was entered, before or after the file has it', async () => {
    const [before, after] = [await awaited(), await awaited()];
    await come('N001', before.total);
    await accept(before.id, 'N001');
    expect(await lines('N001', 'settled')).toMatchObject([{ orders: [{ id: before.id }] }]);
    await accept(after.id, 'N002');
    const money = await bankMoney();
    await come('N002', after.total);
    const line = await open('N002');
    expect(line).toMatchObject({ certain: after.id, doubt: null });
    expect(line?.candidates[0]).toMatchObject({ orderId: after.id, isBooked: 1 });
    expect((await settle(line?.id, after.id)).status).toBe(200);
    expect(await lines('N002', 'settled')).toMatchObject([{ orders: [{ id: after.id }] }]);
    expect(await bankMoney()).toBe(money);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is proposed without its number, by amount and payer, and never settles itself with an unpaid order', async () => {
    const [byHand, unpaid] = [await awaited(), await awaited()];
    await accept(byHand.id);
    await come('N010', byHand.total);
    const line = await open('N010');
    // The amount and the payer fit the unpaid order as well, which the transfer would pay a second time.
    expect(line).toMatchObject({ certain: null, doubt: 'booked' });
    expect(line?.candidates.map(({ orderId, isBooked }) => [orderId, isBooked])).toEqual([
      [byHand.id, 1],
      [unpaid.id, 0],
    ]);
    const money = await bankMoney();
    expect((await settle(line?.id, byHand.id)).status).toBe(200);
    expect(await bankMoney()).toBe(money);
    await come('N011', byHand.total);
    const second = await open('N011');
    expect(second).toMatchObject({ certain: unpaid.id, doubt: null });
    expect((await settle(second?.id, byHand.id)).status).toBe(409);
    expect((await settle(second?.id, unpaid.id)).status).toBe(200);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is offered for another payer, whose remark may name the order, and a person decides', async () => {
    const order = await awaited();
    await accept(order.id);
    await come('N012', order.total, { payer: '王某某', remark: `货款${order.order_no}` });
    expect(await open('N012')).toMatchObject({
      certain: null,
      doubt: 'booked',
      candidates: [{ orderId: order.id, isBooked: 1, isNamed: 1, isPayer: 0 }],
    });
    await come('N013', order.total, { payer: '另一家药房' });
    const line = await open('N013');
    expect(line).toMatchObject({ certain: null, doubt: 'booked', candidates: [{ orderId: order.id, isNamed: 0 }] });
    expect((await settle(line?.id, order.id)).status).toBe(200);
    expect(await open('N012')).toMatchObject({ certain: null, candidates: [] });
  });

  it('leaves the line of another payer open under a mistyped number, and two lines of one number to a person', async () => {
    const [mistyped, twice] = [await awaited(), await awaited()];
    await come('N030', mistyped.total, { payer: '另一家药房' });
    expect((await accept(mistyped.id, 'N030')).status).toBe(200);
    expect(await open('N030')).toMatchObject({ certain: null, doubt: 'payer', candidates: [{ orderId: mistyped.id }] });
    await accept(twice.id, 'N031');
    await come('N031', twice.total);
    await come('N031', twice.total, { day: '2026-11-24' });
    expect(await lines('N031')).toMatchObject([
      { certain: null, doubt: 'several' },
      { certain: null, doubt: 'several' },
    ]);
    const { list } = (await desk.call('listBankLines', { query: { keywords: 'N031', perPage: 1 } }, finance)).data;
    expect(list).toMatchObject([{ certain: null, doubt: 'several' }]);
  });

  it('does not show another buyer’s line of the same number at the order', async () => {
    const order = await awaited();
    await come('N040', order.total);
    expect((await settle((await open('N040'))?.id, order.id)).status).toBe(200);
    await come('N040', '777.77', { payer: '另一家药房', day: '2026-11-24' });
    const { data } = await desk.call('getOrder', { params: { id: order.id } }, finance);
    expect(data.transfers).toMatchObject([{ serialNo: 'N040', status: 'settled' }]);
  });

  it('does not pay the next order as well, by 分配 or because its number was mistyped', async () => {
    const [byHand, mistyped, next] = [await awaited(), await awaited(), await awaited()];
    await accept(byHand.id);
    await come('N050', byHand.total);
    const line = await open('N050');
    const split = (more: object = {}) =>
      desk.call(
        'splitBankLine',
        { params: { id: line?.id ?? 0 }, body: { buyerId: line?.payerId ?? 0, orders: [next.id], ...more } },
        finance,
      );
    expect((await split()).message).toContain(`订单${byHand.order_no}已人工确认到账`);
    expect((await settle(line?.id, byHand.id)).status).toBe(200);
    await accept(mistyped.id, 'N0S1');
    await come('N051', mistyped.total);
    const real = await open('N051');
    expect(real).toMatchObject({ certain: null, doubt: 'booked' });
    expect(real?.candidates[0]).toMatchObject({ orderId: mistyped.id, isBooked: 1 });
    expect((await settle(real?.id, mistyped.id)).status).toBe(200);
    expect(await lines('N051', 'settled')).toMatchObject([{ orders: [{ id: mistyped.id }] }]);
    expect(await auditMoney(db)).toEqual([]);
    await shop.call('cancelOrder', { params: { id: next.id }, body: {} }, session);
  });

  it('may be a part of the line, whose rest is still to be split', async () => {
    const order = await awaited();
    await accept(order.id);
    await come('N060', addMoney(order.total, '20'));
    const line = await open('N060');
    expect(line).toMatchObject({ doubt: 'booked', candidates: [{ orderId: order.id, hasAmount: 0, isBooked: 1 }] });
    expect((await settle(line?.id, order.id)).status).toBe(200);
    expect(await open('N060')).toMatchObject({ certain: null, doubt: 'used' });
    const params = { id: line?.id ?? 0 };
    expect(await desk.call('dismissBankLine', { params }, finance)).toMatchObject({
      code: 40904,
      message: '流水N060还剩20.00元没有入账，请分配',
    });
    const money = await bankMoney();
    const body = { buyerId: line?.payerId ?? 0 };
    const rest = await desk.call('splitBankLine', { params, body }, finance);
    expect(rest.data).toMatchObject({ paid: 0, rest: '20.00' });
    expect(await bankMoney()).toBe(addMoney(money, '20'));
    expect(await lines('N060', 'settled')).toMatchObject([{ orders: [{ id: order.id }] }]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('may be one of several that the line paid, and each takes its part once', async () => {
    const [first, second, third] = [await awaited(), await awaited(), await awaited()];
    for (const { id } of [first, second, third]) await accept(id);
    await come('N066', addMoney(first.total, second.total));
    const line = await open('N066');
    const money = await bankMoney();
    expect((await settle(line?.id, first.id)).status).toBe(200);
    const body = { buyerId: line?.payerId ?? 0 };
    const split = await desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body }, finance);
    expect(split.data).toMatchObject({ booked: [{ id: second.id }, { id: third.id }] });
    expect((await settle(line?.id, second.id)).status).toBe(200);
    expect((await settle(line?.id, third.id)).status).toBe(409);
    expect(await lines('N066', 'settled')).toMatchObject([{ orders: [{ id: first.id }, { id: second.id }] }]);
    expect(await bankMoney()).toBe(money);
    await come('N067', third.total);
    expect((await settle((await open('N067'))?.id, third.id)).status).toBe(200);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('of less and of another payer is named where 分配 is refused, and may take a part of the line', async () => {
    const order = await awaited();
    await accept(order.id);
    await come('M065', addMoney(order.total, '20'), { payer: '王某某' });
    const line = await open('M065');
    const buyerId = (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.buyerId ?? 0;
    const split = () => desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body: { buyerId } }, finance);
    expect(await split()).toMatchObject({
      message: expect.stringContaining(`订单${order.order_no}已人工确认到账`),
      data: { booked: [{ id: order.id, no: order.order_no }] },
    });
    expect((await settle(line?.id, order.id)).status).toBe(200);
    expect((await split()).data).toMatchObject({ paid: 0, rest: '20.00' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('may be one of two parts of the line, with a number or without, and neither goes to the balance', async () => {
    for (const [serialNo, tradeNo] of [['N061'], ['N062', 'N062']] as const) {
      const [one, two] = [await awaited(), await awaited()];
      await accept(one.id, tradeNo);
      await accept(two.id);
      await come(serialNo, addMoney(one.total, two.total));
      const money = await bankMoney();
      const line = await open(serialNo);
      if (!tradeNo) expect((await settle(line?.id, one.id)).status).toBe(200);
      const body = { buyerId: line?.payerId ?? 0 };
      const rest = await desk.call('splitBankLine', { params: { id: line?.id ?? 0 }, body }, finance);
      expect(rest.message).toContain(`订单${two.order_no}已人工确认到账`);
      expect(await open(serialNo)).toMatchObject({
        left: two.total,
        doubt: 'used',
        candidates: [{ orderId: two.id, isBooked: 1 }],
      });
      expect((await settle(line?.id, two.id)).status).toBe(200);
      expect(await lines(serialNo, 'settled')).toMatchObject([{ orders: [{ id: one.id }, { id: two.id }] }]);
      expect(await bankMoney()).toBe(money);
    }
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is not a smaller amount, or another number', async () => {
    const [numbered, plain] = [await awaited(), await awaited()];
    await accept(numbered.id, 'N020');
    await accept(plain.id);
    const larger = addMoney(plain.total, '0.01');
    await come('N020', larger);
    await come('N021', subtractMoney(plain.total, '0.01'));
    await come('N022', addMoney(numbered.total, '0.02'), { payer: '另一家药房' });
    expect(await open('N020')).toMatchObject({ certain: null, doubt: 'used', candidates: [] });
    for (const number of ['N021', 'N022']) {
      const found = await open(number);
      expect(found).toMatchObject({ certain: null, doubt: 'none', candidates: [] });
      expect((await settle(found?.id, numbered.id)).status).toBe(409);
    }
    expect((await settle((await open('N020'))?.id, numbered.id)).status).toBe(409);
    expect((await settle((await open('N021'))?.id, plain.id)).status).toBe(409);
  });

  it('lets a line of another payer be set aside, whose number was entered by mistake', async () => {
    const order = await awaited();
    await accept(order.id, 'X065');
    await come('X065', addMoney(order.total, '20'), { payer: '某某公司' });
    const dismissed = await desk.call('dismissBankLine', { params: { id: (await open('X065'))?.id ?? 0 } }, finance);
    expect(dismissed.status).toBe(200);
    await come('X066', order.total);
    expect((await settle((await open('X066'))?.id, order.id)).status).toBe(200);
  });

  it('pays each order once in any sequence of confirmations and files', async () => {
    const kinds = ['accept', 'acceptNumbered', 'come', 'settle'] as const;
    const step = fc.record({
      kind: fc.constantFrom(...kinds),
      order: fc.nat(2),
      line: fc.nat(2),
    });
    const steps = fc.array(step, { minLength: 4, maxLength: 14 });
    const twoUnderOneNumber: { kind: (typeof kinds)[number]; order: number; line: number }[] = [
      { kind: 'acceptNumbered', order: 0, line: 0 },
      { kind: 'acceptNumbered', order: 1, line: 0 },
      { kind: 'come', order: 0, line: 0 },
      { kind: 'settle', order: 0, line: 0 },
    ];
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const orders = [await awaited(), await awaited(), await awaited()];
        const numbers = [nextNumber(), nextNumber(), nextNumber()];
        const start = await bankMoney();
        for (const { kind, order, line } of sequence) {
          const { id = 0, total = '0' } = orders[order] ?? {};
          const number = numbers[line] ?? '';
          if (kind === 'accept') await accept(id);
          if (kind === 'acceptNumbered') await accept(id, number);
          if (kind === 'come') await come(number, total);
          if (kind === 'settle') await settle((await open(number))?.id, id);
        }
        const ids = orders.map(({ id }) => id);
        const paid = (await db.select().from(payment)).filter(
          ({ orderId, status }) => status === 'paid' && orderId !== null && ids.includes(orderId),
        );
        expect(new Set(paid.map(({ orderId }) => orderId)).size).toBe(paid.length);
        expect(await bankMoney()).toBe(addMoney(start, ...paid.map(({ amount }) => amount)));
        const settled = (await Promise.all(numbers.map((number) => lines(number, 'settled')))).flat();
        for (const { serialNo, orders: its } of settled)
          expect(paid.filter(({ tradeNo }) => tradeNo === serialNo).map(({ orderId }) => orderId)).toEqual(
            its.map(({ id }) => id),
          );
        expect(await auditMoney(db)).toEqual([]);
        for (const id of ids) await shop.call('cancelOrder', { params: { id }, body: {} }, session);
      }),
      { numRuns: 12, endOnFailure: true, examples: [[twoUnderOneNumber]] },
    );
  });
});
