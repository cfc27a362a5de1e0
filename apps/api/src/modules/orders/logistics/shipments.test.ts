import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { document } from '#db/schema/document.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const people = { mine: { id: 0, session: '' }, other: { id: 0, session: '' } };
let [warehouse, sales] = ['', ''];

beforeAll(async () => {
  for (const name of ['mine', 'other'] as const) {
    people[name].id = (await addBuyer(db, { username: name, company: `${name}药房` })).id;
    people[name].session = await shop.signIn(name);
  }
  warehouse = await desk.work('warehouse');
  sales = await desk.work('sales');
});

const paid = async (name: keyof typeof people = 'mine', values: Parameters<typeof addGoods>[1] = {}) => {
  const { id: goodsId } = await addGoods(db, values);
  const { id, order_no: no } = await paidOrder({ db, app: shop, buyer: people[name] }, [
    { goods_id: goodsId, number: '1' },
  ]);
  return { id, no, goodsId };
};
const preview = async (body: object) => (await desk.call('previewShipments', { body }, warehouse)).data;
const problems = async (text: string, orderIds: number[] = []) =>
  (await preview({ text, carrier: '顺丰', orderIds })).map(({ problem }) => problem);

it('reads order number, carrier and tracking number, with or without headings, and abbreviations', async () => {
  const [a, b] = [await paid(), await paid('other')];
  const expected = [
    {
      line: 1,
      orderId: a.id,
      no: a.no,
      company: 'mine药房',
      carrier: '中通快递',
      trackingNo: 'ZT10001',
      problem: null,
    },
    {
      line: 2,
      orderId: b.id,
      no: b.no,
      company: 'other药房',
      carrier: '顺丰速运',
      trackingNo: 'SF10002',
      problem: null,
    },
  ];
  expect(await preview({ text: `${a.no},中通,ZT10001\n${b.no}　SF10002`, carrier: '顺丰' })).toEqual(expected);
  const table = `快递单号\t商品\t订单号\t快递公司\nZT10001\t片\t${a.no}\t中通快递\nZT10001\t丸\t${a.no}\t中通快递\nSF10002\t片\t'${b.no}\t`;
  const [first, second] = await preview({ text: table, carrier: '顺丰速运' });
  expect([first, second]).toEqual([
    { ...expected[0], line: 2 },
    { ...expected[1], line: 4 },
  ]);
});

it('gives a column of tracking numbers to the chosen orders in their sequence', async () => {
  const [a, b, c] = [await paid(), await paid(), await paid()];
  const drafts = await preview({ text: 'YT20001\nYT20002', carrier: '圆通', orderIds: [b.id, a.id, c.id] });
  expect(drafts).toMatchObject([
    { no: b.no, trackingNo: 'YT20001', problem: null },
    { no: a.no, trackingNo: 'YT20002', problem: null },
    { no: c.no, line: null, problem: '没有运单号' },
  ]);
  expect(await problems('YT20003\nYT20004', [a.id])).toEqual([null, '没有对应的订单：运单号多于选中的订单']);
});

it('says of each line why it cannot be sent, and writes nothing', async () => {
  const [a, b, sent] = [await paid(), await paid('other'), await paid()];
  await shipParcel(db, sent.id, shop.time.now, { company: '同城快送', trackingNo: 'TC30001' });
  const text = [
    '999999999999,SF30001',
    `${sent.no},SF30002`,
    `${a.no},SF30003`,
    `${a.no},SF30004`,
    `${b.no},SF30003`,
  ].join('\n');
  expect(await problems(text)).toEqual([
    '没有这个订单',
    '订单是“待收货”，不能发货',
    null,
    '与第3行是同一个订单',
    '运单号与第3行相同',
  ]);
  expect(await problems(`${b.no},TC30001`)).toEqual([`运单号已用于订单${sent.no}`]);
  expect(await problems(`${b.no},同城快送,TC30002\n${a.no},飞快,FK30001`)).toEqual([
    null,
    '没有用过这个承运商，请核对；新承运商请先单独发一单',
  ]);
  expect(await problems(`${a.no},1.23E+12\n${b.no},SF`)).toEqual([
    expect.stringContaining('科学计数'),
    '运单号应为4至40个字',
  ]);
  expect((await desk.call('getOrder', { params: { id: a.id } }, sales)).data.status).toBe('paid');
});

it('names missing trace codes before shipping, which refuses them too', async () => {
  const coded = await paid('mine', { name: '须扫码丸', scope: '生物制品' });
  await setSettings(db, { 'trace.requiredScopes': '生物制品' });
  const [problem] = await problems(`${coded.no},SF40001`);
  expect(problem).toMatch(/^追溯码与发货数量不符：须扫码丸/);
  const body = { company: '顺丰速运', trackingNo: 'SF40001', isFirst: 1 as const };
  const refused = await desk.call('shipOrder', { params: { id: coded.id }, body }, warehouse);
  expect(refused).toMatchObject({ status: 409, message: problem });
  await setSettings(db, { 'trace.requiredScopes': '' });
});

it('names lines that a licence holds back', async () => {
  const held = await paid('other', { name: '超范围丸' });
  await db.update(document).set({ expiresOn: '2020-01-01' }).where(eq(document.buyerId, people.other.id));
  expect(await problems(`${held.no},SF45001`)).toEqual([expect.stringMatching(/^超范围丸：证件已过期/)]);
  await db.update(document).set({ expiresOn: null }).where(eq(document.buyerId, people.other.id));
});

it('sends no second parcel of an order that has left meanwhile, if it was meant to be the first', async () => {
  const { id } = await paid();
  const ship = (trackingNo: string) =>
    desk.call('shipOrder', { params: { id }, body: { company: '顺丰速运', trackingNo, isFirst: 1 } }, warehouse);
  expect((await ship('SF50001')).status).toBe(200);
  expect(await ship('SF50002')).toMatchObject({ status: 409, message: '订单状态已变化，请刷新后再试' });
  expect((await desk.call('getOrder', { params: { id } }, sales)).data.parcels).toHaveLength(1);
});

it('reads a file as text between tabs', async () => {
  const read = (content: string) =>
    desk.call('readShipmentFile', { body: { file: new File([content], 'list.csv') } }, warehouse);
  expect((await read('订单号,运单号\n20260101,SF1\n')).data).toEqual({ text: '订单号\t运单号\n20260101\tSF1' });
  expect((await read(`${'1,2\n'.repeat(300)}`)).errors?.file).toEqual([expect.stringContaining('一次最多200行')]);
});

it('prints the notes and the picking list of the chosen orders', async () => {
  const [a, b, c] = [await paid(), await paid('other'), await paid()];
  const { rawPayload, headers } = await desk.app.inject({
    url: `/desk/api/shipments/notes?orderId=${b.id}&orderId=${a.id}`,
    headers: { cookie: sales },
  });
  expect(headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)));
  expect(text.map((page) => [a, b, c].filter(({ no }) => page.includes(no)).map(({ no }) => no))).toEqual([
    [b.no],
    [a.no],
  ]);
  const picking = await desk.call('listPicking', { query: { orderId: [a.id, b.id] } }, warehouse);
  expect(new Set(picking.data.map(({ orderId }) => orderId))).toEqual(new Set([a.id, b.id]));
});
