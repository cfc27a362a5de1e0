import { goodsCodec } from '@yaoji/api-client/wire';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { plannedPrice } from '#db/schema/price-log.ts';
import { storedFile } from '#db/schema/stored-file.ts';
import { openTestDatabase } from '#db/testing.ts';
import { noisyPngOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
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

const termsOf = async (id: number) => (await desk.call('getGoodsTerms', { params: { id } }, sales)).data;

/** Adds a picture to a product. */
const adder =
  (id: number) =>
  (large: Buffer, thumbnail = pngOf(8, 8)) => {
    const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'a.png');
    const body = { large: file(large), thumbnail: file(thumbnail) };
    return desk.call('addGoodsPicture', { params: { id }, body }, sales);
  };

describe('the video of a product', () => {
  const change = (id: number, video?: string) =>
    desk.call('changeGoodsVideo', { params: { id }, body: video === undefined ? {} : { video } }, sales);
  const shown = async (id: number) =>
    goodsCodec.read((await shop.call('getGoods', { params: { id } })).data.goods).video;

  it('[C035] is set, replaced and removed at the desk', async () => {
    const { id } = await addGoods(db, { name: '有视频药' });
    expect((await termsOf(id)).video).toBeNull();
    for (const path of ['/films/7.mp4', '/films/8.webm', undefined]) {
      expect((await change(id, path)).data.video).toBe(path ?? null);
      expect(await shown(id)).toBe(path ?? null);
    }
    expect((await change(999_999, '/films/7.mp4')).status).toBe(404);
  });

  it.each([
    'https://elsewhere.example/7.mp4',
    '//elsewhere.example/7.mp4',
    '/films/7.exe',
    '7.mp4',
    '/films/7.mp4?a=1',
  ])('[C035] may not be %s', async (path) => {
    const { id } = await addGoods(db);
    expect((await change(id, path)).errors).toHaveProperty('video');
    expect((await termsOf(id)).video).toBeNull();
  });
});

