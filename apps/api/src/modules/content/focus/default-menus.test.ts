import { addDays, chinaDay } from '@yaoji/domain';
import { matchRoute } from '@yaoji/routes';
import { expect, it } from 'vitest';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import { pageView } from '#db/schema/page-view.ts';
import { searchMiss } from '#db/schema/search-miss.ts';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { withoutEmptyZones } from './empty-zones.ts';
import { loadHotSearches, loadNav } from './menus.ts';

const { db } = await openTestDatabase();
const { time } = await startTestApp(db);

it('[C083] the default navigation links to nine zones of the route table', async () => {
  const nav = await loadNav(db, time.now);
  expect(nav.map(({ name, url }) => [name, url])).toEqual([
    ['包邮专区', '/yx'],
    ['中药专区', '/zyyp'],
    ['器械专区', '/qxzq'],
    ['控销专区', '/kxzq'],
    ['近效期专区', '/jxqzc'],
    ['天天特价', '/mrtj'],
    ['品牌专区', '/ppzq'],
    ['领券中心', '/lqzx'],
    ['积分商城', '/jfsc'],
  ]);
  expect(nav.every(({ url }) => matchRoute(url ?? '').name !== 'any')).toBe(true);
  await db.insert(focus).values({ block: 'nav', title: '年终盛典' });
  expect((await loadNav(db, time.now)).map(({ name }) => name)).toEqual(['年终盛典']);
});

it('[C033] hot searches are searches of several buyers that find something all may order, then the best sellers', async () => {
  const names = async () => (await loadHotSearches(db, time.now)).map(({ name }) => name);
  await addGoods(db, { name: '阿胶', sales: '5' });
  await addGoods(db, { name: '黄芪', sales: '9' });
  await addGoods(db, { name: '缺货药', stock: '0', sales: '99' });
  const row = { maker: '豫西本草制药有限公司', spec: '10粒/盒', price: '9', stock: '50' };
  await importRows(db, [
    { line: 2, row: { ...row, name: '止痛胶囊', is_controlled: '是' } },
    { line: 3, row: { ...row, name: '克咳胶囊' } },
    { line: 4, row: { ...row, name: '布洛芬缓释胶囊' } },
  ]);
  expect(await names()).toEqual(['黄芪', '阿胶', '布洛芬缓释胶囊']);
  const buyers = [(await addBuyer(db)).id, (await addBuyer(db)).id];
  const searches = (query: string, by: readonly (number | null)[]) =>
    db.insert(pageView).values(by.map((buyerId) => ({ buyerId, path: `/search_index?${query}`, createdAt: time.now })));
  await searches(`keywords=${encodeURIComponent('布洛芬')}&page=2`, buyers);
  await searches(`keywords=${encodeURIComponent('没有的药')}`, buyers);
  await searches(`keywords=${encodeURIComponent('仁和')}&type=maker`, buyers);
  await searches(`keywords=${encodeURIComponent('止痛胶囊')}`, buyers);
  await searches(`keywords=${encodeURIComponent('克咳')}`, buyers);
  await searches(`keywords=${encodeURIComponent('已无此药丸')}`, buyers);
  await searches('keywords=13800000000', buyers);
  await searches('keywords=%E0%A4%A', buyers);
  await searches('keywords=one+buyer', [buyers[0] ?? 0, buyers[0] ?? 0]);
  await searches('keywords=visitors', [null, null, null]);
  await db.insert(searchMiss).values({ day: time.now.toISOString().slice(0, 10), term: '没有的药' });
  expect(await names()).toEqual(['布洛芬', '黄芪', '阿胶', '布洛芬缓释胶囊']);
  await db.insert(focus).values({ block: 'hot_search', title: '特价', url: '/mrtj' });
  expect(await names()).toEqual(['特价']);
});

it('[C083] zones without anything to buy are left out until there is something', async () => {
  const names = async () =>
    (await withoutEmptyZones(db, await loadNav(db, time.now), time.now)).map(({ name }) => name);
  await db.delete(focus);
  await db.delete(goods);
  expect(await names()).toEqual([]);
  const [herbs] = await db.insert(category).values({ name: '中药饮片', mode: 'zy' }).returning();
  const [devices] = await db.insert(category).values({ name: '医疗器械', mode: 'qx' }).returning();
  const soon = [{ batchNo: 'N1', expiry: addDays(chinaDay(time.now), 30), quantity: '5' }];
  const bought = [
    await addGoods(db, { freeShippingNumber: '5' }),
    await addGoods(db, { categoryId: herbs?.id ?? 0 }),
    await addGoods(db, { categoryId: devices?.id ?? 0 }),
    await addGoods(db, { isControlled: true }),
    await addGoods(db, { batches: soon }),
  ];
  expect(await names()).toEqual(['包邮专区', '中药专区', '器械专区', '控销专区', '近效期专区']);
  await addActivity(db, time.now, { kind: 'daily_special', goods: [{ goodsId: bought[0]?.id ?? 0, price: '1' }] });
  expect(await names()).toHaveLength(6);
  // An operator's own entry stays, and so does a zone's with a menu below it.
  await db.insert(focus).values({ block: 'nav', title: '年终盛典', url: '/jfsc' });
  const [mall] = await db.insert(focus).values({ block: 'nav', title: '积分商城', url: '/jfsc' }).returning();
  expect(await names()).toEqual(['年终盛典']);
  const content = { parentId: mall?.id ?? 0 };
  await db.insert(focus).values({ block: 'nav', title: '规则', url: '/jfsc?rules=1', content });
  expect(await names()).toEqual(['年终盛典', '积分商城']);
});
