import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { listedOrder, operator, orderPage } from '#testing/samples.ts';

const buyerView: Schemas['View'] = { list: 'buyers', name: '待审', query: 'status=pending' };
const large: Schemas['View'] = { list: 'orders', name: '大单', query: 'sort=-total&status=paid', hidden: ['行数'] };

const start = (address: string, views: Schemas['View'][]) =>
  renderDesk(address, {
    getOperator: operator('sales'),
    listOrders: orderPage([listedOrder(1)]),
    listViews: views,
    saveViews: views,
  });
const saved = (desk: ReturnType<typeof start>) => desk.sent('saveViews').at(-1);
const sentBuyerView = { 'views[0][list]': 'buyers', 'views[0][name]': '待审', 'views[0][query]': 'status=pending' };
const sentLarge = (name: string) => ({
  'views[1][list]': 'orders',
  'views[1][name]': name,
  'views[1][query]': large.query,
  'views[1][hidden][0]': '行数',
});

test('saves filters, sort and columns under a name, without the page', async () => {
  const desk = start('/orders?status=paid&sort=-total&page=2', [buyerView]);
  await desk.user.click(await screen.findByRole('button', { name: '列设置' }));
  await desk.user.click(await screen.findByRole('checkbox', { name: '行数' }));
  await desk.user.keyboard('{Escape}');
  await desk.user.click(screen.getByRole('button', { name: '保存视图' }));
  const dialog = within(await screen.findByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/名称/), '大单');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('视图已保存');
  expect(saved(desk)).toEqual({ ...sentBuyerView, ...sentLarge('大单') });
});

test('opens a view with its columns, renames and deletes it, and undoes that', async () => {
  const desk = start('/orders', [buyerView, large]);
  await desk.user.click(await screen.findByRole('button', { name: '大单' }));
  expect(desk.address()).toBe('/orders?sort=-total&status=paid');
  expect(screen.queryByRole('columnheader', { name: '行数' })).toBeNull();
  expect(screen.getByRole('button', { name: '大单' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: '待审' })).toBeNull();
  await desk.user.click(screen.getByRole('button', { name: '重命名' }));
  const rename = within(await screen.findByRole('dialog'));
  await desk.user.clear(rename.getByLabelText(/名称/));
  await desk.user.type(rename.getByLabelText(/名称/), '大额待发');
  await desk.user.click(rename.getByRole('button', { name: '保存' }));
  await screen.findByText('已重命名');
  expect(saved(desk)).toEqual({ ...sentBuyerView, ...sentLarge('大额待发') });
  await desk.user.click(screen.getByRole('button', { name: '删除视图' }));
  await desk.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await screen.findByText('视图已删除');
  expect(saved(desk)).toEqual(sentBuyerView);
  await desk.user.click(within(screen.getByText('视图已删除').closest('li') as HTMLElement).getByText('撤销'));
  await waitFor(() => expect(saved(desk)).toEqual({ ...sentBuyerView, ...sentLarge('大单') }));
});

test('shows no row of views on a plain list without any', async () => {
  start('/orders', []);
  await screen.findByRole('link', { name: '202601010001' });
  expect(screen.queryByRole('group', { name: '视图' })).toBeNull();
});
