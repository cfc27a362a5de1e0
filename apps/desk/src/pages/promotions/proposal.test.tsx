import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { buyer, goods, operator, waitingItem } from '#testing/samples.ts';

const named = { spec: '200丸/瓶', maker: '豫西本草', unit: '盒', price: '12.80', packStep: '10', stock: '100' };
const detail: Schemas['ProposalDetail'] = {
  id: 3,
  version: 'version-1',
  form: {
    buyers: [{ id: 5, company: '康宁大药房' }],
    note: '入冬常备',
    validOn: '2030-01-01',
    joinsPromotions: 0,
    lines: [{ goodsId: 7, quantity: '10', price: '11.50' }],
  },
  goods: [{ id: 7, name: '六味地黄丸', ...named }],
  total: '115.00',
};
const summary = (more: Partial<Schemas['ProposalSummary']> = {}): Schemas['ProposalSummary'] => ({
  id: 3,
  status: 'open',
  buyerId: 5,
  company: '康宁大药房',
  salesperson: '李销售',
  lineCount: 1,
  quoteCount: 1,
  validOn: '2030-01-01',
  createdAt: 1_795_000_000,
  decidedAt: null,
  decidedBy: null,
  answer: '',
  ordered: '0.00',
  canOrder: 0,
  ...more,
});
const declined = summary({
  id: 2,
  status: 'declined',
  decidedAt: 1_795_000_000,
  decidedBy: '康宁大药房',
  answer: '库存还够',
});
const answers = {
  getOperator: operator('sales'),
  listProposals: { list: [summary(), declined], total: 2 },
  getProposal: detail,
  listBuyers: {
    list: [{ ...buyer({ id: 5, company: '康宁大药房' }), waitingDocuments: 0, expiredDocuments: 0 }],
    total: 1,
  },
  listGoods: { list: [goods(8, { name: '板蓝根颗粒' })], total: 1 },
  createProposal: detail,
  changeProposal: { ...detail, version: 'version-2' },
  withdrawProposal: detail,
};

test('proposes pasted products to a buyer', async () => {
  const desk = renderDesk('/activities/proposals', answers);
  const row = within(await screen.findByRole('row', { name: /2 康宁大药房/ }));
  expect(row.getByText(/康宁大药房 库存还够$/)).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '新建推荐单' }));
  const dialog = within(await screen.findByRole('dialog'));
  await desk.user.type(dialog.getByLabelText('选择客户'), '康宁');
  await desk.user.click(await dialog.findByRole('button', { name: '康宁大药房' }));
  await desk.user.click(dialog.getByLabelText('粘贴商品'));
  await desk.user.paste('7\t10\t11.50\n8\t2');
  await desk.user.click(dialog.getByRole('button', { name: '加入 2 种商品' }));
  expect(await dialog.findByLabelText('板蓝根颗粒 数量')).toHaveProperty('value', '2');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('推荐单已保存')).toBeDefined();
  expect(desk.sent('createProposal')[0]).toMatchObject({
    'proposal[buyers][0][id]': '5',
    'proposal[joinsPromotions]': '0',
    'proposal[lines][0][quantity]': '10',
    'proposal[lines][0][price]': '11.50',
    'proposal[lines][1][goodsId]': '8',
  });
});

test('answers a demand: its buyer is chosen, and it is named', async () => {
  const item = waitingItem(4, { title: '野山参', company: '康宁大药房', buyerId: 5 });
  const found = { getBuyer: buyer({ id: 5, company: '康宁大药房' }) };
  const desk = renderDesk('/work/demands', { ...answers, ...found, listWaiting: [item], listWork: [] });
  await desk.user.click(await screen.findByRole('link', { name: '用推荐单答复' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /康宁大药房/ })).toBeDefined();
  await desk.user.click(dialog.getByLabelText('粘贴商品'));
  await desk.user.paste('7\t10');
  await desk.user.click(dialog.getByRole('button', { name: '加入 1 种商品' }));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('推荐单已保存');
  expect(desk.sent('createProposal')[0]).toMatchObject({ 'proposal[buyers][0][id]': '5', 'proposal[demandId]': '4' });
});

test('orders for a buyer who allows it, and only then', async () => {
  const allowed = summary({ canOrder: 1 });
  const order = { orderId: 9, orderNo: '202603050001234', total: '115.00' };
  const other = summary({ id: 4, company: '百草堂' });
  const list = { list: [allowed, other], total: 2 };
  const desk = renderDesk('/activities/proposals', { ...answers, listProposals: list, orderProposal: order });
  const row = within(await screen.findByRole('row', { name: /3 康宁大药房/ }));
  const second = within(screen.getByRole('row', { name: /4 百草堂/ }));
  expect(second.queryByRole('button', { name: '代下单' })).toBeNull();
  await desk.user.click(row.getByRole('button', { name: '代下单' }));
  await desk.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '代下单' }));
  expect(await screen.findByText('已下单 202603050001234，共 ¥115.00，等客户付款')).toBeDefined();
  expect(desk.sent('orderProposal')).toHaveLength(1);
});

test('changes an open proposal, whose buyer stays', async () => {
  const desk = renderDesk('/activities/proposals', answers);
  await desk.user.click(await screen.findByRole('button', { name: '3 康宁大药房' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/客户应付 ¥115.00/)).toBeDefined();
  expect(dialog.queryByLabelText('选择客户')).toBeNull();
  await desk.user.clear(dialog.getByLabelText('六味地黄丸 数量'));
  await desk.user.type(dialog.getByLabelText('六味地黄丸 数量'), '20');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('推荐单已保存');
  expect(desk.sent('changeProposal')[0]).toMatchObject({
    version: 'version-1',
    'proposal[lines][0][quantity]': '20',
    'proposal[lines][0][price]': '11.50',
  });
});

test('withdraws open proposals only', async () => {
  const desk = renderDesk('/activities/proposals', answers);
  await screen.findByRole('row', { name: /2 康宁大药房/ });
  await desk.user.click(screen.getByRole('button', { name: '撤回' }));
  await desk.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回' }));
  await expect.poll(() => desk.sent('withdrawProposal').length).toBe(1);
});
