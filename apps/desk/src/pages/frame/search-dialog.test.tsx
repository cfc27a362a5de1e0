import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { buyer, goods, listedOrder, operator, orderPage } from '#testing/samples.ts';

const open = async (address: string, role: 'owner' | 'warehouse') => {
  const desk = renderDesk(address, {
    getOperator: operator(role),
    listWork: [],
    listOrders: orderPage([listedOrder(4)]),
    listBuyers: {
      list: [{ ...buyer(), region: '', submittedAt: null, waitingDocuments: 0, expiredDocuments: 0 }],
      total: 1,
    },
    listGoods: { list: [goods(5)], total: 1 },
  });
  await screen.findByRole('navigation', { name: '工作台' });
  await desk.user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: '搜索' }));
  return { desk, dialog };
};

test('finds pages, orders, buyers and products on every page, and opens them by keyboard', async () => {
  const { desk, dialog } = await open('/', 'owner');
  await desk.user.keyboard('发票');
  expect((await dialog.findByRole('link', { name: '发票' })).getAttribute('href')).toBe('/money/invoices');
  const order = await dialog.findByRole('link', { name: /^202601010004/ });
  expect(dialog.getByRole('region', { name: '客户' }).textContent).toContain('康宁大药房');
  expect(dialog.getByRole('region', { name: '商品' }).textContent).toContain('六味地黄丸');
  await desk.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(order);
  await desk.user.keyboard('{Enter}');
  await expect.poll(desk.address).toBe('/orders/4');
  expect(screen.queryByRole('dialog', { name: '搜索' })).toBeNull();
});

test('Enter searches the list of the page, with its other filters', async () => {
  const { desk } = await open('/orders?status=paid&page=3', 'owner');
  await screen.findByRole('searchbox', { name: '搜索订单' });
  await desk.user.keyboard('康宁{Enter}');
  await expect.poll(desk.address).toBe(`/orders?status=paid&search=${encodeURIComponent('康宁')}`);
});

test('asks only for what the role may read', async () => {
  const { desk, dialog } = await open('/', 'warehouse');
  await desk.user.keyboard('设置');
  await dialog.findByRole('region', { name: '订单' });
  expect(dialog.queryByRole('link', { name: '设置' })).toBeNull();
  expect(desk.calls.map(({ id }) => id)).not.toContain('listBuyers');
});
