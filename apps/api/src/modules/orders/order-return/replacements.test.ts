import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { document } from '#db/schema/document.ts';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { loadErpOrder } from '#erp/load-erp-order.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { orderById } from '#modules/orders/order/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { doneOrder, paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
const world = { db, app: shop, buyer };
let [sales, warehouse] = ['', ''];

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  buyer.session = await shop.signIn('mine');
  sales = await desk.work('sales');
  warehouse = await desk.work('warehouse');
});

const parcel = { company: '演示物流', trackingNo: 'YJ0001' };
const stockOf = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0]?.stock;

/** A delivered order of 5 boxes, and the way to replace some. */
const delivered = async (goodsId: number, of: typeof buyer = buyer) => {
  const { id } = await doneOrder({ ...world, buyer: of }, [{ goods_id: goodsId, number: '5' }]);
  const seenByBuyer = async (orderId = id) =>
    (await shop.call('getOrder', { params: { id: orderId } }, of.session)).data;
  const lineId = (await seenByBuyer()).lines[0]?.id ?? 0;
  const replace = (quantity: string, seen = 0, session = sales) =>
    desk.call(
      'replaceUnits',
      { params: { id }, body: { reason: '运输中破损', seen, lines: [{ lineId, quantity }] } },
      session,
    );
  return { id, lineId, seenByBuyer, replace };
};

it('sends units again as an order with nothing to pay, which ships like any other', async () => {
  const { id: goodsId } = await addGoods(db, {
    batches: [
      { batchNo: 'A', expiry: '2029-01-31', quantity: '6' },
      { batchNo: 'B', expiry: '2029-06-30', quantity: '10' },
    ],
  });
  const { id, lineId, seenByBuyer, replace } = await delivered(goodsId);
  const { data, message } = await replace('2');
  expect(message).toBe(`已生成补发单${data.no}`);
  expect(data).toMatchObject({
    status: 'paid',
    total: '0.00',
    replaces: { id },
    lines: [
      {
        quantity: '2',
        paid: '0.00',
        batches: [
          { batchNo: 'A', quantity: '1' },
          { batchNo: 'B', quantity: '1' },
        ],
      },
    ],
    actions: { replace: 0 },
  });
  expect(await stockOf(goodsId)).toBe('9.000');
  const original = await seenByBuyer();
  expect(original).toMatchObject({
    replacements: [{ id: data.id, order_no: data.no }],
    returnable: [{ line_id: lineId, number: '3' }],
    actions: { invoice: 1 },
  });
  expect(await seenByBuyer(data.id)).toMatchObject({
    replaces: { id },
    amounts: { total: '0.00' },
    actions: { again: 0 },
    address: original.address,
  });
  expect((await shop.call('listMessages', {}, buyer.session)).data.list[0]).toMatchObject({
    title: '已安排补发',
    url: `/order/info/${data.id}`,
  });
  const shipped = await desk.call('shipOrder', { params: { id: data.id }, body: parcel }, warehouse);
  expect(shipped.data.status).toBe('shipped');
  const tooMany = { reason: '质量问题', lines: [{ line_id: lineId, number: '4' }] };
  const { errors } = await shop.call('requestReturn', { params: { id }, body: tooMany }, buyer.session);
  expect(errors).toEqual({ 'lines[0][number]': [expect.stringMatching(/最多还能退3盒$/)] });
  const sent = await loadErpOrder(db, await orderById(db, data.id));
  expect(sent).toMatchObject({ replaces: original.order_no, total: '0.00', status: 'shipped' });
  expect(await auditMoney(db)).toEqual([]);
});

it('is made once, however often it is pressed', async () => {
  const { id: goodsId } = await addGoods(db);
  const { replace, seenByBuyer } = await delivered(goodsId);
  const answers = await Promise.all([replace('2'), replace('2'), replace('2')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await seenByBuyer()).replacements).toHaveLength(1);
  expect(await stockOf(goodsId)).toBe('93.000');
});

it('replaces at most the delivered units, and those of a cancelled replacement again', async () => {
  const { id: goodsId } = await addGoods(db);
  const { replace } = await delivered(goodsId);
  expect((await replace('6')).errors).toEqual({ 'lines[0][quantity]': [expect.stringMatching(/最多还能补发5盒$/)] });
  expect((await replace('0')).errors).toHaveProperty(['lines[0][quantity]']);
  const { data } = await replace('4');
  expect((await replace('2', 1)).errors).toEqual({
    'lines[0][quantity]': [expect.stringMatching(/最多还能补发1盒$/)],
  });
  await desk.call('cancelOrder', { params: { id: data.id }, body: { reason: '地址有误' } }, sales);
  expect(await stockOf(goodsId)).toBe('95.000');
  expect((await replace('5', 1)).status).toBe(200);
  expect(await auditMoney(db)).toEqual([]);
});

it('needs a delivered order, stock, and an operator for returns', async () => {
  const { id: goodsId } = await addGoods(db, { batches: [{ batchNo: 'A', expiry: '2029-01-31', quantity: '6' }] });
  const { replace } = await delivered(goodsId);
  expect((await replace('2')).errors).toEqual({ 'lines[0][quantity]': ['库存仅剩1盒'] });
  expect((await replace('1', 0, warehouse)).status).toBe(403);
  const { id } = await paidOrder(world, [{ goods_id: (await addGoods(db)).id, number: '5' }]);
  const lines = (await shop.call('getOrder', { params: { id } }, buyer.session)).data.lines;
  const body = { reason: '运输中破损', seen: 0, lines: [{ lineId: lines[0]?.id ?? 0, quantity: '1' }] };
  expect(await desk.call('replaceUnits', { params: { id }, body }, sales)).toMatchObject({
    code: 40904,
    message: '订单发货后才能补发',
  });
});

it('[B3] does not ship to a buyer whose licence has expired since', async () => {
  const { id } = await addBuyer(db, { username: 'late', scopes: ['中成药'], expiresOn: '2030-01-01' });
  const late = { id, session: await shop.signIn('late') };
  const { replace } = await delivered((await addGoods(db, { scope: '中成药' })).id, late);
  await db.update(document).set({ expiresOn: '2020-01-01' }).where(eq(document.buyerId, id));
  const { data } = await replace('1');
  expect(data.lines[0]?.hold).toMatch(/过期|到期/);
  expect((await desk.call('shipOrder', { params: { id: data.id }, body: parcel }, warehouse)).code).toBe(40904);
});
