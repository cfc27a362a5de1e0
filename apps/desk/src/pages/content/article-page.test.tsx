import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

test('publishes several drafts at once', async () => {
  const listed = (id: number, title: string, status: 'draft' | 'withdrawn' = 'draft') => ({
    ...{
      id,
      version: `version-${id}`,
      title,
      category: '服务保障',
      sort: 0,
      views: 0,
      publishedAt: 1_767_225_600,
      status,
    },
  });
  const current: Schemas['Article'] = {
    id: 5,
    version: 'version-6',
    form: { categoryId: 22, title: '用户协议', content: '改过', sort: 0, isPublished: 0 },
  };
  const errors = { 'article[content]': ['《用户协议》正文中还有【请核对】'] };
  const sent = { 'articles[0][id]': '5', 'articles[0][version]': 'version-5' };
  let tries = 0;
  const desk = renderDesk('/banners/articles', {
    getOperator: operator('content'),
    listArticleCategories: [{ id: 22, name: '服务保障' }],
    listArticles: {
      list: [listed(5, '用户协议'), listed(6, '隐私政策'), listed(7, '去年的协议', 'withdrawn')],
      total: 3,
    },
    publishArticles: () => {
      tries += 1;
      if (tries === 1) return new Refused(409, 40904, '刚被他人修改', { data: { current } });
      return tries === 2 ? new Refused(422, 42200, '不能公开', { errors }) : null;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '公开草稿' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '公开草稿' }));
  expect(desk.sent('publishArticles')).toEqual([]);
  await desk.user.click(dialog.getByRole('checkbox', { name: '全选' }));
  await desk.user.click(dialog.getByRole('checkbox', { name: '隐私政策' }));
  await desk.user.click(dialog.getByRole('button', { name: '公开草稿' }));
  expect(await dialog.findByText('《用户协议》有改动，请关闭后重新读过')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '公开草稿' }));
  expect(await dialog.findByText('《用户协议》正文中还有【请核对】')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '公开草稿' }));
  expect(await screen.findByText('已公开')).toBeDefined();
  expect(desk.sent('publishArticles')).toEqual([sent, sent, sent]);
});
