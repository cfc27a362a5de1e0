import { randomUUID } from 'node:crypto';
import type { Schemas } from '@yaoji/api-client/desk/contract';
import { type PlainFact, plainFactNames } from '@yaoji/price-list';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let sales = '';

beforeAll(async () => {
  sales = await desk.work('sales');
});

const blank = {
  name: '六味地黄丸',
  unit: '盒',
  vatRate: 13 as const,
  withCoupon: 1 as 0 | 1,
  isPrescription: 0 as const,
  containsEphedrine: 0 as const,
};
const full = {
  ...blank,
  ...(Object.fromEntries(plainFactNames.map((name) => [name, `${name}的内容`])) as Record<PlainFact, string>),
  commonName: '六味地黄丸',
  maker: '豫西本草制药有限公司',
  spec: '200丸/瓶',
  approvalNo: '国药准字Z41020001',
  dosageForm: '丸剂',
  category: '中成药>补益类',
  barcode: '6901234567892',
  stdCode: '86900000000001',
  pinyinCode: 'lwdhw',
  scope: '中成药',
  basePrice: '15',
  marketPrice: '19.80',
  packSize: '10',
  weightGrams: '180',
  tags: ['新' as const, '优' as const],
  tracePrefixes: '8123456 8123457',
  approvalHolder: '豫西本草控股',
  storage: '密封',
  standard: '中国药典',
  indications: '滋阴补肾',
  dosage: '一日二次',
  adverseReactions: '尚不明确',
  contraindications: '感冒忌服',
  precautions: '忌辛辣',
} satisfies Required<Schemas['GoodsProfileForm']>;
type Form = Parameters<typeof create>[0];
const create = (form: typeof blank & Partial<typeof full>) =>
  desk.call('createGoods', { body: { goods: form } }, sales);
const read = (id: number) => desk.call('getGoodsProfile', { params: { id } }, sales);
const change = async (id: number, values: Partial<Form>, without: (keyof Form)[] = []) => {
  const { version, form } = (await read(id)).data;
  const changed = Object.fromEntries(
    Object.entries({ ...form, ...values }).filter(([name]) => !without.includes(name as keyof Form)),
  );
  // The cast: the form with some values left out.
  return desk.call('changeGoodsProfile', { params: { id }, body: { version, goods: changed as Form } }, sales);
};
const rowOf = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0];
const found = async (keywords: string) => (await desk.call('listGoods', { query: { keywords } }, sales)).data.list;

it('creates a product with every value, not on sale, which the desk finds and the log names', async () => {
  const { data } = await create(full);
  expect((await read(data.id)).data.form).toEqual({
    ...full,
    basePrice: '15.00',
    tags: expect.arrayContaining(['优', '新']),
  });
  expect(await rowOf(data.id)).toMatchObject({ onShelf: false, price: null, stock: '0.000' });
  expect(await found('lwdhw')).toMatchObject([{ id: data.id, isListed: 0, price: null }]);
  const [entry] = await db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
  expect(entry).toMatchObject({ answer: '商品已创建', command: expect.stringContaining(String(data.id)) });
});

it('changes every value', async () => {
  const { id } = (await create({ ...blank, name: '杞菊地黄丸', unit: '瓶' })).data;
  const own = { name: '杞菊地黄丸', barcode: '6901234567809', stdCode: '86900000000002', tracePrefixes: '8123458' };
  expect((await change(id, { ...full, ...own })).status).toBe(200);
  const stored = { basePrice: '15.00', tags: expect.arrayContaining(['优', '新']) };
  expect((await read(id)).data.form).toEqual({ ...full, ...own, ...stored });
});

it('fills in what follows from the rest, and refuses what a price list could not have', async () => {
  const { data } = await create({ ...blank, name: '板蓝根颗粒', approvalNo: '国药准字Z20260001' });
  expect(data.form).toMatchObject({ scope: '中成药', dosageForm: '颗粒剂', category: '中成药' });
  expect((await create({ ...blank, name: '盐酸吗啡注射液' })).errors).toHaveProperty(['goods[name]']);
  expect((await create({ ...blank, name: '试剂', packSize: '-1' })).status).toBe(422);
  expect((await create({ ...blank, name: '！！' })).errors).toHaveProperty(['goods[name]']);
});

