import type { OperationInput } from '@yaoji/api-client/erp/contract';
import { goodsCodec } from '@yaoji/api-client/wire';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { category } from '#db/schema/category.ts';
import { erpBuyer, erpGoods } from '#db/schema/erp-code.ts';
import { goods as goodsTable } from '#db/schema/goods.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { ownPriceList } from '#db/schema/own-price.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

type ListRow = OperationInput<'sendOwnPriceLists'>['body']['rows'][number];

const { db } = await openTestDatabase();
const shop = await startTestApp(db, { OPEN_PRICES: 'yes' });
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);
let [owner, key, mine] = ['', '', ''];
let uncodedBuyer = 0;
let count = 0;

beforeAll(async () => {
  owner = await desk.work('owner');
  key = await makeKey(owner, ['prices:write']);
  const { id } = await addBuyer(db, { username: 'mine', businessKind: 'clinic' });
  await db.insert(erpBuyer).values({ code: 'K1', buyerId: id });
  uncodedBuyer = (await addBuyer(db, { username: 'uncoded' })).id;
  mine = await shop.signIn('mine');
});
beforeEach(() => db.delete(ownPriceList));

/** A product at 12.80 with a code. */
const product = async (values: Parameters<typeof addGoods>[1] = {}) => {
  const { id } = await addGoods(db, { price: '12.80', ...values });
  count += 1;
  const code = `P${String(count).padStart(4, '0')}`;
  await db.insert(erpGoods).values({ code, goodsId: id });
  return { id, code };
};
const sendLists = async (rows: unknown[], once?: string) =>
  (await ask(key, 'sendOwnPriceLists', { body: { rows }, ...(once ? { once } : {}) })).body;
const sendPrices = async (rows: unknown[]) => (await ask(key, 'sendOwnPrices', { body: { rows } })).body;
const addList = (row: Partial<ListRow> = {}) => sendLists([{ code: 'X1', title: '年度协议', buyers: ['K1'], ...row }]);
const lists = async () => (await ask(key, 'listOwnPriceLists')).body.list;
const pricesIn = async (list: string, query: Record<string, string> = {}) =>
  (await ask(key, 'listOwnPrices', { query: { list, ...query } })).body;
const priceOf = async (id: number) =>
  goodsCodec.read((await shop.call('getGoods', { params: { id } }, mine)).data.goods).price;

it('a list and its prices hold for the customers that it names', async () => {
  const { id, code } = await product();
  expect(await addList()).toMatchObject({ created: 1, refused: 0 });
  expect((await desk.call('listOwnPrices', {}, owner)).data.list).toMatchObject([{ code: 'X1' }]);
  expect(await priceOf(id)).toBe('12.80');
  expect(await sendPrices([{ list: 'X1', code, price: '11.50' }])).toMatchObject({ created: 1, refused: 0 });
  expect(await priceOf(id)).toBe('11.50');
  expect(await sendPrices([{ list: 'X1', code, price: '11' }])).toMatchObject({ updated: 1 });
  expect(await sendPrices([{ list: 'X1', code, price: null }])).toMatchObject({ updated: 1 });
  expect(await priceOf(id)).toBe('12.80');
});

