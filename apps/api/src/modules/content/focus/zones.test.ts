import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#db/schema/brand.ts';
import { category } from '#db/schema/category.ts';
import { type FocusContent, focus } from '#db/schema/focus.ts';
import { openTestDatabase } from '#db/testing.ts';
import { writeSetting } from '#modules/platform/setting/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const hour = 3_600_000;
const herbMaker = '谯陵药材饮片有限公司';
const deviceMaker = '云柏川医疗科技有限公司';

const addEntry = async (block: string, part: string, values: Partial<typeof focus.$inferInsert> = {}) => {
  const [row] = await db
    .insert(focus)
    .values({ block, part, title: `${block} ${part}`, ...values })
    .returning();
  return row?.id ?? 0;
};

const floor = (block: string, content: FocusContent) => addEntry(block, 'floor', { content });

const ids = { herb: 0, device: 0, near: 0, free: 0, controlled: 0 };
let session = '';

beforeAll(async () => {
  const [zy, qx] = await db
    .insert(category)
    .values([
      { name: '中药饮片', mode: 'zy' },
      { name: '医疗器械', mode: 'qx' },
    ])
    .returning();
  ids.herb = (await addGoods(db, { name: '黄芪', maker: herbMaker, categoryId: zy?.id ?? null })).id;
  ids.device = (await addGoods(db, { name: '血压计', maker: deviceMaker, categoryId: qx?.id ?? null })).id;
  const soon = new Date(time.now.getTime() + 60 * 24 * hour).toISOString().slice(0, 10);
  const batches = [{ batchNo: 'N1', expiry: soon, quantity: '20' }];
  ids.near = (await addGoods(db, { name: '近效期药', batches })).id;
  ids.free = (await addGoods(db, { name: '包邮药', freeShippingNumber: '5' })).id;
  ids.controlled = (await addGoods(db, { name: '控销药', maker: herbMaker, isControlled: true })).id;
  await db.insert(brand).values([
    { name: '谯陵', maker: herbMaker, letter: 'Q' },
    { name: '云柏川', maker: deviceMaker, letter: 'Y', sort: 1 },
  ]);
  await addBuyer(db, { username: 'mine' });
  session = await signIn('mine');
});

const shown = (floors: { goods: { id: number }[] }[]) => floors.map(({ goods }) => goods.map(({ id }) => id));

describe('zone blocks', () => {
  it('[C077] [C085] have the zone’s own products and the brands that make them', async () => {
    await addEntry('zyzq', 'head', { title: '中药专区' });
    await addEntry('zyzq', 'banner', { url: '/zyyp' });
    await addEntry('zyzq', 'link', { title: '根及根茎类', url: '/list?category_id=1' });
    await floor('zyzq', { filters: { zone: 'zy' } });
    await floor('qxzq', { filters: { zone: 'qx' } });
    const tcm = (await call('getTcmFocus')).data;
    expect(tcm).toMatchObject({
      title: '中药专区',
      banners: [{ url: '/zyyp' }],
      links: [{ name: '根及根茎类', url: '/list?category_id=1' }],
      brands: [{ name: '谯陵' }],
      floors: [{ mode: 'zy' }],
    });
    expect(shown(tcm.floors)).toEqual([[ids.herb]]);
    const devices = (await call('getDevicesFocus')).data;
    expect(shown(devices.floors)).toEqual([[ids.device]]);
    expect(devices.brands.map(({ name }) => name)).toEqual(['云柏川']);
  });

  it('[C079] [C086] show products that ship free, and those that expire soon', async () => {
    await floor('yx', { filters: { zone: 'yx' } });
    await floor('jxqzc', { filters: { marks: ['near_expiry'], sort: 'expiry' } });
    expect(shown((await call('getFreeShippingFocus')).data.floors)).toEqual([[ids.free]]);
    expect(shown((await call('getNearExpiryFocus')).data.floors)).toEqual([[ids.near]]);
  });

  it('[P7] [C079] reveal nothing of the free-shipping zone to a buyer who may not see it', async () => {
    await addBuyer(db, { username: 'not-shown', showsFreeShippingZone: false });
    const empty = { title: '', banners: [], links: [], brands: [], floors: [] };
    expect((await call('getFreeShippingFocus', {}, await signIn('not-shown'))).data).toEqual(empty);
    expect(shown((await call('getFreeShippingFocus', {}, session)).data.floors)).toEqual([[ids.free]]);
  });

  it('[C037] are empty by default', async () => {
    const { status, data } = await call('getDemoFocus');
    expect({ status, data }).toEqual({
      status: 200,
      data: { title: '', banners: [], links: [], brands: [], floors: [] },
    });
  });

  it('[P1] hide prices from visitors and show them to approved buyers', async () => {
    const price = async (who?: string) => (await call('getTcmFocus', {}, who)).data.floors[0]?.goods[0];
    expect(await price()).toMatchObject({ price: null, price_hidden: 'LOGIN' });
    expect(await price(session)).toMatchObject({ price: '12.80' });
    expect(await price(session)).toHaveProperty('price_hidden', null);
  });
});

