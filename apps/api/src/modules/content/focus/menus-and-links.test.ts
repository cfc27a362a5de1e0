import { beforeAll, describe, expect, it } from 'vitest';
import { article, articleCategory } from '#db/schema/article.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, time } = await startTestApp(db);

const ids = { free: 0, ordinary: 0 };

beforeAll(async () => {
  const [pills, herbs] = await db
    .insert(category)
    .values([{ name: '中成药' }, { name: '中药饮片', mode: 'zy' as const }])
    .returning();
  ids.free = (await addGoods(db, { name: '包邮药', categoryId: pills?.id ?? null, freeShippingNumber: '5' })).id;
  ids.ordinary = (await addGoods(db, { name: '黄芪', categoryId: herbs?.id ?? null })).id;
  await db.insert(focus).values([
    { block: 'hot_search', title: '阿胶' },
    { block: 'hot_search', title: '特价', url: '/mrtj', sort: -1 },
    { block: 'link', title: '国家药品监督管理局', url: 'https://www.nmpa.gov.cn/' },
    { block: 'nav', title: '年终盛典', sort: 1 },
  ]);
  const [parent] = await db.insert(focus).values({ block: 'nav', title: '中药专区', url: '/zyyp' }).returning();
  await db
    .insert(focus)
    .values({ block: 'nav', title: '参茸贵细', url: '/zyyp?category_id=2', content: { parentId: parent?.id ?? 0 } });
});

describe('data on every page', () => {
  it('[C083] has menus by mode, navigation with its children, hot searches and the server’s clock', async () => {
    const { data } = await call('getCommonFocus');
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names(data.category)).toEqual(['中成药', '中药饮片']);
    expect(names(data.category_zy)).toEqual(['中药饮片']);
    expect(names(data.category_yx)).toEqual(['中成药']);
    expect(data.category_qx).toEqual([]);
    expect(data.timestamp).toBe(Math.floor(time.now.getTime() / 1000));
    expect(data.nav).toMatchObject([
      { name: '中药专区', url: '/zyyp', is_open: 1, children: [{ name: '参茸贵细' }] },
      { name: '年终盛典', url: null, is_open: 0, children: [] },
    ]);
  });

  it('[C033] hot searches link to the operator’s address, or to a search for their name', async () => {
    expect((await call('listHotSearches')).data).toEqual([
      { name: '特价', url: '/mrtj' },
      { name: '阿胶', url: '/search_index?keywords=%E9%98%BF%E8%83%B6' },
    ]);
  });

  it('[C010] friendly links', async () => {
    expect((await call('listLinks')).data).toMatchObject([
      { name: '国家药品监督管理局', url: 'https://www.nmpa.gov.cn/' },
    ]);
  });

  it('[C074] the top ad appears while it runs and has a link', async () => {
    expect((await call('getTopAd')).data).toBeNull();
    await db.insert(focus).values({ block: 'top', title: '未到', url: '/hb', startsAt: new Date(8e12) });
    expect((await call('getTopAd')).data).toBeNull();
    await db.insert(focus).values({ block: 'top', title: '天天特价', url: '/mrtj', image: '/pictures/banner/top.svg' });
    expect((await call('getTopAd')).data).toMatchObject({ url: '/mrtj' });
  });

  it('[C084] announcements are the latest news, with their address', async () => {
    await db.insert(articleCategory).values([
      { id: 4, name: '新闻资讯' },
      { id: 22, name: '公司新闻', parentId: 4 },
    ]);
    const published = { categoryId: 22, content: '<p>文</p>', publishedAt: new Date(time.now.getTime() - 1000) };
    const [row] = await db
      .insert(article)
      .values({ ...published, title: '发货通知' })
      .returning();
    expect((await call('listAnnouncements')).data).toMatchObject([
      { title: '发货通知', url: `/news/info/${row?.id}/company` },
    ]);
  });

  it('[C081] recommends products to buyers without purchases', async () => {
    const { data } = await call('listRecommendedGoods');
    expect(data.map(({ id }) => id).sort()).toEqual([ids.free, ids.ordinary].sort());
  });
});

it('[P7] the free-shipping zone contains only products that ship free', async () => {
  const { data } = await call('listGoods', { query: {} });
  const counted = Object.fromEntries(data.list.map(({ id, is_youx }) => [id, is_youx]));
  expect(counted).toEqual({ [ids.free]: 1, [ids.ordinary]: 0 });
  const zone = (await call('listGoods', { query: { mode: 'yx' } })).data;
  expect(zone.list.map(({ id }) => id)).toEqual([ids.free]);
});
