import { screen, within } from '@testing-library/react';
import type { OperationData } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

type Detail = OperationData<'getPriceList'>;

const figures = { lines: 40, read: 40, inserted: 3, updated: 20, unchanged: 15, rejected: 2 };

const found: NonNullable<Detail['found']> = {
  sheets: [
    {
      name: '',
      lines: 40,
      columns: [{ label: '价格', head: '会员价', by: 'head', examples: ['12.80', '9.90', '3.00'] }],
      prices: [{ label: '价格', head: '含税价', by: 'content', examples: ['13.00'] }],
      unknown: ['备注'],
    },
  ],
  leftOut: [],
  open: null,
  skipped: 1,
  reports: ['第 12 行：价格“一元二”不是数字'],
  reportCount: 1,
  raised: 4,
  lowered: 0,
  gained: 0,
  lost: 0,
  largeCount: 1,
  large: [{ name: '六味地黄丸', before: '10.00', after: '20.00' }],
  belowCount: 1,
  below: [{ name: '当归片', price: '9.00', floor: '10.50' }],
  goneCount: 1,
  gone: ['牛黄解毒片 24片'],
};

const list = (more: Partial<Detail> = {}): Detail => ({
  id: 5,
  operator: 'xiaoshou',
  name: '11月价目.xlsx',
  status: 'checked',
  figures,
  problem: '',
  hasContent: 1,
  hasRejects: 0,
  endedAt: 1_767_225_700,
  createdAt: 1_767_225_600,
  choices: { withoutPrices: 0 },
  onlyHeld: 0,
  found,
  ...more,
});

test('uploads a list and shows its check', async () => {
  const desk = renderDesk('/goods/import', {
    getOperator: operator('sales'),
    listPriceLists: [list({ status: 'imported', hasContent: 0, hasRejects: 1 })],
    uploadPriceList: list({ status: 'checking' }),
    getPriceList: list(),
  });
  expect(await screen.findByText('新增 3 · 变更 20 · 不变 15 · 未导入 2')).toBeDefined();
  expect(screen.getByRole('link', { name: '下载' }).getAttribute('href')).toBe('/desk/api/price-lists/5/rejects');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await desk.user.upload(input, new File(['商品名称,价格\n'], '价目.csv', { type: 'text/csv' }));
  expect(await screen.findByText('第 12 行：价格“一元二”不是数字')).toBeDefined();
  expect(desk.address()).toBe('/goods/import/5');
  expect(screen.getByText(/共 40 行：将新增 3 · 将变更 20 · 不变 15 · 不能导入 2/)).toBeDefined();
  expect(screen.getByText('¥10.00 → ¥20.00')).toBeDefined();
  expect(screen.getByText('牛黄解毒片 24片')).toBeDefined();
  expect(screen.getByText('当归片：¥9.00，最低 ¥10.50')).toBeDefined();
});

test('selects the price column, then imports the list', async () => {
  let current = list({ found: { ...found, open: 'price' } });
  const desk = renderDesk('/goods/import/5', {
    getOperator: operator('sales'),
    getPriceList: () => current,
    checkPriceList: () => {
      current = list({ choices: { priceColumn: '含税价', withoutPrices: 0 } });
      return current;
    },
    importPriceList: () => {
      current = list({ status: 'importing', figures: { ...figures, read: 10 } });
      return current;
    },
  });
  expect(await screen.findByText('请选择价格所在的列，或不更新价格')).toBeDefined();
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
  await desk.user.selectOptions(screen.getByLabelText('价格列'), '含税价');
  await desk.user.click(screen.getByRole('button', { name: '重新检查' }));
  await desk.user.click(await screen.findByRole('button', { name: '导入' }));
  await desk.user.click(screen.getByRole('radio', { name: /下架/ }));
  await desk.user.click(screen.getByRole('button', { name: '导入并下架' }));
  const bar = await screen.findByRole('progressbar', { name: '正在导入' });
  expect(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value')).toBe('25');
  expect(desk.sent('checkPriceList')).toEqual([{ priceColumn: '含税价', withoutPrices: '0' }]);
  expect(desk.sent('importPriceList')).toEqual([{ gone: 'unshelve' }]);
});

test('leads from an import to the products', async () => {
  renderDesk('/goods/import/5', {
    getOperator: operator('sales'),
    getPriceList: list({ status: 'imported', hasContent: 0 }),
  });
  expect((await screen.findByRole('link', { name: '查看商品' })).getAttribute('href')).toBe('/goods');
});

test.each([
  { status: 'imported', figures: { ...figures, held: 1 } },
  { status: 'failed', figures: null },
  { status: 'stopped', figures: null },
] as const)('brings what waits below its floor, once the rest is in: $status', async (state) => {
  const desk = renderDesk('/goods/import/5', {
    getOperator: operator('sales'),
    getPriceList: list({ ...state, onlyHeld: 1 }),
    importPriceList: list({ status: 'importing' }),
  });
  const button = await screen.findByRole('button', { name: '导入待审批的 1 种商品' });
  expect(screen.queryByRole('button', { name: /重新检查|再次导入/ })).toBeNull();
  await desk.user.click(button);
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '导入待审批的 1 种商品' }));
  expect(await screen.findByText('正在导入')).toBeDefined();
  expect(desk.sent('importPriceList')).toEqual([{ gone: 'keep', held: '1' }]);
});

test('a dialog whose write waits for a second operator closes', async () => {
  const words = '当归片：9.00元，低于最低价10.50元。可以提交审批';
  const desk = renderDesk('/goods/import/5', {
    getOperator: operator('owner'),
    getPriceList: list({ status: 'imported', figures: { ...figures, held: 1 }, onlyHeld: 1 }),
    importPriceList: new Refused(428, 42_804, words, { data: { approval: 9 } }),
    requestApproval: { text: '导入价目表：当归片', approvers: [] },
    listWaiting: [],
  });
  const label = '导入待审批的 1 种商品';
  await desk.user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: label }));
  await desk.user.type(await dialog.findByLabelText(/申请理由/), '清库存{Enter}');
  expect(await screen.findByText(/已提交审批：导入价目表：当归片。没有另一位.*自己在待办中确认/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await desk.user.click(screen.getByRole('button', { name: '查看审批' }));
  expect(await screen.findByRole('heading', { name: '待审批' })).toBeDefined();
});

test('reports an import whose server stopped, and repeats it', async () => {
  renderDesk('/goods/import/5', {
    getOperator: operator('sales'),
    getPriceList: list({ status: 'stopped', figures: { ...figures, read: 10 } }),
  });
  expect(await screen.findByText(/已导入 10 行/)).toBeDefined();
  expect(screen.getByRole('button', { name: '再次导入' })).toBeDefined();
});

test('repeats a check whose server stopped', async () => {
  const desk = renderDesk('/goods/import/5', {
    getOperator: operator('sales'),
    getPriceList: list({ status: 'stopped', figures: null, found: null }),
    checkPriceList: list(),
  });
  await desk.user.click(await screen.findByRole('button', { name: '重新检查' }));
  expect(screen.getByText(/没有改动商品/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '再次导入' })).toBeNull();
  expect(desk.sent('checkPriceList')).toEqual([{ withoutPrices: '0' }]);
});
