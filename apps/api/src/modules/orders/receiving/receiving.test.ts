import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { traceCode, tracePrefix } from '#db/schema/trace-code.ts';
import { openTestDatabase } from '#db/testing.ts';
import { shipmentsOf } from '#modules/orders/logistics/logistics.repository.ts';
import { addGoods } from '#testing/catalogue.ts';
import { paidOrder, shippedOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const world = await startTestApp(db);
const { app, call, signIn, time } = world;
const buyer = { id: 0, session: '' };
let other = '';

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '康宁大药房' })).id;
  await addBuyer(db, { username: 'other' });
  buyer.session = await signIn('mine');
  other = await signIn('other');
  await setSettings(db, { 'seller.name': '药集供应链' });
});

let serial = 0;
const newKey = () => (serial++).toString(16).padStart(32, '0');
const box = (prefix: string, number: number) => `${prefix}${String(number).padStart(13, '0')}`;

/** A line of three boxes with codes, two of them in a case, and one of five boxes without. */
const deliver = async () => {
  serial += 1;
  const prefix = `8${String(serial).padStart(6, '0')}`;
  const coded = await addGoods(db, {
    name: '六味地黄丸（浓缩丸）',
    batches: [{ batchNo: 'A1', expiry: '2028-06-30', quantity: '3' }],
  });
  await db.insert(goodsDetail).values({ goodsId: coded.id, storage: '2～8℃冷藏' });
  const plain = await addGoods(db, {
    name: '当归饮片',
    barcode: '6901234567892',
    batches: [
      { batchNo: 'B1', expiry: '2027-06-30', quantity: '2' },
      { batchNo: 'B2', expiry: '2028-06-30', quantity: '3' },
    ],
  });
  const lines = [coded, plain].map(({ id }, index) => ({ goods_id: id, number: index === 0 ? '3' : '5' }));
  const { id } = await shippedOrder({ db, app: world, buyer }, lines);
  const { data: order } = await call('getOrder', { params: { id } }, buyer.session);
  const lineOf = (goodsId: number) => order.lines.find(({ goods_id }) => goods_id === goodsId)?.id ?? 0;
  const [shipment] = await shipmentsOf(db, id);
  await db.insert(tracePrefix).values({ prefix, goodsId: coded.id, source: 'list' });
  await db.insert(traceCode).values(
    [1, 2, 3].map((number) => ({
      code: box(prefix, number),
      caseCode: number === 1 ? null : box(prefix, 90),
      orderLineId: lineOf(coded.id),
      batchNo: 'A1',
      expiry: '2028-06-30',
      shipmentId: shipment?.id ?? null,
      state: 'shipped' as const,
      shippedAt: time.now,
    })),
  );
  return { id, no: order.order_no, prefix, coded: lineOf(coded.id), plain: lineOf(plain.id) };
};

type Draft = NonNullable<Parameters<typeof send>[1]['entries']>[number];
const send = (
  id: number,
  body: NonNullable<Parameters<typeof call<'addReceipts'>>[1]>['body'] & object,
  session = buyer.session,
) => call('addReceipts', { params: { id }, body }, session);
const scan = (code: string, own: Partial<Draft> = {}): Draft => ({ key: newKey(), result: 'accepted', code, ...own });
const count = (lineId: number, batchNo: string, number: string, result: Draft['result'] = 'accepted'): Draft => ({
  key: newKey(),
  result,
  line_id: lineId,
  pihao: batchNo,
  number,
});
const finish = (id: number, session = buyer.session) =>
  call('finishReceiving', { params: { id }, body: { inspector: '王药师' } }, session);
const file = (id: number, path: string, session = buyer.session) =>
  app.inject({ method: 'GET', url: `/api/order/${id}/receiving/${path}`, headers: { cookie: session } });
const textOf = async (content: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(content)), { mergePages: true });
  return text.replace(/\s/g, '');
};

