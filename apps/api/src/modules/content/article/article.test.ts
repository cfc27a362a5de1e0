import { beforeAll, describe, expect, it } from 'vitest';
import { article, articleCategory } from '#db/schema/article.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, time } = await startTestApp(db);

const day = (daysAgo: number) => new Date(time.now.getTime() - daysAgo * 86_400_000);
const ids = new Map<string, number>();

beforeAll(async () => {
  await db.insert(articleCategory).values([
    { id: 3, name: '帮助中心' },
    { id: 4, name: '新闻资讯' },
    { id: 11, name: '新手指南', parentId: 3 },
    { id: 21, name: '行业新闻', parentId: 4 },
    { id: 22, name: '公司新闻', parentId: 4, sort: 1 },
  ]);
  const rows = await db
    .insert(article)
    .values([
      { categoryId: 11, title: '会员注册', content: '<p>注册</p>', url: '/help/xrzn/hyzc', publishedAt: day(400) },
      { categoryId: 21, title: '旧闻', content: '<p>旧</p>', publishedAt: day(9), image: '/pictures/banner/top.svg' },
      {
        categoryId: 21,
        title: '同日甲',
        content: '<p>甲</p>',
        publishedAt: day(5),
      },
      {
        categoryId: 21,
        title: '同日乙',
        content: '<p>乙</p><p><img src="/pictures/p/1.webp?a=1&amp;b=2" alt=""></p>',
        publishedAt: day(5),
      },
      { categoryId: 21, title: '新闻', content: '<p>新</p>', publishedAt: day(1) },
      { categoryId: 21, title: '明日', content: '<p>未到</p>', publishedAt: day(-1) },
      { categoryId: 21, title: '已撤', content: '<p>撤</p>', publishedAt: day(3), withdrawnAt: day(2) },
      { categoryId: 22, title: '公告', content: '<p>公告</p>', publishedAt: day(2) },
    ])
    .returning({ id: article.id, title: article.title });
  for (const { id, title } of rows) ids.set(title, id);
});

const read = (title: string) => call('getArticle', { params: { id: ids.get(title) ?? 0 } });
const titles = async (category_id: number, page = {}) =>
  (await call('listArticles', { query: { category_id, ...page } })).data.list.map(({ title }) => title);

describe('articles', () => {
  it('[C045] of a category are listed newest first, without withdrawn or future ones', async () => {
    expect(await titles(21)).toEqual(['新闻', '同日乙', '同日甲', '旧闻']);
    expect(await titles(21, { page: 2, per_page: 3 })).toEqual(['旧闻']);
    const { data } = await call('listArticles', { query: { category_id: 21 } });
    expect(data).toMatchObject({ total: 4, list: [{ image: null }, {}, {}, { image: '/pictures/banner/top.svg' }] });
  });

  it('[C045] of a parent are those of its children', async () => {
    expect(await titles(4)).toEqual(['新闻', '公告', '同日乙', '同日甲', '旧闻']);
  });

  it('[C045] require an existing category', async () => {
    expect((await call('listArticles', { query: { category_id: 999 } })).status).toBe(404);
    expect(await call('listArticles')).toMatchObject({ status: 422, errors: { category_id: expect.any(Array) } });
  });

  it('[C046] have the older and the newer one of their category, and count reads', async () => {
    const first = await read('同日甲');
    expect(first.data).toMatchObject({
      category_name: '行业新闻',
      html: '<p>甲</p>',
      views: 1,
      previous: { title: '旧闻' },
      next: { title: '同日乙' },
    });
    expect((await read('同日甲')).data.views).toBe(2);
    expect((await read('新闻')).data).toMatchObject({ previous: { title: '同日乙' }, next: null });
    expect((await read('旧闻')).data).toMatchObject({ previous: null, next: { title: '同日甲' } });
  });

  it('[C045] without a picture of its own shows the first of its text in the list, and only there', async () => {
    const { data } = await call('listArticles', { query: { category_id: 21 } });
    expect(data.list[1]?.image).toBe('/pictures/p/1.webp?a=1&b=2');
    expect((await read('同日乙')).data.image).toBeNull();
    expect((await read('旧闻')).data.image).toBe('/pictures/banner/top.svg');
  });

  it('[C046] that are withdrawn, future or unknown are 404', async () => {
    for (const title of ['明日', '已撤', '没有']) {
      expect(await read(title)).toMatchObject({ status: 404, code: 404 });
    }
  });

  it('[C046] show nothing executable, even if the database contains it', async () => {
    const dirty = `<p onclick="x()">好<script>alert(1)</script><a href="javascript:x()">链接</a></p>`;
    await pool.query('UPDATE article SET content = $1 WHERE title = $2', [dirty, '公告']);
    expect((await read('公告')).data.html).toBe('<p>好<a>链接</a></p>');
  });

  it('[C031] [C041] are in the menus under the address that opens them', async () => {
    const help = (await call('listHelpCategories', { query: {} })).data;
    expect(help).toEqual([
      {
        id: 11,
        name: '新手指南',
        children: [{ id: ids.get('会员注册'), name: '会员注册', url: `/help/xrzn/hyzc?id=${ids.get('会员注册')}` }],
      },
    ]);
    expect((await call('listFooterCategories')).data).toEqual(help);
    const news = (await call('listHelpCategories', { query: { category_id: 4 } })).data;
    expect(news.map(({ id, children }) => [id, children.length])).toEqual([
      [21, 4],
      [22, 1],
    ]);
    expect(news[1]?.children[0]?.url).toBe(`/news/info/${ids.get('公告')}/company`);
  });
});

describe('help', () => {
  it('[C291] is found by words and pinyin, without news', async () => {
    const find = async (keywords: string) => (await call('searchHelp', { query: { keywords } })).data;
    const id = ids.get('会员注册') ?? 0;
    const found = [{ id, name: '会员注册', url: `/help/xrzn/hyzc?id=${id}`, category: '新手指南', excerpt: '注册' }];
    expect(await find('注册')).toEqual(found);
    expect(await find('hyzc')).toEqual(found);
    expect(await find('新闻')).toEqual([]);
  });

  it('[C291] without keywords lists the most read articles', async () => {
    const [popular] = await db
      .insert(article)
      .values({ categoryId: 11, title: '购物指南', url: '/help/xrzn/gwzn', views: 900, publishedAt: day(1) })
      .returning({ id: article.id });
    const { data } = await call('searchHelp');
    expect(data.map(({ id, name }) => [id, name])).toEqual([
      [popular?.id, '购物指南'],
      [ids.get('会员注册'), '会员注册'],
    ]);
  });
});
