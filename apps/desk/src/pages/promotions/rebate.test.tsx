import { screen, within } from '@testing-library/react';
import type { OperationData, Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const named = { spec: '200丸/瓶', maker: '豫西本草', unit: '盒', price: '12.80', packStep: '10', stock: '100' };
const record: Schemas['RebateRecord'] = {
  id: 3,
  version: 'version-1',
  form: {
    title: '年度返利',
    period: 'quarter',
    firstMonth: '2026-10',
    isOpen: 1,
    buyers: [{ id: 5, company: '康宁大药房' }],
    businesses: [],
    regions: [],
    scope: { goodsIds: [7] },
    tiers: [{ amount: '30000', rate: '2.5' }],
  },
  isBooked: 0,
  goods: [{ id: 7, name: '六味地黄丸', ...named }],
};
const sum: Schemas['RebateSum'] = {
  buyerId: 5,
  company: '康宁大药房',
  counted: '31000.00',
  rate: '2.5',
  due: '775.00',
  carried: '-10.00',
  amount: '765.00',
  changedBy: '0.00',
  noteId: null,
  bookedBy: null,
  bookedAt: null,
};
const sums: OperationData<'getRebateSums'> = {
  title: '年度返利',
  period: '2026-10',
  periodName: '2026年第4季度',
  hasEnded: 1,
  periods: [{ period: '2026-10', name: '2026年第4季度' }],
  sums: [
    sum,
    {
      ...sum,
      buyerId: 6,
      company: '同和大药房',
      noteId: 9,
      bookedBy: 'caiwu',
      bookedAt: 1_795_000_000,
      changedBy: '-25.00',
    },
  ],
};
const answers = {
  getOperator: operator('owner'),
  listRebates: { list: [record], total: 1 },
  listScopeChoices: { categories: [], scopes: [] },
  listRegions: [],
  changeRebate: { ...record, version: 'version-2' },
  getRebateSums: sums,
  getRebateProof: {
    lines: [
      {
        lineId: 1,
        orderId: 12,
        orderNo: '202612010012',
        paidAt: 1_795_000_000,
        name: '六味地黄丸',
        spec: '200丸/瓶',
        quantity: '10',
        paid: '128.00',
        returned: '12.80',
        counted: '115.20',
      },
    ],
  },
  bookRebate: { ...sum, noteId: 10 },
};

test('a rebate names its buyers and products, and gets a second tier', async () => {
  const desk = renderDesk('/activities/rebates', answers);
  expect((await screen.findByRole('row', { name: /年度返利/ })).textContent).toContain('满¥30,000返2.5%');
  await desk.user.click(screen.getByRole('button', { name: '年度返利' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: '移除 康宁大药房' })).toBeDefined();
  expect(dialog.getByRole('button', { name: '移除 六味地黄丸' })).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '加一档' }));
  const second = within(dialog.getByRole('group', { name: '第 2 档' }));
  await desk.user.type(second.getByRole('textbox', { name: /一个周期满/ }), '50000');
  await desk.user.type(second.getByRole('textbox', { name: /返百分之几/ }), '3');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  await expect
    .poll(() => desk.sent('changeRebate')[0])
    .toMatchObject({
      version: 'version-1',
      'rebate[tiers][1][amount]': '50000',
      'rebate[tiers][1][rate]': '3',
      'rebate[buyers][0][id]': '5',
      'rebate[scope][goodsIds][0]': '7',
    });
});

test('finance sees the proof of a rebate, and books it at the amount shown', async () => {
  const desk = renderDesk('/money/rebates', { ...answers, getOperator: operator('finance') });
  const row = within(await screen.findByRole('row', { name: /康宁大药房/ }));
  await desk.user.click(row.getByRole('button', { name: '明细' }));
  const proof = within(await screen.findByRole('dialog'));
  expect((await proof.findByRole('row', { name: /202612010012/ })).textContent).toContain('115.20');
  await desk.user.click(proof.getByRole('button', { name: '关闭' }));
  await desk.user.click(row.getByRole('button', { name: '入账' }));
  await desk.user.click(screen.getByRole('button', { name: '入账 ¥765.00' }));
  const body = { period: '2026-10', buyerId: '5', amount: '765.00' };
  await expect.poll(() => desk.sent('bookRebate')).toEqual([body]);
});

test('a booked rebate has its credit note and shows changes since, and is not booked again', async () => {
  renderDesk('/money/rebates', { ...answers, getOperator: operator('finance') });
  const row = within(await screen.findByRole('row', { name: /同和大药房/ }));
  expect(row.getByRole('link', { name: '返利单' }).getAttribute('href')).toBe('/desk/api/rebate-notes/9');
  expect(row.getByText(/之后变动 −¥25.00/)).toBeDefined();
  expect(row.queryByRole('button', { name: '入账' })).toBeNull();
});
