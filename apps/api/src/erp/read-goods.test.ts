import { beforeAll, expect, it } from 'vitest';
import { batchReport } from '#db/schema/batch-report.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);

let owner = '';
let key = '';
beforeAll(async () => {
  owner = await desk.work('owner');
  key = await makeKey(owner, ['goods:write', 'prices:write', 'stock:write']);
});

const send = async (id: 'sendGoods' | 'sendPrices' | 'sendStock', rows: object[]) =>
  (await ask(key, id, { body: { rows } })).body;
const list = async (id: 'listGoods' | 'listPrices' | 'listStock', query: Record<string, string> = {}) =>
  (await ask(key, id, { query })).body;

const goods = {
  code: 'R2',
  name: '归脾丸',
  commonName: '归脾丸',
  maker: '豫西本草制药有限公司',
  spec: '200丸/瓶',
  unit: '瓶',
  approvalNo: '国药准字Z41020002',
  dosageForm: '丸剂',
  category: '中成药>补益类',
  barcode: '6901234567892',
  vatRate: 13,
  packStep: '10',
  caseSize: '240',
  purchaseCap: '50',
  capPeriod: 'day',
  isControlled: false,
  isPrescription: true,
  isListed: true,
  storage: '密封',
  indications: '益气健脾，养血安神。',
  adverseReactions: '尚不明确。',
};
const prices = {
  code: 'R2',
  price: '12.80',
  basePrice: null,
  marketPrice: '19.90',
  cost: '9.60',
  tiers: [{ number: '20', price: '12.35' }],
};
const batches = [
  { batchNo: 'A1', expiry: '2028-06-30', quantity: '30' },
  { batchNo: 'A2', expiry: null, quantity: '12.5' },
];

it('products, prices and stock read as they were sent, and sent back change nothing', async () => {
  await send('sendGoods', [goods, { code: 'R1', name: '当归', maker: '', spec: '1kg/袋', unit: 'kg' }]);
  await send('sendPrices', [prices]);
  await send('sendStock', [{ code: 'R2', batches }]);
  await addBuyer(db, { username: 'clinic' });
  const { data } = await desk.call('listGoods', { query: { keywords: '归脾丸' } }, owner);
  await placeOrder(shop.call, await shop.signIn('clinic'), [{ goods_id: data.list[0]?.id ?? 0, number: '40' }]);
  // A product without a code isn't listed.
  await addGoods(db);

  const [first, second, ...others] = (await list('listGoods')).list;
  expect(others).toEqual([]);
  expect(first).toMatchObject({ code: 'R1', category: '', barcode: '', indications: '' });
  expect(second).toMatchObject(goods);
  expect((await list('listPrices')).list[1]).toEqual(prices);
  const [none, stock] = (await list('listStock')).list;
  expect(none).toEqual({ code: 'R1', batches: [] });
  expect(
    stock.batches.toSorted((a: { batchNo: string }, b: { batchNo: string }) => (a.batchNo < b.batchNo ? -1 : 1)),
  ).toEqual(batches);
  for (const [read, write] of [
    ['listGoods', 'sendGoods'],
    ['listPrices', 'sendPrices'],
    ['listStock', 'sendStock'],
  ] as const)
    expect(await send(write, (await list(read)).list), write).toMatchObject({ unchanged: 2, updated: 0, refused: 0 });
});

it('a list is read page by page, and only by a key that may send it', async () => {
  expect(await list('listPrices', { limit: '1' })).toMatchObject({ list: [{ code: 'R1' }], next: 'R1', hasMore: true });
  const last = await list('listPrices', { limit: '1', after: 'R1' });
  expect(last).toMatchObject({ list: [{ code: 'R2' }], next: 'R2', hasMore: false });
  expect(await list('listPrices', { after: 'R2' })).toEqual({ list: [], next: 'R2', hasMore: false });
  const other = await makeKey(owner, ['goods:write']);
  expect(await ask(other, 'listPrices')).toMatchObject({ status: 403 });
});

it('an inspection report is stored by code and batch, replaced, and refused if it is no PDF', async () => {
  const put = (code: string, content: string, issuedOn = '2026-08-01') =>
    ask(key, 'putReport', {
      params: { code, batchNo: 'A1' },
      body: { pdf: Buffer.from(content).toString('base64'), issuedOn },
    });
  expect(await put('R2', '%PDF-1.7 one')).toMatchObject({ status: 200, body: { code: 'R2', batchNo: 'A1' } });
  await put('R2', '%PDF-1.7 two', '2026-08-02');
  const stored = await db.select().from(batchReport);
  expect(stored).toMatchObject([{ batchNo: 'A1', issuedOn: '2026-08-02', content: Buffer.from('%PDF-1.7 two') }]);
  expect((await put('R2', '<html>')).status).toBe(422);
  expect((await put('R9', '%PDF-1.7')).status).toBe(404);
});

it('a renamed maker reads by its new name, and may be sent by the former one', async () => {
  const body = { name: goods.maker, newName: '豫西本草制药股份有限公司' };
  await send('sendGoods', [goods]);
  expect((await desk.call('renameMaker', { body }, owner)).status).toBe(200);
  const found = async () => (await list('listGoods')).list.find(({ code }: { code: string }) => code === goods.code);
  expect((await found()).maker).toBe(body.newName);
  const answer = await send('sendGoods', [
    goods,
    { code: 'R9', name: '六味地黄丸', maker: goods.maker, spec: '9g', unit: '盒' },
  ]);
  expect(answer).toMatchObject({ unchanged: 1, created: 1, refused: 0 });
  expect((await found()).maker).toBe(body.newName);
  expect((await list('listGoods', { after: 'R8' })).list[0].maker).toBe(body.newName);
});