describe('the terms of products at the desk', () => {
  it('[B6] sells controlled products only to named buyers, and detects concurrent edits', async () => {
    const { id } = await addGoods(db, { name: '控销药' });
    await addBuyer(db, { username: 'chosen' });
    const other = await addBuyer(db, { username: 'other' });
    const chosen = await shop.signIn('chosen');
    const reason = async () =>
      (await shop.call('getGoods', { params: { id } }, chosen)).data.goods.cant_buy_reason ?? null;
    expect(await reason()).toBeNull();
    const { version } = await termsOf(id);
    const change = (body: object) =>
      desk.call('changeGoodsTerms', { params: { id }, body: { version, ...body } as never }, sales);
    expect((await change({ isControlled: 1, buyers: [other.id] })).data).toMatchObject({
      isControlled: 1,
      buyers: [{ id: other.id }],
    });
    expect(await reason()).not.toBeNull();
    expect(await change({ isControlled: 0 })).toMatchObject({ code: 40904, data: { current: { isControlled: 1 } } });
    const { id: chosenId } =
      (await desk.call('listBuyers', { query: { keywords: 'chosen' } }, sales)).data.list[0] ?? {};
    await desk.call(
      'changeGoodsTerms',
      { params: { id }, body: { version: (await termsOf(id)).version, isControlled: 1, buyers: [chosenId ?? 0] } },
      sales,
    );
    expect(await reason()).toBeNull();
  });

  it('[B6] sells products in included regions, and never in excluded ones', async () => {
    const { id } = await addGoods(db);
    await addBuyer(db, { username: 'chengdu', regionCode: '510104' });
    const buyer = await shop.signIn('chengdu');
    const reason = async () =>
      (await shop.call('getGoods', { params: { id } }, buyer)).data.goods.cant_buy_reason ?? null;
    const change = async (regions: { code: string; isExcluded: 0 | 1 }[]) =>
      desk.call(
        'changeGoodsTerms',
        { params: { id }, body: { version: (await termsOf(id)).version, isControlled: 0, regions } },
        sales,
      );
    expect((await change([{ code: '110000', isExcluded: 0 }])).data.regions).toEqual([
      { code: '110000', name: '北京市', isExcluded: 0 },
    ]);
    expect(await reason()).not.toBeNull();
    await change([{ code: '510000', isExcluded: 0 }]);
    expect(await reason()).toBeNull();
    await change([{ code: '510100', isExcluded: 1 }]);
    expect(await reason()).not.toBeNull();
    expect((await change([{ code: '999999', isExcluded: 1 }])).errors).toHaveProperty(['regions[0][code]']);
    expect((await change([])).data.regions).toEqual([]);
    const provinces = (await desk.call('listRegions', {}, sales)).data;
    expect(provinces).toContainEqual({ code: '510000', name: '四川省' });
  });

  it('[L3] [F1] larger quantities cost less each, and large enough ones ship free', async () => {
    const { id } = await addGoods(db, { name: '阶梯药', price: '20' });
    await addBuyer(db, { username: 'tiers' });
    const buyer = await shop.signIn('tiers');
    const shown = async () => (await shop.call('getGoods', { params: { id } }, buyer)).data.goods;
    await shown();
    const first = (await termsOf(id)).tiers;
    expect(first.form).toEqual({ freeShippingNumber: '0', tiers: [] });
    const change = (goods: object, who = sales, { version } = first) =>
      desk.call(
        'changeGoodsTiers',
        { params: { id }, body: { version, goods: { freeShippingNumber: '0', ...goods } } },
        who,
      );
    const tiers = [
      { number: '10', price: '18' },
      { number: '50', price: '16.5' },
    ];
    expect(await change({}, await desk.work('warehouse'))).toMatchObject({ status: 403 });
    for (const [field, wrong] of [
      ['[0][price]', [{ number: '10', price: '20' }]],
      ['[0][number]', [{ number: '0', price: '18' }]],
      ['[1][number]', [tiers[1], tiers[0]]],
      ['[1][price]', [tiers[0], { number: '50', price: '18' }]],
    ] as const)
      expect((await change({ tiers: wrong })).errors).toHaveProperty([`goods[tiers]${field}`]);
    expect((await change({ freeShippingNumber: '30', tiers })).data.form).toEqual({
      freeShippingNumber: '30',
      tiers: [
        { number: '10', price: '18.00' },
        { number: '50', price: '16.50' },
      ],
    });
    expect(await shown()).toMatchObject({ ladder_price: [{ number: '10' }, { price: '16.50' }] });
    expect(JSON.stringify(await shown())).toContain('满30');
    expect(await change({})).toMatchObject({
      code: 40904,
      data: { current: { form: { freeShippingNumber: '30' } } },
    });
    const [entry] = (await desk.call('listLog', { query: { keywords: 'changeGoodsTiers' } }, await desk.work('owner')))
      .data.list;
    expect(entry).toMatchObject({ outcome: 'refused' });
    expect((await change({}, sales, (await termsOf(id)).tiers)).data.form.tiers).toEqual([]);
    expect(await shown()).toHaveProperty('ladder_price', []);
  });

  it('products without a price have no tiers', async () => {
    const { id } = await addGoods(db, { price: null });
    const { version } = (await termsOf(id)).tiers;
    const goods = { freeShippingNumber: '0', tiers: [{ number: '10', price: '18' }] };
    const { errors } = await desk.call('changeGoodsTiers', { params: { id }, body: { version, goods } }, sales);
    expect(errors).toHaveProperty(['goods[tiers]']);
  });

  it('have at most eight pictures, even with concurrent uploads', async () => {
    const { id } = await addGoods(db);
    const picture = { large: 'a.png', thumbnail: 'b.png' };
    await db
      .update(goods)
      .set({ pictures: Array(7).fill(picture) })
      .where(eq(goods.id, id));
    const answers = await Promise.all([adder(id)(pngOf(16, 16)), adder(id)(pngOf(24, 24))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('show their own pictures to everybody, in order, until removed', async () => {
    const { id } = await addGoods(db);
    const add = adder(id);
    const shown = async () => (await shop.call('getGoods', { params: { id } })).data.goods.goods_image;
    expect(await shown()).toHaveLength(5);
    expect((await add(Buffer.from('no picture'))).errors).toHaveProperty('large');
    expect((await add(pngOf(8, 8), noisyPngOf(300_000))).errors).toHaveProperty('thumbnail');
    await add(pngOf(16, 16));
    const { pictures } = (await add(pngOf(24, 24))).data;
    expect(pictures).toHaveLength(2);
    expect(JSON.stringify(await shown())).toContain(pictures[0]?.large);
    const picture = await shop.app.inject({ url: pictures[0]?.large ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toContain('immutable');
    const arrange = (large: string[]) =>
      desk.call('arrangeGoodsPictures', { params: { id }, body: large.length > 0 ? { large } : {} }, sales);
    expect((await arrange(['/pictures/own/2026/11/other.png'])).errors).toHaveProperty(['large[0]']);
    const [first, second] = pictures;
    expect((await arrange([second?.large ?? '', first?.large ?? ''])).data.pictures).toEqual([second, first]);
    expect((await arrange([second?.large ?? ''])).data.pictures).toEqual([second]);
    await expect.poll(async () => (await shop.app.inject({ url: first?.large ?? '' })).statusCode).toBe(404);
    expect((await arrange([])).data.pictures).toEqual([]);
    expect(await shown()).toHaveLength(5);
  });

  it('a buyer’s file cannot be a picture of the shop', async () => {
    const { id: buyerId } = await addBuyer(db, { username: 'mine' });
    const path = '2026/11/0123456789abcdef0123456789abcdef.png';
    await db.insert(storedFile).values({ buyerId, path, mediaType: 'image/png', size: 1 });
    expect((await shop.app.inject({ url: `/pictures/own/${path}` })).statusCode).toBe(404);
    await db.delete(storedFile).where(eq(storedFile.path, path));
  });
});

it('[P2] shows the effects of a price before saving', async () => {
  const { now } = shop.time;
  const { id } = await addGoods(db, { price: '20', marketPrice: '25', ladder: [{ number: '10', price: '15' }] });
  await addActivity(db, now, { kind: 'daily_special', title: '周二特价', goods: [{ goodsId: id, price: '16' }] });
  const plan = { goodsId: id, price: '21', startsAt: new Date(now.getTime() + 1000), operator: 'a', createdAt: now };
  await db.insert(plannedPrice).values(plan);
  const effects = async (price: string) =>
    (await desk.call('listPriceEffects', { query: { prices: `${id}:${price},999999:1` } }, sales)).data.map(
      ({ goodsId, kind, title, price: met }) => [goodsId, kind, title, met],
    );
  expect(await effects('15')).toEqual([
    [id, 'tier', '10.000', '15.00'],
    [id, 'overtaken', '周二特价', '16.00'],
    [id, 'plan', '', '21.00'],
  ]);
  expect(await effects('26')).toEqual([
    [id, 'beside', '周二特价', '16.00'],
    [id, 'retail', '', '25.00'],
    [id, 'plan', '', '21.00'],
  ]);
  expect((await desk.call('listPriceEffects', { query: { prices: 'x' } }, sales)).status).toBe(422);
});

it('warns of a price below cost, stored or typed', async () => {
  const { id } = await addGoods(db, { price: '20', cost: '14', ladder: [{ number: '10', price: '15' }] });
  const effects = async (entry: string) =>
    (await desk.call('listPriceEffects', { query: { prices: `${id}:${entry}` } }, sales)).data.map(
      ({ kind, price: met }) => [kind, met],
    );
  expect(await effects('16')).toEqual([]);
  expect(await effects('16:16.5')).toEqual([
    ['cost', '16.50'],
    ['tierCost', '15.00'],
  ]);
  expect(await effects('13.5')).toEqual([
    ['tier', '15.00'],
    ['cost', '14.00'],
  ]);
  expect(await effects('13.5:0')).toEqual([['tier', '15.00']]);
});
