import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const banner: Schemas['Banner'] = {
  id: 3,
  version: 'version-1',
  form: { place: 'home', title: '年货节', url: '/mrtj', sort: 1 },
};

test('a banner is put up at its place and taken down', async () => {
  const desk = renderDesk('/banners', {
    getOperator: operator('content'),
    listBanners: { list: [banner], total: 1 },
    createBanner: banner,
    removeBanner: banner,
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建横幅与楼层' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.selectOptions(dialog.getByLabelText('位置'), 'login');
  await desk.user.type(dialog.getByLabelText(/^标题|\*标题/), '欢迎');
  await desk.user.type(dialog.getByLabelText(/链接/), '/mrtj');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('横幅与楼层已保存')).toBeDefined();
  expect(desk.sent('createBanner')).toEqual([
    { 'banner[place]': 'login', 'banner[title]': '欢迎', 'banner[url]': '/mrtj', 'banner[sort]': '0' },
  ]);
  const row = within(screen.getByRole('row', { name: /年货节/ }));
  expect(row.getByText('显示中')).toBeDefined();
  await desk.user.click(row.getByRole('button', { name: '撤下' }));
  expect(await screen.findByText('已撤下 年货节')).toBeDefined();
});

test('[C045] an article is written, and one that somebody else has changed is seen', async () => {
  const form = { categoryId: 22, title: '盘点', content: '<p>周六盘点</p>', sort: 0, publishedAt: 1_767_225_600 };
  const article: Schemas['Article'] = { id: 5, version: 'version-1', form: { ...form, isPublished: 1 } };
  const current = { ...article, version: 'version-2', form: { ...article.form, title: '月末盘点' } };
  let tries = 0;
  const desk = renderDesk('/banners/articles', {
    getOperator: operator('content'),
    listArticleCategories: [
      { id: 11, name: '新手指南' },
      { id: 22, name: '公司新闻' },
    ],
    listArticles: {
      list: [
        { id: 5, title: '盘点', category: '公司新闻', sort: 0, views: 9, publishedAt: 1_767_225_600, isPublished: 1 },
      ],
      total: 1,
    },
    getArticle: article,
    createArticle: article,
    changeArticle: () => {
      tries += 1;
      return tries === 1 ? new Refused(409, 40904, '刚被他人修改', { data: { current } }) : current;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建文章' }));
  const fresh = within(screen.getByRole('dialog'));
  await desk.user.type(fresh.getByLabelText(/标题/), '会员注册');
  await desk.user.selectOptions(fresh.getByLabelText(/栏目/), '新手指南');
  await desk.user.selectOptions(fresh.getByLabelText(/帮助页面/), '会员注册');
  await desk.user.type(fresh.getByLabelText(/正文/), '先注册');
  await desk.user.click(fresh.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('文章已保存')).toBeDefined();
  expect(desk.sent('createArticle')).toEqual([
    {
      'article[categoryId]': '11',
      'article[title]': '会员注册',
      'article[content]': '先注册',
      'article[url]': '/help/xrzn/hyzc',
      'article[sort]': '0',
      'article[isPublished]': '1',
    },
  ]);
  await desk.user.click(screen.getByRole('button', { name: '盘点' }));
  const dialog = within(await screen.findByRole('dialog'));
  await desk.user.click(dialog.getByRole('checkbox', { name: '公开' }));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect((await dialog.findByRole('table', { name: '被修改的内容' })).textContent).toContain('标题盘点月末盘点');
  await desk.user.click(dialog.getByRole('button', { name: '仍按我的保存' }));
  await waitFor(() =>
    expect(desk.sent('changeArticle').at(-1)).toMatchObject({ version: 'version-2', 'article[isPublished]': '0' }),
  );
});

test('a floor asks for what it shows, and nothing of it is asked of a banner', async () => {
  const desk = renderDesk('/banners', {
    getOperator: operator('content'),
    listBanners: { list: [banner], total: 1 },
    listScopeChoices: { categories: [{ id: 7, name: '感冒用药' }], scopes: [] },
    createBanner: banner,
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建横幅与楼层' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('品类')).toBeNull();
  await desk.user.selectOptions(dialog.getByLabelText('位置'), 'home-floor');
  await dialog.findByRole('option', { name: '感冒用药' });
  await desk.user.selectOptions(dialog.getByLabelText('品类'), '7');
  await desk.user.type(dialog.getByLabelText(/^标题|\*标题/), '感冒');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('横幅与楼层已保存')).toBeDefined();
  expect(desk.sent('createBanner')).toEqual([
    { 'banner[place]': 'home-floor', 'banner[title]': '感冒', 'banner[categoryId]': '7', 'banner[sort]': '0' },
  ]);
});