describe('receiving a delivery', () => {
  it('[C280] [C281] compares scans with the shipment, by box, by case and by quantity', async () => {
    const { id, prefix, coded, plain } = await deliver();
    const { data: before } = await call('getReceiving', { params: { id } }, buyer.session);
    expect(before).toMatchObject({ entries: [], finished_at: null, phone: '13800001234' });
    expect(before.lines).toHaveLength(2);
    expect(before.lines.find((line) => line.id === coded)).toMatchObject({ prefixes: [prefix], storage: '2～8℃冷藏' });
    expect(before.lines.find((line) => line.id === plain)?.batches.map(({ pihao, near }) => [pihao, near])).toEqual([
      ['B1', 0],
      ['B2', 0],
    ]);
    expect(before.codes).toHaveLength(3);
    const { data } = await send(id, {
      entries: [
        scan(box(prefix, 1)),
        scan(box(prefix, 90)),
        scan(box(prefix, 7)),
        count(plain, 'B1', '2'),
        scan('6901234567892'),
        scan(']d2010690123456789210B2<GS>21S9'),
        count(plain, 'B2', '3'),
      ],
    });
    expect(data.entries.map(({ result, line_id, pihao, number }) => [result, line_id, pihao, number])).toEqual([
      ['accepted', coded, 'A1', '1'],
      ['accepted', coded, 'A1', '2'],
      ['foreign', coded, '', '1'],
      ['accepted', plain, 'B1', '2'],
      ['accepted', plain, 'B2', '1'],
      ['accepted', plain, 'B2', '1'],
    ]);
    expect(data.refused.map(({ reason }) => reason)).toEqual(['excess']);
  });

  it('[C281] is idempotent, in any number of repeats and from several devices at once', async () => {
    const { id, prefix, plain } = await deliver();
    const first = [scan(box(prefix, 1)), scan(box(prefix, 2)), count(plain, 'B1', '1')];
    const second = [scan(box(prefix, 2)), scan(box(prefix, 3)), count(plain, 'B1', '1')];
    await Promise.all([send(id, { entries: first }), send(id, { entries: second }), send(id, { entries: first })]);
    const { data } = await send(id, { entries: [...first, ...second] });
    expect(data.entries.map(({ code, number }) => code ?? number).sort()).toEqual(
      [1, 2, 3]
        .map((number) => box(prefix, number))
        .concat('1', '1')
        .sort(),
    );
    const taken = data.entries.find(({ code }) => code === box(prefix, 1));
    const { data: undone } = await send(id, { undone: [taken?.key ?? ''] });
    expect(undone.entries).toHaveLength(4);
    // A late repeat does not restore it; the box itself can be scanned again.
    expect((await send(id, { entries: first })).data.entries).toHaveLength(4);
    expect((await send(id, { entries: [scan(box(prefix, 1))] })).data.entries).toHaveLength(5);
  });

  it('[C281] removes before it adds: an entry undone offline can be found again in the same request', async () => {
    const { id, prefix, plain } = await deliver();
    const [first, counted] = [scan(box(prefix, 1)), count(plain, 'B1', '2')];
    await send(id, { entries: [first, counted] });
    const [again, fewer, never] = [scan(box(prefix, 1)), count(plain, 'B1', '1'), scan(box(prefix, 2))];
    const last = scan(box(prefix, 2));
    const body = { entries: [again, fewer, never, last], undone: [first.key, counted.key, never.key] };
    const { data } = await send(id, body);
    expect(data.refused).toEqual([]);
    expect(data.entries.map(({ key }) => key)).toEqual([again.key, fewer.key, last.key]);
    // Repeating the request, or its first half, restores nothing.
    await send(id, { entries: [first, counted, never] });
    expect((await send(id, body)).data.entries).toEqual(data.entries);
  });

  it('[C282] [C132] makes one after-sales case of the differences, once', async () => {
    const { id, prefix, coded, plain } = await deliver();
    const form = { describe: '破损：当归饮片 批号B1 1盒', phone: '13800001234' };
    const report = () => call('reportReceiving', { params: { id }, body: form }, buyer.session);
    await send(id, { entries: [scan(box(prefix, 1))] });
    expect(await report()).toMatchObject({ code: 40904, message: '没有未申请售后的差异' });
    await send(id, { entries: [count(plain, 'B1', '1', 'broken'), scan(box(prefix, 2), { result: 'short_life' })] });
    const { data: made } = await report();
    const { data: request } = await call('getAfterSales', { params: { id: made.id } }, buyer.session);
    expect(request).toMatchObject({ kind: 'quality', describe: form.describe });
    expect(new Set(request.lines.map((line) => line.id))).toEqual(new Set([coded, plain]));
    expect((await report()).code).toBe(40904);
    const { data } = await call('getReceiving', { params: { id } }, buyer.session);
    const reported = data.entries.filter(({ after_sales_id }) => after_sales_id === made.id);
    expect(reported.map(({ result }) => result)).toEqual(['broken', 'short_life']);
    // Reported entries cannot be undone.
    await send(id, { undone: reported.map(({ key }) => key) });
    expect((await call('getReceiving', { params: { id } }, buyer.session)).data.entries).toHaveLength(3);
    await send(id, { entries: [count(plain, 'B2', '1', 'short')] });
    const { data: next } = await report();
    expect((await call('getAfterSales', { params: { id: next.id } }, buyer.session)).data.kind).toBe('shortage');
  });

  it('[C283] [C284] [C285] stays open while units are, then confirms receipt and returns record and codes', async () => {
    const { id, no, prefix, plain } = await deliver();
    expect((await file(id, 'record')).json()).toMatchObject({ code: 40904 });
    await send(id, { entries: [scan(box(prefix, 90)), count(plain, 'B1', '2'), count(plain, 'B2', '2')] });
    expect(await finish(id)).toMatchObject({ code: 40904, message: '还有2个批号没有验收完；没有到货的请登记为少货' });
    expect(await textOf((await file(id, 'record')).rawPayload)).toContain('验收未完成');
    await send(id, { entries: [scan(box(prefix, 1), { result: 'broken' }), count(plain, 'B2', '1', 'short')] });
    expect(await finish(id)).toMatchObject({ status: 200, data: { inspector: '王药师' } });
    const { data: order } = await call('getOrder', { params: { id } }, buyer.session);
    expect(order).toMatchObject({
      status: 'done',
      events: expect.arrayContaining([expect.objectContaining({ kind: 'done' })]),
    });
    expect((await finish(id)).status).toBe(200);
    expect((await send(id, { entries: [scan(box(prefix, 1))] })).data.refused).toMatchObject([{ reason: 'finished' }]);
    const states = await db.select({ code: traceCode.code, state: traceCode.state }).from(traceCode);
    const own = states.filter(({ code }) => code.startsWith(prefix)).map(({ state }) => state);
    expect(own.sort()).toEqual(['received', 'received', 'shipped']);

    const record = await textOf((await file(id, 'record')).rawPayload);
    for (const part of ['药集供应链', '康宁大药房', no, 'A1', '2028-06-30', '破损1盒', '少货1盒', '验收员：王药师']) {
      expect(record).toContain(part);
    }
    const csv = (await file(id, 'codes')).payload.replace('\uFEFF', '').split('\r\n');
    expect(csv[0]).toBe(
      '单据号,供货单位,收货单位,追溯码,箱码,品名,规格,生产企业,批准文号,批号,有效期至,验收日期,验收员',
    );
    expect(csv.slice(1, -1).map((row) => row.split(',')[3])).toEqual([box(prefix, 2), box(prefix, 3)]);
    expect(csv[1]).toContain(`,${box(prefix, 90)},六味地黄丸（浓缩丸）,`);
    const parts = unzipSync((await file(id, 'codes?format=xlsx')).rawPayload);
    expect(new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])).toContain(`>${box(prefix, 3)}</t>`);
  });

  it('[C283] ends even if the books have two expiries of one batch', async () => {
    const batches = ['2028-06-30', '2029-06-30'].map((expiry) => ({ batchNo: 'A1', expiry, quantity: '2' }));
    const goods = await addGoods(db, { batches });
    const { id } = await shippedOrder({ db, app: world, buyer }, [{ goods_id: goods.id, number: '3' }]);
    const { data } = await call('getReceiving', { params: { id } }, buyer.session);
    expect(data.lines[0]?.batches).toMatchObject([{ pihao: 'A1', yxq: '2028-06-30', number: '3' }]);
    expect((await send(id, { entries: [count(data.lines[0]?.id ?? 0, 'A1', '3')] })).data.refused).toEqual([]);
    expect((await finish(id)).status).toBe(200);
  });

  it('[C280] starts once the order is shipped', async () => {
    const goods = await addGoods(db);
    const { id } = await paidOrder({ db, app: world, buyer }, [{ goods_id: goods.id, number: '1' }]);
    const refused = { code: 40904, message: '订单发货后才能验收' };
    expect(await call('getReceiving', { params: { id } }, buyer.session)).toMatchObject(refused);
    expect(await send(id, { entries: [scan('1')] })).toMatchObject(refused);
  });

  it('[P8] is invisible to other buyers', async () => {
    const { id, prefix } = await deliver();
    await send(id, { entries: [scan(box(prefix, 1))] });
    expect((await call('getReceiving', { params: { id } }, other)).status).toBe(404);
    expect((await send(id, { entries: [scan(box(prefix, 2))] }, other)).status).toBe(404);
    expect((await finish(id, other)).status).toBe(404);
    expect((await file(id, 'record', other)).statusCode).toBe(404);
    expect((await file(id, 'codes', '')).statusCode).toBe(401);
  });
});