it('a name with ephedrine sets its control, whatever the form says', async () => {
  const { data } = await create({ ...blank, name: '复方盐酸伪麻黄碱缓释胶囊' });
  expect(data.form.containsEphedrine).toBe(1);
});

it('refuses a second product that price lists could not tell from the first', async () => {
  const { data } = await create({ ...blank, name: '双黄连口服液', spec: '10ml*10支' });
  const twin = await create({ ...blank, name: '双黄连 口服液', spec: '10ML×10支' });
  expect(twin).toMatchObject({ code: 40904, message: `已有同一商品：双黄连口服液（编号${data.id}）` });
  const other = (await create({ ...blank, name: '双黄连口服液', spec: '20ml*10支' })).data;
  expect((await change(other.id, { spec: '10ml*10支' })).code).toBe(40904);
});

it('clears what the form leaves out, and keeps the terms of sale, the video and sections of other titles', async () => {
  const { id } = await addGoods(db, { name: '藿香正气水', price: '9.5', cost: '7', onShelf: true });
  const insert = [
    { title: '成份', text: '苍术' },
    { title: '禁忌', text: '孕妇忌服' },
  ];
  await db.insert(goodsDetail).values({ goodsId: id, video: '/films/1.mp4', storage: '密封', insert });
  const before = await rowOf(id);
  expect((await change(id, { pinyinCode: 'hxzqs', withCoupon: 0 }, ['storage', 'contraindications'])).status).toBe(200);
  const after = await rowOf(id);
  expect(after).toMatchObject({
    price: before?.price,
    cost: before?.cost,
    onShelf: true,
    stock: before?.stock,
    withCoupon: false,
  });
  expect((await db.select().from(goodsDetail).where(eq(goodsDetail.goodsId, id)))[0]).toMatchObject({
    video: '/films/1.mp4',
    storage: null,
    insert: [{ title: '成份', text: '苍术' }],
  });
  expect((await found('hxzqs')).map((row) => row.id)).toEqual([id]);
});

it('never changes the strength of a product that is on sale or in a cart', async () => {
  const { id } = await addGoods(db, { name: '阿莫西林胶囊', spec: '0.25g*24粒' });
  const buyer = await addBuyer(db, { username: 'someone' });
  await db.insert(cartLine).values({ buyerId: buyer.id, goodsId: id, quantity: '2' });
  const refused = await change(id, { spec: '0.5g*24粒' });
  expect(refused).toMatchObject({ code: 40904, message: expect.stringContaining('请先下架') });
  expect((await rowOf(id))?.spec).toBe('0.25g*24粒');
  await db.update(goods).set({ onShelf: false }).where(eq(goods.id, id));
  expect((await change(id, { origin: '四川' })).status).toBe(200);
  expect(await db.select().from(cartLine).where(eq(cartLine.goodsId, id))).toHaveLength(1);
  expect((await change(id, { spec: '0.5g*24粒' })).status).toBe(200);
  expect(await db.select().from(cartLine).where(eq(cartLine.goodsId, id))).toEqual([]);
});

it('is found by price lists under what it is now, with or without a column of dosage forms', async () => {
  const list = (spec: string, form: object) =>
    importRows(db, [{ line: 2, row: { name: '牛黄解毒片', spec, maker: '甲厂', price: '3.20', ...form } }]);
  for (const form of [{}, { dosage_form: '片剂' }]) {
    expect((await list('24片', form)).inserted).toBe(1);
    const [row] = await found('牛黄解毒片');
    const id = row?.id ?? 0;
    await change(id, { origin: '河南' });
    expect((await list('24片', form)).inserted).toBe(0);
    await db.update(goods).set({ onShelf: false }).where(eq(goods.id, id));
    expect((await change(id, { spec: '36片' })).status).toBe(200);
    expect((await list('36片', form)).inserted).toBe(0);
    await db.delete(goods).where(eq(goods.id, id));
  }
});

