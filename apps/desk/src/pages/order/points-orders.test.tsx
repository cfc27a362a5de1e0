import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const pointsOrder = (more: Partial<Schemas['PointsOrder']> = {}): Schemas['PointsOrder'] => ({
  id: 9,
  no: 'J202601010000009',
  status: 'pending',
  buyerId: 7,
  company: '康宁大药房',
  name: '电子血压计',
  quantity: 2,
  points: 1000,
  receiver: '王药师',
  phone: '13800000000',
  address: '四川省成都市锦江区红星路三段1号',
  carrier: null,
  trackingNo: null,
  createdAt: 1_767_225_600,
  ...more,
});
const page = (row: Schemas['PointsOrder']) => ({ list: [row], total: 1 });

test('ships a points order to the address in its row', async () => {
  let stored = pointsOrder();
  const desk = renderDesk('/orders/points', {
    getOperator: operator('warehouse'),
    listPointsOrders: () => page(stored),
    shipPointsOrder: () => {
      stored = pointsOrder({ status: 'shipped', carrier: '顺丰速运', trackingNo: 'SF123456' });
      return stored;
    },
  });
  const row = within(await screen.findByRole('row', { name: /J202601010000009/ }));
  expect(row.getByText(/红星路三段1号/)).toBeDefined();
  expect(row.queryByRole('button', { name: '取消' })).toBeNull();
  await desk.user.click(row.getByRole('button', { name: '发货' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/承运商/), '顺丰速运');
  await desk.user.type(dialog.getByLabelText(/运单号/), 'SF123456');
  await desk.user.click(dialog.getByRole('button', { name: '发货' }));
  expect(await screen.findByText('已发货，买家会收到通知')).toBeDefined();
  expect(desk.sent('shipPointsOrder')).toEqual([{ company: '顺丰速运', trackingNo: 'SF123456' }]);
  expect(await screen.findByText('顺丰速运 SF123456')).toBeDefined();
  expect(screen.queryByRole('button', { name: '发货' })).toBeNull();
});

test('asks for a reason before it cancels a points order, and shows a refusal in the dialog', async () => {
  const desk = renderDesk('/orders/points', {
    getOperator: operator('sales'),
    listPointsOrders: page(pointsOrder()),
    cancelPointsOrder: new Refused(409, 40904, '积分订单状态已变化，请刷新后再试'),
  });
  await desk.user.click(await screen.findByRole('button', { name: '取消' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/原因/), '厂家停产');
  await desk.user.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(await dialog.findByText('积分订单状态已变化，请刷新后再试')).toBeDefined();
  expect(desk.sent('cancelPointsOrder')).toEqual([{ reason: '厂家停产' }]);
});
