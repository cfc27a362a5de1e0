import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { traceCode } from '#db/schema/trace-code.ts';
import { openTestDatabase } from '#db/testing.ts';
import { codesOfOrder } from '#modules/orders/trace/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
let warehouse = '';

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', scopes: ['生物制品'] })).id;
  buyer.session = await shop.signIn('mine');
  warehouse = await desk.work('warehouse');
});

let count = 0;
/** Creates codes of one maker's boxes of one product. */
const maker = () => {
  count += 1;
  const prefix = `8${String(count).padStart(6, '0')}`;
  return (serial: number) => prefix + String(serial).padStart(13, '0');
};
type NewGoods = Parameters<typeof addGoods>[1];
const paid = async (...each: { goods?: NewGoods; id?: number; number: string }[]) => {
  const lines = [];
  for (const { goods, id, number } of each) lines.push({ goods_id: id ?? (await addGoods(db, goods)).id, number });
  const placed = await paidOrder({ db, app: shop, buyer }, lines);
  const params = { id: placed.id };
  const list = (await desk.call('listCodes', { params }, warehouse)).data;
  return { params, no: placed.order_no, lines: list.lines, goodsIds: lines.map(({ goods_id }) => goods_id) };
};
type Order = Awaited<ReturnType<typeof paid>>;
const scan = async (
  { params }: Pick<Order, 'params'>,
  codes: string[],
  more: { lineId?: number; batchNo?: string } = {},
) => desk.call('recordCodes', { params, body: { codes, ...more } }, warehouse);
const problems = (answer: Awaited<ReturnType<typeof scan>>) => answer.data.map(({ problem }) => problem);
const listed = async ({ params }: Pick<Order, 'params'>) => (await desk.call('listCodes', { params }, warehouse)).data;
const ship = ({ params }: Pick<Order, 'params'>) =>
  desk.call('shipOrder', { params, body: { company: '演示物流', trackingNo: `YJ000${params.id}` } }, warehouse);
const upload = (text: string) =>
  desk.call('uploadPacking', { body: { file: new File([text], '关联关系.csv') } }, warehouse);