it('says that somebody else changed it meanwhile', async () => {
  const { data } = await create({ ...blank, name: '午时茶颗粒' });
  const body = { version: data.version, goods: { ...data.form, origin: '福建' } };
  const both = await Promise.all(
    [1, 2].map(() => desk.call('changeGoodsProfile', { params: { id: data.id }, body }, sales)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await desk.call('changeGoodsProfile', { params: { id: 999_999 }, body }, sales)).status).toBe(404);
});

it('sees the change of another one who holds the catalogue', async () => {
  const { data } = await create({ ...blank, name: '子时茶颗粒' });
  const body = { version: data.version, goods: { ...data.form, origin: '福建' } };
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
  const saved = await db.transaction(async (tx) => {
    await oneAtATime(tx, 'imports');
    const answer = desk.call('changeGoodsProfile', { params: { id: data.id }, body }, sales);
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    await tx.update(goods).set({ origin: '安徽' }).where(eq(goods.id, data.id));
    return { answer };
  });
  expect((await saved.answer).status).toBe(409);
  expect((await rowOf(data.id))?.origin).toBe('安徽');
});

/** Books units of a product into the batch A1. */
const bookingOf = async (id: number) => {
  const warehouse = await desk.work('warehouse');
  return (change: string, more: object = {}) => {
    const body = { batchNo: 'A1', expiry: '2030-01-31', reason: '采购入库', change, key: randomUUID(), ...more };
    return desk.call('bookStock', { params: { id }, body }, warehouse);
  };
};

it('books a new product in by batch, and takes off only what is free', async () => {
  const { id } = (await create({ ...blank, name: '午后茶颗粒' })).data;
  const book = await bookingOf(id);
  expect((await book('120')).data).toEqual([{ batchNo: 'A1', expiry: '2030-01-31', quantity: '120' }]);
  expect((await book('-20.5', { reason: '报损' })).data).toEqual([
    { batchNo: 'A1', expiry: '2030-01-31', quantity: '99.5' },
  ]);
  expect((await rowOf(id))?.stock).toBe('99.500');
  for (const [change, more, field] of [
    ['-99.6', {}, 'change'],
    ['-1', { expiry: undefined }, 'change'],
    ['0', {}, 'change'],
    ['1', { expiry: '2020-01-31' }, 'expiry'],
    ['1', { batchNo: undefined }, 'batchNo'],
  ] as const)
    expect((await book(change, more)).errors).toHaveProperty([field]);
  expect((await book('1', { batchNo: undefined, reason: '盘盈' })).status).toBe(200);
  const both = await Promise.all([book('-60'), book('-60')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const body = { change: '1', reason: '盘盈', key: randomUUID() };
  expect((await desk.call('bookStock', { params: { id }, body }, sales)).status).toBe(403);
});

it('books once, however often and simultaneously the same booking arrives', async () => {
  const { id } = (await create({ ...blank, name: '午间茶颗粒' })).data;
  const book = await bookingOf(id);
  const key = randomUUID();
  const both = await Promise.all([book('120', { key }), book('120', { key })]);
  for (const { status, data } of [...both, await book('120.000', { key })]) {
    expect(status).toBe(200);
    expect(data).toEqual([{ batchNo: 'A1', expiry: '2030-01-31', quantity: '120' }]);
  }
  expect(await book('119', { key })).toMatchObject({ code: 40903, message: expect.stringContaining('请求已被使用') });
  await book('-120');
  expect((await book('120', { key })).data).toEqual([]);
});

it('reads a batch number without its blanks and full-width signs', async () => {
  const { id } = (await create({ ...blank, name: '晚间茶颗粒' })).data;
  const book = await bookingOf(id);
  await book('10');
  expect((await book('5', { batchNo: '　Ａ１ ' })).data).toEqual([
    { batchNo: 'A1', expiry: '2030-01-31', quantity: '15' },
  ]);
});
