import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chinaDay } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document } from '#db/schema/document.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { message } from '#db/schema/message.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm, placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { fileOf, pngOf } from '../modules/platform/file/testing/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-desk-'));
const { db } = await openTestDatabase();
const shop = await startTestApp(db, { DATA_DIR: dataDir });
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
let [owner, warehouse, finance, sales] = ['', '', '', ''];

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  await setSettings(db, {
    'bank.bank': '某某银行成都分行',
    'bank.name': '药集供应链',
    'bank.account': '4402201009000999999',
  });
  owner = await desk.work('owner');
  warehouse = await desk.work('warehouse');
  finance = await desk.work('finance');
  sales = await desk.work('sales');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const world = { db, app: shop, buyer };
const paid = async (values: Parameters<typeof addGoods>[1] = {}) => {
  const added = await addGoods(db, values);
  const placed = await paidOrder(world, [{ goods_id: added.id, number: '2' }]);
  return { id: placed.id, no: placed.order_no, goodsId: added.id, params: { id: placed.id } };
};
const waiting = async (session: string) =>
  Object.fromEntries((await desk.call('listWork', {}, session)).data.map(({ kind, count }) => [kind, count]));
const parcel = { company: '演示物流', trackingNo: 'YJ0001' };
const lastEntry = async () => (await db.select().from(operatorLog)).sort((a, b) => a.id - b.id).at(-1);