it('needs the scope of prices', async () => {
  const other = await makeKey(owner, ['goods:write']);
  for (const id of ['sendOwnPriceLists', 'sendOwnPrices'] as const)
    expect(await ask(other, id, { body: { rows: [{}] } })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  for (const id of ['listOwnPriceLists', 'listOwnPrices'] as const)
    expect((await ask(other, id, { query: { list: 'X1' } })).status).toBe(403);
});

it('the same lot again changes nothing, and its rows read back are the same', async () => {
  const { code } = await product();
  const [root] = await db.insert(category).values({ name: '中成药', mode: 'normal', sort: 1 }).returning();
  await db.insert(category).values({ name: '补益类', mode: 'normal', sort: 1, parentId: root?.id ?? 0 });
  const row: Required<ListRow> = {
    code: 'X1',
    title: '年度协议',
    startsOn: '2027-01-01',
    endsOn: '2027-12-31',
    isOpen: true,
    joinsPromotions: true,
    showsListPrice: false,
    buyers: ['K1'],
    businesses: ['clinic'],
    regions: ['510100'],
    rates: [{ maker: '豫西本草', rate: '92' }, { category: '中成药>补益类', rate: '90.5' }, { rate: '95' }],
  };
  const price = { list: 'X1', code, price: '11.50' };
  expect(await sendLists([row])).toMatchObject({ created: 1 });
  expect(await sendPrices([price])).toMatchObject({ created: 1 });
  const entries = await db.$count(operatorLog);
  const again = [await lists(), (await pricesIn('X1')).list];
  expect(again).toEqual([[row], [price]]);
  expect(await sendLists(again[0])).toMatchObject({ unchanged: 1, updated: 0, created: 0 });
  expect(await sendPrices(again[1])).toMatchObject({ unchanged: 1, updated: 0, created: 0 });
  // One entry for each lot, and none for the list.
  expect(await db.$count(operatorLog)).toBe(entries + 2);
});

it('absent fields stay unchanged, and customers and products without a code stay in the list', async () => {
  const { id } = await addGoods(db, { price: '12.80' });
  const { code } = await product();
  await addList({ endsOn: '2099-12-31' });
  const [stored] = (await desk.call('listOwnPrices', {}, owner)).data.list;
  const params = { id: stored?.id ?? 0 };
  const { version, form } = (await desk.call('getOwnPrices', { params }, owner)).data;
  const morning = (form.endsAt ?? 0) - 6 * 3600;
  const list = {
    ...{ ...form, endsAt: morning, goods: [{ goodsId: id, price: '9.00' }] },
    buyers: [...(form.buyers ?? []), { id: uncodedBuyer }],
  };
  expect((await desk.call('changeOwnPrices', { params, body: { version, list } }, owner)).status).toBe(200);
  expect(await sendLists([{ code: 'X1', title: '新协议', buyers: ['K1'], endsOn: '2099-12-31' }])).toMatchObject({
    updated: 1,
  });
  expect(await sendPrices([{ list: 'X1', code, price: '8' }])).toMatchObject({ created: 1 });
  const after = (await desk.call('getOwnPrices', { params }, owner)).data.form;
  expect(after).toMatchObject({ title: '新协议', endsAt: morning, isOpen: 1 });
  expect(after.buyers?.map((buyer) => buyer.id)).toContain(uncodedBuyer);
  expect(after.goods).toContainEqual({ goodsId: id, price: '9.00' });
  expect((await pricesIn('X1')).list).toEqual([{ list: 'X1', code, price: '8.00' }]);
  expect(await sendLists([{ code: 'X1', endsOn: null }])).toMatchObject({ updated: 1 });
  expect(await lists()).toMatchObject([{ endsOn: null, buyers: ['K1'] }]);
});

it('a former name of a maker means its current one', async () => {
  const { code } = await product();
  await addGoods(db, { maker: '旧名药业' });
  const renamed = await desk.call('renameMaker', { body: { name: '旧名药业', newName: '新名药业' } }, owner);
  expect(renamed.status).toBe(200);
  await addList({ rates: [{ maker: '旧名药业', rate: '90' }] });
  expect(await lists()).toMatchObject([{ rates: [{ maker: '新名药业', rate: '90' }] }]);
  expect(await sendPrices([{ list: 'X1', code, price: '9' }])).toMatchObject({ created: 1 });
});

describe('a lot', () => {
  it.each([
    ['an unknown customer', { buyers: ['K1', 'K9'] }, 'buyers.1'],
    ['nobody', { buyers: [] }, 'buyers'],
    ['an unknown region', { regions: ['999999'] }, 'regions'],
    ['an end before its start', { startsOn: '2027-02-01', endsOn: '2027-01-01' }, 'endsOn'],
    ['an unknown category', { rates: [{ category: '没有>此类', rate: '90' }] }, 'rates.0.category'],
    ['a maker and a category', { rates: [{ maker: '甲', category: '重名类', rate: '90' }] }, 'rates.0.maker'],
    ['101 percent', { rates: [{ rate: '101' }] }, 'rates.0.rate'],
    ['a percentage twice', { rates: [{ rate: '90' }, { rate: '91' }] }, 'rates.1.rate'],
    ['a number for a title', { title: 5 }, 'title'],
    ['no such day', { startsOn: '2027-02-30' }, 'startsOn'],
    ['an unknown field', { goods: [] }, 'goods'],
  ])('refuses a list with %s, and stores the others', async (_, wrong, field) => {
    if (field === 'rates.0.maker') await db.insert(category).values({ name: '重名类', mode: 'normal', sort: 9 });
    const title = '年度协议';
    const rows = [
      { code: 'X1', title, buyers: ['K1'], ...wrong },
      { code: 'X2', title, businesses: ['clinic'] },
    ];
    const { created, refused, rows: answers } = await sendLists(rows);
    expect([created, refused]).toEqual([1, 1]);
    expect(answers[0]).toMatchObject({ status: 'refused', field });
    expect((await lists()).map((each: ListRow) => each.code)).toEqual(['X2']);
  });

  it('refuses a new list without a title, and a code twice', async () => {
    const { rows } = await sendLists([{ code: 'X1' }, { code: 'X2', title: '甲', buyers: ['K1'] }, { code: 'X2' }]);
    expect(rows.map(({ status, field }: never) => [status, field])).toEqual([
      ['refused', 'title'],
      ['created', undefined],
      ['refused', 'code'],
    ]);
  });

  it('refuses each wrong price, and stores the others', async () => {
    const { id, code } = await product();
    await addList();
    const { rows } = await sendPrices([
      { list: 'X1', code, price: '11.50' },
      { list: 'X9', code, price: '11.50' },
      { list: 'X1', code: 'G-0', price: '1' },
      { list: 'X1', code: (await product()).code, price: '0' },
      { list: 'X1', code: (await product()).code, price: 12.8 },
      { list: 'X1', code: (await product()).code },
      { list: 'X1', code, price: '11' },
      'row',
    ]);
    expect(rows.map(({ status, field }: never) => [status, field])).toEqual([
      ['created', undefined],
      ['refused', 'list'],
      ['refused', 'code'],
      ['refused', 'price'],
      ['refused', 'price'],
      ['refused', 'price'],
      ['refused', 'code'],
      ['refused', undefined],
    ]);
    expect(await priceOf(id)).toBe('11.50');
  });

  it('refuses prices below their floor, which only the desk can have approved', async () => {
    const low = await product({ ownFloor: '11.0011' });
    const usual = await product();
    await addList();
    const rows = [low, usual].map(({ code }) => ({ list: 'X1', code, price: '10' }));
    const sent = await sendPrices(rows);
    expect(sent.rows[0]).toMatchObject({ status: 'refused', field: 'price' });
    expect(sent.rows[0].message).toContain('低于最低价11.01元，须在工作台改价');
    expect(sent.rows[1]).toMatchObject({ status: 'created' });
    // Closed lists take any price, and can't be opened with it.
    await sendLists([{ code: 'X1', isOpen: false }]);
    expect(await sendPrices(rows)).toMatchObject({ created: 1, unchanged: 1 });
    const opened = await sendLists([{ code: 'X1', isOpen: true }]);
    expect(opened.rows[0]).toMatchObject({ status: 'refused' });
    expect(opened.rows[0].message).toMatch(/低于最低价11.01元，须在工作台保存/);
    expect(await lists()).toMatchObject([{ isOpen: false }]);
    // A product whose price stays may be below its floor.
    await db.update(goodsTable).set({ ownFloor: null }).where(eq(goodsTable.id, low.id));
    await sendLists([{ code: 'X1', isOpen: true }]);
    await db.update(goodsTable).set({ ownFloor: '11' }).where(eq(goodsTable.id, low.id));
    expect(await sendPrices([rows[0], { ...rows[1], price: '9' }])).toMatchObject({ unchanged: 1, updated: 1 });
  });

  it('has up to 5,000 prices, 2,000 for a list, read back in pages', async () => {
    const made = await db
      .insert(goodsTable)
      .values(
        Array.from({ length: 2001 }, (_, at) => ({
          ...{ identity: `many${at}`, name: `商品${at}`, maker: '多品厂', spec: '1片', unit: '盒', price: '12.80' },
        })),
      )
      .returning({ id: goodsTable.id });
    const codes = made.map(({ id }, at) => ({ code: `M${String(at).padStart(4, '0')}`, goodsId: id }));
    await db.insert(erpGoods).values(codes);
    await addList();
    await addList({ code: 'X2' });
    const rows = ['X1', 'X2'].flatMap((list) => codes.map(({ code }) => ({ list, code, price: '11' })));
    const sent = await sendPrices(rows);
    expect(sent).toMatchObject({ created: 4000, refused: 2 });
    expect(sent.rows[2000]).toMatchObject({ status: 'refused', field: 'list', message: '一张表最多2000种商品' });
    expect(await sendPrices(rows)).toMatchObject({ unchanged: 4000, refused: 2 });
    const first = await pricesIn('X2', { limit: '1000' });
    expect(first).toMatchObject({ hasMore: true, next: 'M0999' });
    const second = await pricesIn('X2', { limit: '1000', after: first.next });
    expect(second).toMatchObject({ hasMore: false, next: 'M1999' });
    expect(second.list[0]).toEqual({ list: 'X2', code: 'M1000', price: '11.00' });
    const tooMany = await ask(key, 'sendOwnPrices', { body: { rows: Array.from({ length: 5001 }, () => rows[0]) } });
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });
});

it('a repeat of the request gets the first answer', async () => {
  const row = { code: 'X1', title: '年度协议', buyers: ['K1'] };
  const first = await sendLists([row], 'once-1');
  expect(first).toMatchObject({ created: 1 });
  expect(await sendLists([row], 'once-1')).toEqual(first);
});

it('lists are read in pages by code; an unknown one is not found', async () => {
  for (const code of ['X3', 'X1', 'X2']) await addList({ code });
  const page = (await ask(key, 'listOwnPriceLists', { query: { limit: '2' } })).body;
  expect(page).toMatchObject({ list: [{ code: 'X1' }, { code: 'X2' }], next: 'X2', hasMore: true });
  const rest = (await ask(key, 'listOwnPriceLists', { query: { limit: '2', after: 'X2' } })).body;
  expect(rest).toMatchObject({ list: [{ code: 'X3' }], next: 'X3', hasMore: false });
  expect((await ask(key, 'listOwnPrices', { query: { list: 'X9' } })).status).toBe(404);
});

it('the operator log has each changed list with its values before and after', async () => {
  const { id, code } = await product();
  await addList();
  await sendPrices([{ list: 'X1', code, price: '11.50' }]);
  await sendPrices([{ list: 'X1', code, price: '11' }]);
  const entries = (await db.select().from(operatorLog).orderBy(operatorLog.id)).filter(({ change }) => change !== null);
  expect(entries.at(-1)).toMatchObject({ operator: 'erp 总部ERP', command: 'erp sendOwnPrices X1' });
  expect(JSON.parse(entries.at(-1)?.change ?? '')).toEqual({
    before: { goods: [{ goodsId: id, price: '11.50' }] },
    after: { goods: [{ goodsId: id, price: '11.00' }] },
  });
});
