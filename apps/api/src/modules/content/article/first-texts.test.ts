import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { article } from '#db/schema/article.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';
import { addFirstTexts, addStandingCategories } from './index.ts';

// Processes that start at once need a database server.
const { db } = await openTestDatabase('server', { maxConnections: 4 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const owner = await desk.work('owner');

const stepDone = async () =>
  (await desk.call('listFirstSteps', {}, owner)).data.find(({ kind }) => kind === 'agreement')?.isDone;

it('[R100] first texts are drafts that nobody sees until the owner has checked, completed and published them', async () => {
  await addStandingCategories(db);
  await Promise.all([1, 2, 3].map(() => addFirstTexts(db, shop.time.now)));
  expect(await db.$count(article)).toBe(13);
  expect(await db.$count(article, isNull(article.withdrawnAt))).toBe(0);
  expect(await stepDone()).toBe(0);
  const listed = (await desk.call('listArticles', { query: {} }, owner)).data.list;
  expect(new Set(listed.map(({ status }) => status))).toEqual(new Set(['draft']));

  const draft = async (keywords: string) => {
    const { data } = await desk.call('listArticles', { query: { keywords } }, owner);
    const params = { id: data.list[0]?.id ?? 0 };
    const read = async () => (await desk.call('getArticle', { params }, owner)).data;
    const { form } = await read();
    const save = async (changed: typeof form) =>
      desk.call('changeArticle', { params, body: { version: (await read()).version, article: changed } }, owner);
    return { form, save };
  };
  const { form, save } = await draft('隐私政策');
  expect(form.url).toBe('/help/fwbz/yszc');
  expect(form.content).toContain('顺丰、中通的包裹另有收货人手机号');
  expect((await save({ ...form, isPublished: 1 })).errors).toEqual({
    'article[content]': ['《隐私政策》正文中还有【请核对】或【请填写】，改好后才能公开'],
  });
  expect((await save({ ...form, content: form.content.replace('不出售', '绝不出售') })).status).toBe(200);
  const content = form.content.replaceAll(/【请(?:核对|填写)：(.*?)】/g, '$1');
  expect((await save({ ...form, content, isPublished: 1 })).status).toBe(200);
  expect(await stepDone()).toBe(0);
  const seen = async (keywords: string) =>
    (await desk.call('listArticles', { query: { keywords } }, owner)).data.list.map(({ id, version }) => ({
      id,
      version,
    }));
  const publish = (articles: Awaited<ReturnType<typeof seen>>) =>
    desk.call('publishArticles', { body: { articles } }, owner);
  expect((await publish(await seen(''))).errors?.['article[content]']?.[0]).toMatch(
    /^《会员注册》《购物指南》.*还有【请核对】或【请填写】/,
  );
  expect(await stepDone()).toBe(0);
  const read = await seen('用户协议');
  const agreement = await draft('用户协议');
  await agreement.save({ ...agreement.form, content: '另一份协议' });
  expect(await publish(read)).toMatchObject({ status: 409, data: { current: { form: { content: '另一份协议' } } } });
  expect(await stepDone()).toBe(0);
  expect((await publish(await seen('用户协议'))).status).toBe(200);
  expect(await stepDone()).toBe(1);

  await addFirstTexts(db, shop.time.now);
  expect(await db.$count(article)).toBe(13);
});

it('[R100] a shop that has articles gets no first texts', async () => {
  const own = (await openTestDatabase()).db;
  await addStandingCategories(own);
  await own.insert(article).values({ categoryId: 12, title: '用户协议', content: '<p>本店的协议</p>' });
  await addFirstTexts(own, shop.time.now);
  expect(await own.$count(article)).toBe(1);
});