describe('trace codes', () => {
  it('are recorded by line and batch, ship with the parcel, and appear in its papers', async () => {
    const box = maker();
    const order = await paid({ goods: { name: '止咳糖浆' }, number: '2' });
    expect(problems(await scan(order, [box(1), 'x', box(1)]))).toEqual([null, 'unreadable', 'again']);
    const second = await scan(order, [box(2), box(3)]);
    expect(second.data).toMatchObject([
      { problem: null, lineId: order.lines[0]?.lineId, batchNo: order.lines[0]?.batchNo, boxes: 1 },
      { problem: 'full', message: expect.stringContaining('数量已扫满') },
    ]);
    expect(await listed(order)).toMatchObject({
      lines: [{ count: 2, quantity: '2' }],
      latest: [{ code: box(2) }, { code: box(1) }],
    });
    expect((await ship(order)).status).toBe(200);
    expect(await codesOfOrder(db, order.params.id)).toMatchObject([
      { code: box(1), state: 'shipped' },
      { code: box(2), state: 'shipped' },
    ]);
    const headers = { cookie: warehouse };
    const zip = await shop.app.inject({
      url: `/api/order/${order.params.id}/papers`,
      headers: { cookie: buyer.session },
    });
    expect(strFromU8(unzipSync(zip.rawPayload)['追溯码.csv'] ?? new Uint8Array())).toContain(box(2));
    const file = await desk.app.inject({ url: `/desk/api/trace/${order.params.id}/file`, headers });
    expect(file.payload).toContain(`"\t${box(1)}",,止咳糖浆,200丸/瓶`);
  });

  it('ship once, even with two concurrent orders, and again after a return', async () => {
    const box = maker();
    const one = await paid({ number: '2' });
    const other = await paid({ id: one.goodsIds[0] ?? 0, number: '2' });
    const both = await Promise.all([scan(one, [box(1)]), scan(other, [box(1)])]);
    const isDone = (answer: Awaited<ReturnType<typeof scan>>) => answer.status === 200 && problems(answer)[0] === null;
    expect(both.filter(isDone)).toHaveLength(1);
    const [first, second] = isDone(both[0]) ? [one, other] : [other, one];
    await ship(first);
    expect((await scan(second, [box(1)])).data[0]).toMatchObject({
      problem: 'taken',
      message: expect.stringContaining(first.no),
    });
    await db.update(traceCode).set({ state: 'returned' });
    expect(problems(await scan(second, [box(1)]))).toEqual([null]);
  });

  it('of a case count for all of its boxes or none', async () => {
    const [box, carton] = [maker(), maker()];
    const rows = [1, 2, 3].map((serial) => `${carton(1)},${box(serial)},B9,2028-06-30`);
    const report = await upload(
      `父码,子码,批号,有效期至\n${rows.join('\n')}\n${carton(2)},${carton(2)},,\n${carton(2)},8x,,\n${carton(2)},81234567890123400000,,\n`,
    );
    expect(report.data).toMatchObject({ codes: 3, cases: 1, problemCount: 3 });
    const batches = [{ batchNo: 'B9', expiry: '2028-06-30', quantity: '50' }];
    const order = await paid({ goods: { batches }, number: '4' });
    expect(problems(await scan(order, [carton(2)]))).toEqual(['unknownCase']);
    expect(problems(await scan(order, [box(2), carton(1)]))).toEqual([null, 'again']);
    await desk.call('removeCodes', { params: order.params, body: { code: box(2) } }, warehouse);
    const complete = await scan(order, [carton(1)]);
    expect(complete.data).toMatchObject([{ problem: null, boxes: 3 }]);
    expect((await listed(order)).lines).toMatchObject([{ count: 3 }]);
    const undone = await desk.call('removeCodes', { params: order.params, body: { code: carton(1) } }, warehouse);
    expect(undone.data.lines).toMatchObject([{ count: 0 }]);
  });

  it('of a case packed in itself are refused, and the others of the lot recorded', async () => {
    const [box, carton] = [maker(), maker()];
    await upload(`父码,子码\n${carton(1)},${carton(2)}\n${carton(2)},${carton(1)}\n`);
    const order = await paid({ number: '2' });
    expect(problems(await scan(order, [carton(1), box(1)]))).toEqual(['unknownCase', null]);
  });

  it('of a case are refused if only its GTIN identifies it as one', async () => {
    const order = await paid({ goods: { barcode: '6901234567892' }, number: '2' });
    const codes = ['(01)16901234567899(21)C1', '(01)06901234567892(21)S1'];
    expect(problems(await scan(order, codes))).toEqual(['unknownCase', null]);
  });

  it('cannot change once the buyer has the boxes', async () => {
    const box = maker();
    const order = await paid({ number: '1' });
    await scan(order, [box(1)]);
    await ship(order);
    await shop.call('confirmOrder', { params: order.params }, buyer.session);
    const removed = await desk.call('removeCodes', { params: order.params, body: { code: box(1) } }, warehouse);
    expect(removed).toMatchObject({ code: 40904, message: '订单里没有这个码，或买家已收货' });
  });

  it('of another product, another batch or expired ones are refused', async () => {
    const [box, others] = [maker(), maker()];
    const batches = [{ batchNo: 'A1', expiry: '2028-06-30', quantity: '50' }];
    const barcode = '9521234543213';
    const order = await paid({ goods: { batches, barcode, name: '健胃片' }, number: '3' }, { number: '3' });
    expect(problems(await scan(order, [box(1)]))).toEqual(['newGoods']);
    expect(problems(await scan(order, [box(1)], { lineId: order.lines[1]?.lineId ?? 0 }))).toEqual([null]);
    const wrong = await scan(order, [box(2)], { lineId: order.lines[0]?.lineId ?? 0 });
    expect(wrong.data).toMatchObject([{ problem: 'otherGoods', message: expect.stringContaining('这是「') }]);
    expect(problems(await scan(order, [box(2)]))).toEqual([null]);
    const gs1 = (batchNo: string, day: string, serial: string) =>
      `(01)0${barcode}(17)${day}(10)${batchNo}(21)${serial}`;
    const unbracketed = `01${`0${barcode}`}1728060010A1␝21S1`;
    const codes = [unbracketed, gs1('A2', '280600', 'S2'), gs1('a1', '200630', 'S3')];
    const answer = await scan(order, codes);
    expect(answer.data).toMatchObject([
      { problem: null, message: '健胃片 A1' },
      { problem: 'otherBatch', message: '批号不符：这盒是A2，要发的是A1' },
      { problem: 'expired' },
    ]);
    const elsewhere = await paid({ number: '1' });
    expect(problems(await scan(elsewhere, [box(9), others(1)]))).toEqual(['otherGoods', null]);
  });

  it('scanned for the wrong line leave no mapping after undo', async () => {
    const box = maker();
    const order = await paid({ number: '1' }, { number: '1' });
    await scan(order, [box(1)], { lineId: order.lines[0]?.lineId ?? 0 });
    await desk.call('removeCodes', { params: order.params, body: { code: box(1) } }, warehouse);
    expect(problems(await scan(order, [box(1)], { lineId: order.lines[1]?.lineId ?? 0 }))).toEqual([null]);
  });

  it('are required for products in the configured scope, and counted before the order ships', async () => {
    const box = maker();
    await setSettings(db, { 'trace.requiredScopes': '疫苗， 生物制品 ' });
    const order = await paid({ goods: { scope: '生物制品', name: '人血白蛋白' }, number: '2' }, { number: '1' });
    const line = order.lines.find(({ name }) => name === '人血白蛋白');
    expect(order.lines.filter(({ isRequired }) => isRequired === 1)).toEqual([line]);
    await scan(order, [box(1)], { lineId: line?.lineId ?? 0 });
    expect(await ship(order)).toMatchObject({
      code: 40904,
      message: expect.stringMatching(/人血白蛋白 B\d+（1\/2）$/),
    });
    await scan(order, [box(2)]);
    expect((await ship(order)).status).toBe(200);
    await setSettings(db, { 'trace.requiredScopes': '' });
  });

  it('scanned after the order shipped go with its last parcel', async () => {
    const order = await paid({ number: '1' });
    await ship(order);
    await scan(order, [maker()(1)]);
    expect(await codesOfOrder(db, order.params.id)).toMatchObject([{ state: 'shipped' }]);
  });

  it('of a batch that is not shipped after all are dropped, and those of a cancelled order are free', async () => {
    const box = maker();
    const batches = ['A', 'B'].map((batchNo, index) => ({ batchNo, expiry: `203${index}-01-31`, quantity: '50' }));
    const order = await paid({ goods: { batches }, number: '2' });
    await scan(order, [box(1)]);
    const body = { goodsId: order.goodsIds[0] ?? 0, batchNo: 'B', reason: '外箱破损' };
    await desk.call('changeBatches', { params: order.params, body }, warehouse);
    expect((await listed(order)).lines).toMatchObject([{ batchNo: 'B', count: 0 }]);
    await scan(order, [box(1)]);
    await desk.call('cancelOrder', { params: order.params, body: { reason: '仓库盘亏' } }, await desk.work('sales'));
    expect((await scan(order, [box(2)])).code).toBe(40904);
    const next = await paid({ id: order.goodsIds[0] ?? 0, number: '2' });
    expect(problems(await scan(next, [box(1)]))).toEqual([null]);
  });
});
