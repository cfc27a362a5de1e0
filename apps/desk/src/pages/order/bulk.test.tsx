import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { listedOrder, operator, order, orderPage } from '#testing/samples.ts';

const list = orderPage([listedOrder(1), listedOrder(2), listedOrder(3, { status: 'pending', hasSlip: 1 })]);

const draft = (orderId: number, more: Partial<Schemas['ShipmentDraft']> = {}): Schemas['ShipmentDraft'] => ({
  line: orderId,
  orderId,
  no: `20260101000${orderId}`,
  company: '康宁大药房（锦江店）',
  carrier: '顺丰速运',
  trackingNo: `SF000${orderId}`,
  problem: null,
  ...more,
});

test('chooses orders by Space and all of the page, and prints them in one document', async () => {
  const desk = renderDesk('/orders', { getOperator: operator('warehouse'), listOrders: list });
  await screen.findByRole('link', { name: '202601010001' });
  await desk.user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(screen.getByText('已选 1 单')).toBeDefined();
  expect(screen.getByRole('link', { name: '配货单 1 单' }).getAttribute('href')).toBe('/picking?order=2');
  await desk.user.click(screen.getByRole('checkbox', { name: '全选本页' }));
  const notes = screen.getByRole('link', { name: '随货同行单 3 单' });
  expect(notes.getAttribute('href')).toBe('/desk/api/shipments/notes?orderId=1&orderId=2&orderId=3');
  await desk.user.click(screen.getByRole('checkbox', { name: '选中 202601010001' }));
  expect(screen.getByRole('link', { name: '配货单 1 单' }).getAttribute('href')).toBe('/picking?order=2');
});

test('ships chosen orders by a pasted column: checks first, then sends each, and a refused one stops no other', async () => {
  const refusals = ['追溯码与发货数量不符', null];
  const desk = renderDesk('/orders', {
    getOperator: operator('warehouse'),
    listOrders: list,
    previewShipments: [
      draft(1),
      draft(2),
      draft(3, { line: null, trackingNo: '', problem: '订单是“待付款”，不能发货' }),
    ],
    shipOrder: () => {
      const problem = refusals.shift();
      return problem ? new Refused(409, 40904, problem) : order();
    },
  });
  await desk.user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await desk.user.click(screen.getByRole('button', { name: '批量发货 3 单' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/承运商/), '顺丰');
  await desk.user.click(dialog.getByLabelText(/运单号/));
  await desk.user.paste('SF0001\nSF0002');
  await desk.user.click(dialog.getByRole('button', { name: '检查' }));
  expect(await dialog.findByText('订单是“待付款”，不能发货')).toBeDefined();
  expect(desk.sent('previewShipments')).toEqual([
    { carrier: '顺丰', text: 'SF0001\nSF0002', 'orderIds[0]': '1', 'orderIds[1]': '2', 'orderIds[2]': '3' },
  ]);
  expect(desk.sent('shipOrder')).toEqual([]);
  await desk.user.click(dialog.getByRole('button', { name: '发货 2 单' }));
  expect(await dialog.findByText('已发货')).toBeDefined();
  expect(dialog.getByText('追溯码与发货数量不符')).toBeDefined();
  expect(desk.sent('shipOrder')).toEqual([
    { company: '顺丰速运', trackingNo: 'SF0001', isFirst: '1' },
    { company: '顺丰速运', trackingNo: 'SF0002', isFirst: '1' },
  ]);
  await desk.user.click(await dialog.findByRole('button', { name: '完成' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('confirms the transfers of chosen orders with a slip, one by one', async () => {
  const desk = renderDesk('/orders', { getOperator: operator('finance'), listOrders: list, acceptTransfer: order() });
  await desk.user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  expect(screen.queryByRole('button', { name: /批量发货/ })).toBeNull();
  await desk.user.click(screen.getByRole('button', { name: '确认到账 1 单' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '确认到账 1 单' }));
  expect(await dialog.findByText('已确认到账')).toBeDefined();
  expect(desk.calls.filter(({ id }) => id === 'acceptTransfer').map(({ url }) => url.pathname)).toEqual([
    '/desk/api/orders/3/transfer',
  ]);
});
