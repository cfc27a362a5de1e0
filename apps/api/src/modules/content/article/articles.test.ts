import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addStandingCategories } from '#modules/content/article/index.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let content = '';

beforeAll(async () => {
  await addStandingCategories(db);
  await addStandingCategories(db);
  content = await desk.work('content');
});

const form = { categoryId: 22, title: '国庆发货', content: '停发**三天**。', sort: 0, isPublished: 1 as const };
const create = (values: object = {}) =>
  desk.call('createArticle', { body: { article: { ...form, ...values } } }, content);
const news = async () =>
  (await shop.call('listArticles', { query: { category_id: 4 } })).data.list.map(({ title }) => title);

it('[C045] [C046] writes, unpublishes and republishes an announcement, and detects concurrent edits', async () => {
  const { data } = await create();
  expect(data.form).toMatchObject({ summary: '停发三天。', content: '停发**三天**。' });
  expect(await news()).toEqual(['国庆发货']);
  const change = (version: string, values: object) =>
    desk.call(
      'changeArticle',
      { params: { id: data.id }, body: { version, article: { ...data.form, ...values } } },
      content,
    );
  const hidden = await change(data.version, { isPublished: 0 });
  expect(hidden.data.form).toMatchObject({ isPublished: 0, content: data.form.content });
  expect(await news()).toEqual([]);
  expect(await change(data.version, { title: '别的' })).toMatchObject({
    code: 40904,
    data: { current: { form: { isPublished: 0 } } },
  });
  const later = Math.floor(shop.time.now.getTime() / 1000) + 3600;
  const planned = await change(hidden.data.version, { publishedAt: later });
  expect(await news()).toEqual([]);
  await change(planned.data.version, { publishedAt: later - 7200, title: '春节发货' });
  expect(await news()).toEqual(['春节发货']);
  expect(
    (await desk.call('listArticles', { query: { keywords: '春节', categoryId: 22 } }, content)).data,
  ).toMatchObject({
    total: 1,
    list: [{ id: data.id, category: '公司新闻', status: 'published' }],
  });
  expect(
    (await desk.call('listLog', { query: { keywords: '春节发货' } }, await desk.work('owner'))).data.list,
  ).toMatchObject([{ before: { title: '国庆发货' }, after: { title: '春节发货' } }]);
});

it('distinguishes drafts, which were never public, from withdrawn articles', async () => {
  const { data: draft } = await create({ title: '草拟', isPublished: 0, publishedAt: 1_767_225_600 });
  const { data: old } = await create({ title: '草拟旧闻' });
  shop.time.now = new Date(shop.time.now.getTime() + 60_000);
  const change = ({ id, version, form: stored }: typeof draft, values: object) =>
    desk.call('changeArticle', { params: { id }, body: { version, article: { ...stored, ...values } } }, content);
  const statuses = async () =>
    (await desk.call('listArticles', { query: { keywords: '草拟' } }, content)).data.list.map(({ id, status }) => [
      id,
      status,
    ]);
  const { data: edited } = await change(draft, { content: '二稿', publishedAt: 1_767_225_000 });
  const { data: hidden } = await change(old, { isPublished: 0 });
  await change(hidden, { publishedAt: 1_767_000_000 });
  expect(await statuses()).toEqual([
    [draft.id, 'draft'],
    [old.id, 'withdrawn'],
  ]);
  const { data: planned } = await change(edited, {
    isPublished: 1,
    publishedAt: Math.floor(shop.time.now.getTime() / 1000) + 3600,
  });
  expect(await statuses()).toContainEqual([draft.id, 'scheduled']);
  await change(planned, { isPublished: 0 });
  expect(await statuses()).toContainEqual([draft.id, 'draft']);
});

it('[C031] [C041] shows help on its page, in order, even in an empty shop', async () => {
  const help = async () => (await shop.call('listHelpCategories', { query: {} })).data;
  expect((await help()).map(({ name }) => name)).toEqual(['新手指南', '服务保障', '关于我们', '支付与配送']);
  await create({ categoryId: 11, title: '购物指南', url: '/help/xrzn/gwzn', sort: 2 });
  const { data } = await create({ categoryId: 11, title: '会员注册', url: '/help/xrzn/hyzc', sort: 1 });
  expect((await help())[0]?.children.map(({ name }) => name)).toEqual(['会员注册', '购物指南']);
  expect((await help())[0]?.children[0]?.url).toBe(`/help/xrzn/hyzc?id=${data.id}`);
  const categories = (await desk.call('listArticleCategories', {}, content)).data;
  expect(categories.map(({ id }) => id)).toEqual([11, 12, 13, 14, 21, 22]);
});

it('preserves a first heading that differs from the title, and removes scripts', async () => {
  const { data } = await create({ content: '<h2>一、时间</h2><p onclick="x()">三天<script>x()</script></p>' });
  expect(data.form.content).toBe('## 一、时间\n\n三天');
  expect((await create({ content: '# 国庆发货\n\n三天\n\n- [客服](javascript:x)' })).data.form.content).toBe(
    '<p>三天</p>\n<ul>\n<li><a>客服</a></li>\n</ul>',
  );
});

it('accepts articles up to the length in the contract', async () => {
  expect((await create({ content: '药'.repeat(29_900) })).status).toBe(200);
  // Tags count where the editor shows them, otherwise a stored article could not be saved again.
  expect((await create({ content: `${'药'.repeat(29_980)}<a href="/">店</a>` })).errors).toHaveProperty([
    'article[content]',
  ]);
});

it.each([
  ['in the root of the news', { categoryId: 4 }, 'categoryId'],
  ['in no category', { categoryId: 99 }, 'categoryId'],
  ['without words', { content: '<script>x()</script>' }, 'content'],
  ['without text', { content: ' ' }, 'content'],
  ['on a page of elsewhere', { url: 'https://elsewhere.example' }, 'url'],
  ['with a picture of elsewhere', { image: 'https://elsewhere.example/a.png' }, 'image'],
])('refuses an article %s', async (_, values, field) => {
  expect((await create(values)).errors).toHaveProperty([`article[${field}]`]);
});

it('changes no unknown article', async () => {
  const body = { version: '0'.repeat(16), article: form };
  expect((await desk.call('changeArticle', { params: { id: 99_999 }, body }, content)).status).toBe(404);
});

it('sales writes no articles', async () => {
  const sales = await desk.work('sales');
  expect((await desk.call('createArticle', { body: { article: form } }, sales)).status).toBe(403);
});