describe('orders at the desk', () => {
  it('[C128] show buyers the track that the desk adds to a parcel', async () => {
    const { params } = await paid();
    const track = (values: object, session = warehouse) =>
      desk.call(
        'trackParcel',
        { params, body: { trackingNo: parcel.trackingNo, text: '快件已到达成都转运中心', ...values } },
        session,
      );
    const start = shop.time.now;
    expect((await track({})).status).toBe(404);
    await desk.call('shipOrder', { params, body: parcel }, warehouse);
    shop.time.now = new Date(start.getTime() + 600_000);
    expect((await track({ status: 'signed', text: '本人签收' })).data).toMatchObject({ actions: { track: 1 } });
    expect(JSON.parse((await lastEntry())?.change ?? '')).toMatchObject({ after: { parcelStatus: 'signed' } });
    const sentAt = Math.floor(start.getTime() / 1000);
    const { data } = await track({ at: sentAt + 300 });
    expect(data.parcels).toMatchObject([
      {
        status: 'signed',
        track: [{ text: '本人签收' }, { text: '快件已到达成都转运中心', createdAt: sentAt + 300 }, {}],
      },
    ]);
    for (const at of [sentAt - 60, sentAt + 1200]) expect((await track({ at })).errors).toHaveProperty('at');
    expect(Object.keys((await track({ status: 'lost', text: '' })).errors ?? {}).sort()).toEqual(['status', 'text']);
    expect((await desk.call('getOrder', { params }, sales)).data.actions.track).toBe(0);
    const { parcels } = (await shop.call('getLogistics', { params }, buyer.session)).data;
    expect(parcels[0]).toMatchObject({ status: 'signed', track: [{ text: '本人签收' }, {}, {}] });
    shop.time.now = start;
  });

  it('[C022] marks a line from an activity zone in cart, order and desk, at the normal price', async () => {
    const [zone, list] = [await addGoods(db, { price: '9.8' }), await addGoods(db, { price: '9.8' })];
    const add = (goods_id: number, is_yj: 0 | 1) =>
      shop.call('addCartLines', { body: { params: [{ goods_id, number: '1', is_yj }] } }, buyer.session);
    const { ids } = await fillCart(shop.call, buyer.session, [
      { goods_id: zone.id, number: '1', is_yj: 1 },
      { goods_id: list.id, number: '1' },
    ]);
    await add(zone.id, 0);
    const { data: cart } = await shop.call('getCart', {}, buyer.session);
    expect(Object.fromEntries(cart.data.map((line) => [line.goods_id, [line.price, line.is_yj]]))).toEqual({
      [zone.id]: ['9.80', 1],
      [list.id]: ['9.80', 0],
    });
    const body = await orderForm(shop.call, buyer.session, ids);
    const { data: placed } = await shop.call('placeOrder', { body }, buyer.session);
    const params = { id: placed.id };
    const order = await shop.call('getOrder', { params }, buyer.session);
    const expected = { [zone.id]: 1, [list.id]: 0 };
    expect(Object.fromEntries(order.data.lines.map((line) => [line.goods_id, line.is_yj]))).toEqual(expected);
    const found = await desk.call('getOrder', { params }, sales);
    expect(Object.fromEntries(found.data.lines.map((line) => [line.goodsId, line.isFromActivityZone]))).toEqual(
      expected,
    );
  });

  it('[C129] [O4] matches a transfer to its slip, whose picture operators see and content editors do not', async () => {
    const added = await addGoods(db);
    const { data: placed } = await placeOrder(shop.call, buyer.session, [{ goods_id: added.id, number: '1' }]);
    const params = { id: placed.id };
    const slip = { file: fileOf(pngOf(4, 3)), remark: '由公户转出' };
    await shop.call('uploadSlip', { params, body: slip }, buyer.session);
    expect(await waiting(finance)).toMatchObject({ transfers: 1 });
    const listed = await desk.call('listOrders', { query: { status: 'transfer' } }, finance);
    expect(listed.data).toMatchObject({ total: 1, list: [{ no: placed.order_no, hasSlip: 1, company: '同和大药房' }] });
    const found = (await desk.call('getOrder', { params }, finance)).data;
    expect(found).toMatchObject({
      slip: { status: 'pending', remark: '由公户转出' },
      actions: { settleTransfer: 1, ship: 0 },
    });
    const picture = (cookie: string) => desk.app.inject({ url: found.slip?.url ?? '', headers: { cookie } });
    expect((await picture(finance)).headers['content-type']).toBe('image/png');
    expect((await picture(await desk.work('content'))).statusCode).toBe(403);
    expect((await picture(buyer.session)).statusCode).toBe(401);
    const accept = () => desk.call('acceptTransfer', { params, body: { tradeNo: 'T1' } }, finance);
    expect(await accept()).toMatchObject({ status: 200, data: { status: 'paid' } });
    expect(await accept()).toMatchObject({ status: 409, code: 40904 });
    expect(await lastEntry()).toMatchObject({ operator: 'finance', outcome: 'refused' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('returns an invalid slip with a reason', async () => {
    const added = await addGoods(db);
    const { data: placed } = await placeOrder(shop.call, buyer.session, [{ goods_id: added.id, number: '1' }]);
    const params = { id: placed.id };
    await shop.call('uploadSlip', { params, body: { file: fileOf(pngOf(4, 3)) } }, buyer.session);
    const body = { reason: '看不清金额' };
    expect((await desk.call('rejectTransfer', { params, body }, finance)).data.slip?.status).toBe('rejected');
    expect((await desk.call('rejectTransfer', { params, body }, finance)).code).toBe(40904);
  });

  it('are sorted by a field, from the lowest or the highest', async () => {
    const totals = async (sort: 'total' | '-total') =>
      (await desk.call('listOrders', { query: { sort } }, sales)).data.list.map(({ total }) => Number(total));
    await paid({ price: '90' });
    await paid({ price: '80' });
    const up = await totals('total');
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(await totals('-total')).toEqual([...up].reverse());
  });

  it('are found by number, buyer and product, by status and day', async () => {
    const { no } = await paid({ name: '稀有丹50%' });
    const list = async (query: object) => (await desk.call('listOrders', { query }, sales)).data;
    for (const keywords of [no, '稀有丹50%']) expect((await list({ keywords })).list).toMatchObject([{ no }]);
    expect((await list({ keywords: '同和' })).total).toBeGreaterThan(0);
    expect((await list({ keywords: '没有这个' })).total).toBe(0);
    const today = chinaDay(shop.time.now);
    expect((await list({ from: today, to: today, status: 'paid' })).list.map((each) => each.no)).toContain(no);
    expect((await list({ to: '2020-01-01' })).total).toBe(0);
  });

  it('[O6] are picked first expiry first, from another batch with a reason, and shipped in parcels', async () => {
    const { goodsId, params, no } = await paid({
      batches: [
        { batchNo: 'A', expiry: '2028-01-31', quantity: '5' },
        { batchNo: 'B', expiry: '2029-01-31', quantity: '5' },
      ],
    });
    const picking = async () => (await desk.call('listPicking', { query: { orderId: [params.id] } }, warehouse)).data;
    await db.insert(goodsDetail).values({ goodsId, storage: '2～8℃冷藏' });
    expect(await picking()).toMatchObject([
      {
        no,
        batchNo: 'A',
        quantity: '2',
        storage: '2～8℃冷藏',
        hold: null,
        others: [{ batchNo: 'B', expiry: '2029-01-31', quantity: '5' }],
      },
    ]);
    const body = { goodsId, batchNo: 'B', reason: 'A 批外箱破损' };
    const changed = await desk.call('changeBatches', { params, body }, warehouse);
    expect(changed.data.lines).toMatchObject([{ storage: '2～8℃冷藏', batches: [{ batchNo: 'B', quantity: '2' }] }]);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ operator: 'warehouse', command: expect.stringContaining('A 批外箱破损') });
    expect(JSON.parse(entry?.change ?? '')).toMatchObject({
      before: { batches: [{ batchNo: 'A' }] },
      after: { batches: [{ batchNo: 'B' }] },
    });
    expect((await desk.call('changeBatches', { params, body: { ...body, batchNo: 'Z' } }, warehouse)).code).toBe(40904);
    expect((await desk.call('shipOrder', { params, body: parcel }, warehouse)).data.status).toBe('shipped');
    const second = { ...parcel, trackingNo: 'YJ0002' };
    expect((await desk.call('shipOrder', { params, body: second }, warehouse)).data.parcels).toHaveLength(2);
    const seen = (await desk.call('getOrder', { params }, owner)).data;
    expect(seen.log.map(({ command }) => command.split(' ')[1])).toEqual(['shipOrder', 'shipOrder', 'changeBatches']);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[B3] are blocked if a licence has expired since: names the lines, notifies the buyer, and logs the refusal', async () => {
    const { id } = await addBuyer(db, { username: 'late', scopes: ['中成药'], expiresOn: chinaDay(shop.time.now) });
    const late = { id, session: await shop.signIn('late') };
    const added = await addGoods(db, { name: '止咳糖浆', scope: '中成药' });
    const placed = await paidOrder({ ...world, buyer: late }, [{ goods_id: added.id, number: '1' }]);
    const params = { id: placed.id };
    await db.update(document).set({ expiresOn: '2020-01-01' }).where(eq(document.buyerId, id));
    const held = await desk.call('shipOrder', { params, body: parcel }, warehouse);
    expect(held).toMatchObject({ code: 40904, data: { lines: [{ name: '止咳糖浆' }] } });
    expect(await lastEntry()).toMatchObject({ outcome: 'refused' });
    const titles = (await db.select().from(message).where(eq(message.buyerId, id))).map(({ title }) => title);
    expect(titles).toContain('订单暂缓发货');
    const seen = (await desk.call('getOrder', { params }, warehouse)).data;
    expect(seen).toMatchObject({ status: 'paid', lines: [{ hold: '证件已过期：药品经营许可证' }] });
  });

  it('[O5] are cancelled before shipment, with a refund', async () => {
    const { params, goodsId } = await paid();
    const stock = async () => (await db.select().from(goods).where(eq(goods.id, goodsId)))[0];
    const cancel = () => desk.call('cancelOrder', { params, body: { reason: '仓库盘亏' } }, sales);
    expect(await cancel()).toMatchObject({ status: 200, data: { status: 'cancelled', cancelReason: '仓库盘亏' } });
    expect(await cancel()).toMatchObject({ code: 40904 });
    expect(await stock()).toMatchObject({ stock: '100.000', sales: '0.000' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[C131] process a return step by step', async () => {
    const { params } = await paid();
    const seen = (await desk.call('shipOrder', { params, body: { ...parcel, trackingNo: 'YJ0009' } }, warehouse)).data;
    await shop.call('confirmOrder', { params }, buyer.session);
    const [line] = seen.lines;
    const body = { reason: '质量问题', lines: [{ line_id: line?.id ?? 0, number: '1' }] };
    const asked = await shop.call('requestReturn', { params, body }, buyer.session);
    expect(asked.status).toBe(200);
    const [found] = (await desk.call('getOrder', { params }, sales)).data.returns;
    const place = { params: { id: found?.id ?? 0 } };
    expect(await waiting(sales)).toMatchObject({ returns: 1 });
    const step = (answer: { data: { returns: { status: string }[] } }) => answer.data.returns[0]?.status;
    expect(step(await desk.call('answerReturn', { ...place, body: { agrees: 1 } }, sales))).toBe('agreed');
    expect(await waiting(warehouse)).toMatchObject({ returns: 1 });
    expect(step(await desk.call('receiveReturn', { ...place, body: {} }, warehouse))).toBe('returning');
    expect(step(await desk.call('refundReturn', place, finance))).toBe('refunded');
    expect((await desk.call('refundReturn', place, finance)).code).toBe(40904);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('have a printable delivery note', async () => {
    const { id } = await paid();
    const answer = await desk.app.inject({ url: `/desk/api/orders/${id}/papers`, headers: { cookie: warehouse } });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
