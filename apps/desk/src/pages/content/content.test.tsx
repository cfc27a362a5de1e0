import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
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
  await desk.user.click(await screen.findByRole('button', { name: '新建横幅' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.selectOptions(dialog.getByLabelText('位置'), 'login');
  await desk.user.type(dialog.getByLabelText(/^标题|\*标题/), '欢迎');
  await desk.user.type(dialog.getByLabelText(/链接/), '/mrtj');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('横幅已保存')).toBeDefined();
  expect(desk.sent('createBanner')).toEqual([
    { 'banner[place]': 'login', 'banner[title]': '欢迎', 'banner[url]': '/mrtj', 'banner[sort]': '0' },
  ]);
  const row = within(screen.getByRole('row', { name: /年货节/ }));
  expect(row.getByText('显示中')).toBeDefined();
  await desk.user.click(row.getByRole('button', { name: '撤下' }));
  expect(await screen.findByText('已撤下 年货节')).toBeDefined();
});
