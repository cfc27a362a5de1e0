import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

test('figures show margins to roles that may see them, and searches without results', async () => {
  const sales = {
    orders: 1,
    buyers: 1,
    amount: '12.00',
    refunded: '2.00',
    net: '10.00',
    margin: null,
    withoutCost: null,
  };
  renderDesk('/figures', {
    getOperator: operator('sales'),
    getFigures: {
      days: [{ ...sales, day: '2026-11-23' }],
      total: sales,
      otherRefunds: '5.00',
      goods: [{ ...sales, goodsId: 5, name: '六味地黄丸', spec: '200丸/瓶', quantity: '2' }],
      buyers: [{ ...sales, buyerId: 12, company: '同和大药房' }],
      misses: [{ term: '安宫牛黄丸', count: 3 }],
    },
  });
  const goods = await screen.findByRole('table', { name: '商品' });
  expect(within(goods).queryByText('毛利')).toBeNull();
  expect(screen.getByText(/净额 ¥10\.00 · 另有取消、多付的退款 ¥5\.00$/)).toBeDefined();
  expect(screen.getByText('安宫牛黄丸')).toBeDefined();
});

const sales = { orders: 2, buyers: 1, amount: '300.00', refunded: '50.00', net: '250.00', margin: '40.00' };
const row: Schemas['SalesRow'] = {
  ...{ ...sales, withoutCost: '20.00' },
  ...{ key: '12', name: '同和大药房', spec: '', quantity: null },
};
const lastAsked = (desk: ReturnType<typeof renderDesk>, id: string) =>
  Object.fromEntries(desk.calls.findLast((call) => call.id === id)?.url.searchParams ?? []);

test('sales by buyer, product, region and salesperson sort, and export what is shown', async () => {
  const desk = renderDesk('/figures/sales?from=2026-11-01&to=2026-11-23', {
    getOperator: operator('finance'),
    listSales: { list: [row], total: 1, sum: { ...sales, withoutCost: '20.00' } },
    exportSales: new Refused(403, 40300, '没有权限'),
  });
  const buyers = await screen.findByRole('table', { name: '客户销售' });
  expect((await within(buyers).findByRole('link', { name: '同和大药房' })).getAttribute('href')).toBe('/buyers/12');
  expect(screen.getByText(/净额 ¥250\.00 · 毛利 ¥40\.00 · 另有净额 ¥20\.00 没有进价/)).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: /毛利/ }));
  await desk.user.click(await screen.findByRole('button', { name: /毛利/ }));
  await desk.user.click(screen.getByRole('tab', { name: '地区' }));
  expect(await screen.findByRole('table', { name: '地区销售' })).toBeDefined();
  const asked = { from: '2026-11-01', to: '2026-11-23', by: 'region', sort: 'margin', order: 'asc' };
  expect(lastAsked(desk, 'listSales')).toEqual({ ...asked, page: '1' });
  await desk.user.click(screen.getByRole('button', { name: '导出 XLSX' }));
  expect(await screen.findByText('没有权限')).toBeDefined();
  expect(lastAsked(desk, 'exportSales')).toEqual({ ...asked, format: 'xlsx' });
});

test('sales show and sort no margin for roles that may not see it', async () => {
  renderDesk('/figures/sales?sort=margin', {
    getOperator: operator('sales'),
    listSales: { list: [{ ...row, margin: null, withoutCost: null }], total: 1, sum: { ...row, margin: null } },
  });
  expect(await screen.findByRole('link', { name: '同和大药房' })).toBeDefined();
  expect(screen.queryByText('毛利')).toBeNull();
  expect(screen.queryByRole('button', { name: /毛利/ })).toBeNull();
});

const goods = { goodsId: 5, name: '六味地黄丸', spec: '200丸/瓶', maker: '豫西本草', unit: '瓶' };

test('slow movers and expiring batches show their days, units and value, and empty lists say so', async () => {
  const desk = renderDesk('/figures/slow?days=180', {
    getOperator: operator('owner'),
    listSlowGoods: {
      list: [{ ...goods, stock: '54', sold: '0', lastSoldAt: null, days: null, value: null }],
      total: 1,
      sum: { value: '108.00', withoutCost: 1 },
    },
    listExpiringStock: { list: [], total: 0, sum: { value: '0.00', withoutCost: 0 } },
  });
  expect((await screen.findByRole('row', { name: /六味地黄丸/ })).textContent).toMatch(/54瓶0未售出—没有进价$/);
  expect(screen.getByText(/共 ¥108\.00，另有 1 条没有进价/)).toBeDefined();
  expect(lastAsked(desk, 'listSlowGoods')).toEqual({ minDays: '180', page: '1' });
  await desk.user.click(screen.getByRole('link', { name: '近效期' }));
  expect(await screen.findByText('没有到期前卖不完的批次')).toBeDefined();
  expect(lastAsked(desk, 'listExpiringStock')).toEqual({ within: '365', page: '1' });
});