describe('the controlled zone', () => {
  it('[C076] [C071] [C070] has its suppliers with their products and the advertisements of their pages', async () => {
    const [first, second] = [await addEntry('kxzq_ad', ''), await addEntry('kxzq_ad', '', { sort: 1 })];
    const supplier = { slug: 'qlyc', maker: herbMaker, adIds: [second] };
    await addEntry('kxzq_supplier', '', { title: '谯陵控销专区', content: { supplier } });
    await addEntry('new_kxzq', 'banner', { title: '新控销' });
    await floor('kxzq', { filters: { marks: ['controlled'] } });
    const zone = (await call('getControlledFocus')).data;
    expect(zone.suppliers).toMatchObject([
      { name: '谯陵控销专区', sccj: herbMaker, url: `/kxzq/goods/qlyc/${second}`, goods_count: 1 },
    ]);
    expect(shown(zone.floors)).toEqual([[ids.controlled]]);
    const landing = (await call('getNewControlledFocus')).data;
    expect([landing.banners[0]?.title, landing.suppliers.length, landing.floors]).toEqual(['新控销', 1, []]);
    const ads = async (query = {}) => (await call('listControlledAds', { query })).data.map(({ id }) => id);
    expect(await ads()).toEqual([first, second]);
    expect(await ads({ ids: `${second},999` })).toEqual([second]);
    expect((await call('listControlledAds', { query: { ids: 'x' } })).status).toBe(422);
  });
});

describe('advertisements and the right panel', () => {
  it('[C040] [C078] show only running ones', async () => {
    const past = new Date(time.now.getTime() - hour);
    const later = new Date(time.now.getTime() + hour);
    await addEntry('right_ads', '', { title: '在投', startsAt: past, endsAt: later });
    await addEntry('right_ads', '', { title: '已下', endsAt: past });
    await addEntry('right_ads', '', { title: '未到', startsAt: later });
    expect((await call('listRightAds')).data.map(({ title }) => title)).toEqual(['在投']);
    expect((await call('getLoginFocus')).data).toBeNull();
    await addEntry('login', '', { title: '进货台', image: '/pictures/banner/login.svg' });
    expect((await call('getLoginFocus')).data).toMatchObject({ title: '进货台', url: null });
  });

  it('[C072] has links, the app’s code and a notice', async () => {
    expect((await call('getRightPanel')).data).toEqual({ links: [], app_qr: null, notice: '' });
    await writeSetting(db, 'site', { appQr: '/pictures/qr/app.svg' });
    await addEntry('right', 'link', { title: '快捷采购', url: '/kjcg' });
    await addEntry('right', 'notice', { title: '客服时间 8:30至18:00' });
    expect((await call('getRightPanel')).data).toEqual({
      links: [{ name: '快捷采购', url: '/kjcg' }],
      app_qr: '/pictures/qr/app.svg',
      notice: '客服时间 8:30至18:00',
    });
  });

  it('[C075] starts the brand zone with the leading brands', async () => {
    await addEntry('ppzq', 'banner');
    await floor('ppzq', { filters: { makers: [deviceMaker] } });
    const { data } = await call('getBrandZoneFocus');
    expect(data.brands.map(({ name }) => name)).toEqual(['谯陵', '云柏川']);
    expect(shown(data.floors)).toEqual([[ids.device]]);
  });
});
