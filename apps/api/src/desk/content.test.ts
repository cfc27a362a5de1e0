import { beforeAll, expect, it } from 'vitest';
import { category } from '#db/schema/category.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { openTestDatabase } from '#db/testing.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { loadHotSearches, loadNav } from '#modules/content/focus/menus.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
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

it('shows a banner on the home page in its period, changes and removes it, and logs that', async () => {
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

it('changes an entry with a generated picture, whose address has a version', async () => {
  const image = sitePictureUrl('banner', 'top');
  expect(image).toContain('?v=');
  expect((await create({ place: 'draw', image })).status).toBe(200);
});

it('accepts a banner without a link', async () => {
  const { data } = await create({ place: 'draw', url: undefined });
  expect(data.form).not.toHaveProperty('url');
});

it('[C074] the ad at the top right has a link; without a picture, a small one is generated from its title', async () => {
  const top = { place: 'top' as const, title: '开业特惠' };
  expect((await create({ ...top, url: undefined })).errors).toHaveProperty(['banner[url]']);
  const { data } = await create(top);
  const ad = (await shop.call('getTopAd', {})).data;
  expect(ad).toMatchObject({ url: '/mrtj' });
  const { body } = await shop.app.inject(ad?.image ?? '');
  expect(body).toContain('viewBox="0 0 220 40"');
  expect(body).toMatch(/<text[^>]*>开业特惠<\/text>/);
  const banner = { ...form, ...top, title: '年终特惠' };
  await desk.call('changeBanner', { params: { id: data.id }, body: { version: data.version, banner } }, content);
  // Browsers cache a picture as long as its address is the same.
  expect((await shop.call('getTopAd', {})).data?.image).not.toBe(ad?.image);
});

it.each([
  ['elsewhere', { url: 'https://elsewhere.example' }, 'url'],
  ['to no page', { url: '//elsewhere.example' }, 'url'],
  ['to a page that there is not', { url: '/no/such/page' }, 'url'],
  ['to a script', { url: 'javascript:alert(1)' }, 'url'],
  ['with a picture of elsewhere', { image: 'https://elsewhere.example/a.png' }, 'image'],
  ['that ends before it begins', { startsAt: 2000, endsAt: 1000 }, 'endsAt'],
])('refuses a banner %s', async (_, values, field) => {
  expect((await create(values)).errors).toHaveProperty([`banner[${field}]`]);
});

it('[C040] an ad of the right panel is drawn from its title by default, and removed', async () => {
  const { data } = await create({ place: 'right', title: '双旦备货', subtitle: '满减进行中' });
  const ads = async () => (await shop.call('listRightAds')).data;
  const [shown] = await ads();
  expect(shown).toMatchObject({ id: data.id, title: '双旦备货', url: '/mrtj' });
  expect((await shop.app.inject(shown?.image ?? '')).body).toContain('双旦备货');
  await desk.call('removeBanner', { params: { id: data.id } }, content);
  expect(await ads()).toEqual([]);
});

it('[C080] banners are in their order, and end at their time', async () => {
  const before = shop.time.now;
  const endsAt = Math.floor(before.getTime() / 1000) + 3600;
  const { data: second } = await create({ title: '第二', sort: 2 });
  const { data: first } = await create({ title: '第一', sort: 1, endsAt });
  const titles = async () => (await shop.call('getHomeFocus', {})).data.banners.map(({ title }) => title);
  shop.time.now = new Date(endsAt * 1000 - 1000);
  expect(await titles()).toEqual(['第一', '第二']);
  shop.time.now = new Date(endsAt * 1000);
  expect(await titles()).toEqual(['第二']);
  shop.time.now = before;
  for (const { id } of [first, second]) await desk.call('removeBanner', { params: { id } }, content);
});

it('uses a banner’s separate phone picture, if it has one', async () => {
  for (const image of [
    '/pictures/../api/user/logout',
    '/pictures/./x.svg',
    '/pictures/%2e%2e/x.svg',
    '/pictures//evil.example',
  ])
    expect([image, (await create({ image })).status]).toEqual([image, 422]);
  const { data } = await create({ image: '/pictures/banner/top.svg', phoneImage: '/pictures/banner/top-phone.svg' });
  const { banners } = (await shop.call('getHomeFocus', {})).data;
  expect(banners).toMatchObject([{ image: '/pictures/banner/top.svg', phone: '/pictures/banner/top-phone.svg' }]);
  await desk.call('removeBanner', { params: { id: data.id } }, content);
  await create({ title: '另一张' });
  expect((await shop.call('getHomeFocus', {})).data.banners[0]).not.toHaveProperty('phone');
});

it('a floor shows products of a category or listed ones, and needs either', async () => {
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

it('[C083] adds the first nav entry to the default ones, and nests a menu below one of them', async () => {
  const entry = { place: 'nav' as const, sort: 0 };
  const { data: first } = await create({ ...entry, title: '年终盛典', url: undefined });
  const nav = async () => loadNav(db, shop.time.now);
  expect((await nav()).map(({ name }) => name)).toEqual(['年终盛典', '包邮专区', ...Array(8).fill(expect.any(String))]);
  const parentId = (await nav())[2]?.id;
  const { data: child } = await create({ ...entry, title: '参茸贵细', url: '/zyyp?category_id=2', parentId });
  await create({ ...entry, title: '官网', url: 'https://elsewhere.example/', image: '/pictures/banner/top.svg' });
  expect((await create({ ...entry, parentId: child.id })).errors).toHaveProperty(['banner[parentId]']);
  expect((await nav())[0]).toMatchObject({ name: '年终盛典', isOpen: false });
  expect((await nav()).find(({ id }) => id === parentId)).toMatchObject({
    name: '中药专区',
    children: [{ name: '参茸贵细', url: '/zyyp?category_id=2' }],
  });
  expect((await nav()).find(({ name }) => name === '官网')).toMatchObject({ image: '/pictures/banner/top.svg' });
  const remove = (id = 0) => desk.call('removeBanner', { params: { id } }, content);
  expect((await remove(parentId)).code).toBe(40904);
  const own = { version: first.version, banner: { ...entry, title: '年终盛典', parentId: first.id } };
  expect((await desk.call('changeBanner', { params: { id: first.id }, body: own }, content)).errors).toHaveProperty([
    'banner[parentId]',
  ]);
  expect([(await remove(child.id)).status, (await remove(parentId)).status]).toEqual([200, 200]);
});

it('[C033][C010] shows hot searches and friendly links of the desk', async () => {
  await create({ place: 'hot-search', title: '阿胶', url: undefined });
  expect(await loadHotSearches(db, shop.time.now)).toEqual([
    { name: '阿胶', url: '/search_index?keywords=%E9%98%BF%E8%83%B6' },
  ]);
  expect((await create({ place: 'link', url: undefined })).errors).toHaveProperty(['banner[url]']);
  expect((await create({ place: 'link', url: 'javascript:alert(1)' })).errors).toHaveProperty(['banner[url]']);
  await create({ place: 'link', title: '国家药监局', url: 'https://www.nmpa.gov.cn/' });
  expect((await shop.call('listLinks')).data).toMatchObject([{ name: '国家药监局' }]);
});

it('[S4][C080] the banner dialog needs an existing activity', async () => {
  expect((await create({ place: 'popup', activityId: 999 })).errors).toHaveProperty(['banner[activityId]']);
  const { id: activityId } = await addActivity(db, shop.time.now, { kind: 'full_reduction' });
  await create({ place: 'popup', title: '满300减20', activityId });
  expect((await shop.call('getHomeFocus', {})).data.popup).toBeNull();
  await create({ place: 'popup-visitor', title: '新客看这里', activityId });
  expect((await shop.call('getHomeFocus', {})).data.popup).toMatchObject({
    activity_id: activityId,
    title: '新客看这里',
  });
  await addBuyer(db, { username: 'popup-buyer' });
  const session = await shop.signIn('popup-buyer');
  expect((await shop.call('getHomeFocus', {}, session)).data.popup).toMatchObject({ title: '满300减20' });
  await create({
    place: 'activity-floor',
    title: '主推',
    goodsIds: [(await addGoods(db, { name: '主推药' })).id],
    activityId,
  });
  const { floors } = (await shop.call('getActivity', { params: { id: activityId } })).data;
  expect(floors).toMatchObject([{ title: '主推', goods: [{ name: '主推药' }] }]);
});

it('[C071][C076][C070] both controlled zones have suppliers with advertisements, and floors of controlled products only', async () => {
  const maker = '谯陵药材饮片有限公司';
  await addGoods(db, { name: '控销药', maker, isControlled: true });
  await addGoods(db, { name: '普通药', maker });
  const { data: ad } = await create({ place: 'controlled', title: '谯陵药材' });
  expect((await create({ place: 'supplier', title: '谯陵' })).errors).toHaveProperty(['banner[maker]']);
  const { data: supplier } = await create({ place: 'supplier', title: '谯陵', maker, adIds: [ad.id] });
  expect(supplier.form).toMatchObject({ maker, adIds: [ad.id] });
  await create({ place: 'controlled-floor', title: '控销' });
  await create({ place: 'controlled-new-floor', title: '新控销' });
  for (const call of ['getControlledFocus', 'getNewControlledFocus'] as const) {
    const { suppliers, floors } = (await shop.call(call, {})).data;
    expect(suppliers).toMatchObject([{ name: '谯陵', sccj: maker, url: `/kxzq/goods/${supplier.id}/${ad.id}` }]);
    expect(floors).toMatchObject([{ goods: [{ name: '控销药' }] }]);
  }
});

it('[C037][C077] 优医汇 and the zones have floors of their own products and short links', async () => {
  const { id } = await addGoods(db, { name: '诊所药' });
  await db.insert(goodsTag).values({ goodsId: id, tag: '优' });
  await create({ place: 'clinic', title: '优医汇', url: '/yyh/list' });
  await create({ place: 'clinic-floor', title: '诊所热销' });
  await create({ place: 'clinic-link', title: '中成药', url: '/yyh/list?category_id=1' });
  expect((await shop.call('getDemoFocus')).data).toMatchObject({
    banners: [{ title: '优医汇' }],
    links: [{ name: '中成药' }],
    floors: [{ goods: [{ name: '诊所药' }] }],
  });
  expect((await create({ place: 'tcm-link', url: undefined })).errors).toHaveProperty(['banner[url]']);
});

it('[C083] sets a category’s menu, zone and picture; below the first level it has no zone of its own', async () => {
  const [root] = await db.insert(category).values({ name: '药食同源', sort: 9 }).returning();
  const [child] = await db
    .insert(category)
    .values({ name: '花茶', parentId: root?.id ?? 0 })
    .returning();
  const { list } = (await desk.call('listCategories', {}, content)).data;
  const at = list.findIndex(({ id }) => id === root?.id);
  expect(list.slice(at, at + 2)).toMatchObject([
    { name: '药食同源', depth: 0 },
    { name: '花茶', depth: 1 },
  ]);
  const change = (row: (typeof list)[number] | undefined, values: object) =>
    desk.call(
      'changeCategory',
      {
        params: { id: row?.id ?? 0 },
        body: { version: row?.version ?? '', category: { ...row?.form, ...values } as never },
      },
      content,
    );
  const logo = '/pictures/banner/top.svg';
  const { data } = await change(list[at], { mode: 'zy', logo, sort: 1 });
  expect(data).toMatchObject({ name: '药食同源', form: { mode: 'zy', logo, sort: 1 } });
  expect((await change(list[at], { sort: 2 })).code).toBe(40904);
  // It has the menu of its root.
  const below = (await desk.call('listCategories', {}, content)).data.list.find(({ id }) => id === child?.id);
  expect(below?.form.mode).toBe('zy');
  expect((await change(below, { mode: 'qx' })).errors).toHaveProperty(['category[mode]']);
  const menu = { name: '药食同源', logo1: logo, children: [{ id: child?.id }] };
  expect((await shop.call('getCommonFocus')).data.category_zy).toMatchObject([menu]);
});

it('[C048] lists a brand under its letter once its maker has products, and removes it', async () => {
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
