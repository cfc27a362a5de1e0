import { beforeAll, expect, it } from 'vitest';
import { category } from '#db/schema/category.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let content = '';

beforeAll(async () => {
  content = await desk.work('content');
});

const form = { place: 'home' as const, title: '年货节', url: '/mrtj', sort: 1 };
const create = (values: object = {}) =>
  desk.call('createBanner', { body: { banner: { ...form, ...values } } }, content);
const shown = async () => JSON.stringify((await shop.call('getHomeFocus', {})).data);

it('a banner is on the home page at its time, changed and taken down, and the log knows', async () => {
  const nowSeconds = Math.floor(shop.time.now.getTime() / 1000);
  const { data } = await create();
  expect(await shown()).toContain('年货节');
  const change = (values: object) =>
    desk.call(
      'changeBanner',
      { params: { id: data.id }, body: { version: data.version, banner: { ...form, ...values } } },
      content,
    );
  expect((await change({ startsAt: nowSeconds + 3600 })).data.form.startsAt).toBe(nowSeconds + 3600);
  expect(await shown()).not.toContain('年货节');
  expect(await change({ title: '别的' })).toMatchObject({
    code: 40904,
    data: { current: { form: { title: '年货节' } } },
  });
  expect((await desk.call('listBanners', {}, content)).data).toMatchObject({
    total: 1,
    list: [{ form: { place: 'home' } }],
  });
  expect((await desk.call('removeBanner', { params: { id: data.id } }, content)).status).toBe(200);
  expect((await desk.call('removeBanner', { params: { id: data.id } }, content)).status).toBe(404);
});

it('a banner may lead nowhere', async () => {
  const { data } = await create({ place: 'draw', url: undefined });
  expect(data.form).not.toHaveProperty('url');
});

it.each([
  ['elsewhere', { url: 'https://elsewhere.example' }, 'url'],
  ['to no page', { url: '//elsewhere.example' }, 'url'],
  ['with a picture of elsewhere', { image: 'https://elsewhere.example/a.png' }, 'image'],
  ['that ends before it begins', { startsAt: 2000, endsAt: 1000 }, 'endsAt'],
])('a banner %s is refused', async (_, values, field) => {
  expect((await create(values)).errors).toHaveProperty([`banner[${field}]`]);
});

it('a banner has a cut of its own for phones, where it has one', async () => {
  const { data } = await create({ image: '/pictures/banner/top.svg', phoneImage: '/pictures/banner/top-phone.svg' });
  const { banners } = (await shop.call('getHomeFocus', {})).data;
  expect(banners).toMatchObject([{ image: '/pictures/banner/top.svg', phone: '/pictures/banner/top-phone.svg' }]);
  await desk.call('removeBanner', { params: { id: data.id } }, content);
  await create({ title: '另一张' });
  expect((await shop.call('getHomeFocus', {})).data.banners[0]).not.toHaveProperty('phone');
});

it('a floor shows the goods of a category or named ones, and neither is refused', async () => {
  const [cold] = await db.insert(category).values({ name: '感冒用药', mode: 'normal' }).returning();
  const { id: goodsId } = await addGoods(db, { name: '板蓝根颗粒', categoryId: cold?.id ?? 0 });
  const floor = { place: 'home-floor' as const, title: '感冒用药' };
  expect((await create(floor)).errors).toHaveProperty(['banner[categoryId]']);
  const { data } = await create({ ...floor, goodsIds: [goodsId], limit: 3 });
  const floors = async () => (await shop.call('getHomeFocus', {})).data.floors;
  expect(await floors()).toMatchObject([{ title: '感冒用药', goods: [{ name: '板蓝根颗粒' }] }]);
  const banner = { ...form, ...floor, categoryId: cold?.id ?? 0, sort: 2 };
  const body = { version: data.version, banner };
  const changed = await desk.call('changeBanner', { params: { id: data.id }, body }, content);
  expect(changed.data.form).not.toHaveProperty('goodsIds');
  expect(await floors()).toMatchObject([{ goods: [{ name: '板蓝根颗粒' }] }]);
});

it('[C048] a brand stands under its letter once there are goods of its maker, and is removed', async () => {
  const brand = { name: '岷山本草', maker: '岷山本草制药有限公司', sort: 1 };
  const add = (values: object = {}) => desk.call('createBrand', { body: { brand: { ...brand, ...values } } }, content);
  const { data } = await add();
  expect((await add()).errors).toHaveProperty(['brand[name]']);
  const letters = async () => (await shop.call('listBrands')).data.letters;
  expect(await letters()).toEqual([]);
  await addGoods(db, { maker: brand.maker });
  expect(await letters()).toEqual(['M']);
  const params = { id: data.id };
  const change = (version: string) =>
    desk.call('changeBrand', { params, body: { version, brand: { ...brand, story: '始于岷江' } } }, content);
  expect((await change(data.version)).data.form.story).toBe('始于岷江');
  expect((await change(data.version)).code).toBe(40904);
  expect((await desk.call('listBrands', {}, content)).data.total).toBe(1);
  expect((await desk.call('removeBrand', { params }, content)).status).toBe(200);
  expect(await letters()).toEqual([]);
});
