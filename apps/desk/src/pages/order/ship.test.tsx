import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { operator, order } from '#testing/samples.ts';

const [line] = order().lines;
if (!line) throw new Error('The sample has a line.');
const ship = { ...order().actions, ship: 1 as const };

const openDialog = async (desk: ReturnType<typeof renderDesk>, name = '发货') => {
  await desk.user.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

test('ships the typed quantity of each line, all that is left unless less is typed', async () => {
  const held = { ...line, id: 32, name: '止咳糖浆', open: '20', hold: '证件已过期：药品经营许可证' };
  const more = { ...line, id: 33, name: '阿莫西林', open: '7' };
  const gone = { ...line, id: 34, name: '板蓝根', sent: '100', open: '0' };
  const stored = order({ status: 'paid', lines: [line, held, more, gone], actions: ship });
  const partly = { ...stored, isPartlyShipped: 1 as const };
  const desk = renderDesk('/orders/12', { getOperator: operator('warehouse'), getOrder: stored, shipOrder: partly });
  const dialog = await openDialog(desk);
  const quantity = (name: string) => dialog.getByLabelText<HTMLInputElement>(`${name} 本次发货`);
  expect(['六味地黄丸', '止咳糖浆', '阿莫西林'].map((name) => quantity(name).value)).toEqual(['100', '20', '7']);
  expect(dialog.queryByLabelText('板蓝根 本次发货')).toBeNull();
  expect(dialog.getAllByText('200丸/瓶 · 冷藏，2～8℃避光保存')).toHaveLength(3);
  expect(dialog.getByText('证件已过期：药品经营许可证')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '全部清空' }));
  expect(dialog.getByText('请填写本次发货的数量')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '全部填满' }));
  await desk.user.clear(quantity('止咳糖浆'));
  await desk.user.clear(quantity('六味地黄丸'));
  await desk.user.type(quantity('六味地黄丸'), '60');
  await desk.user.type(dialog.getByLabelText(/承运商/), '顺丰速运');
  await desk.user.type(dialog.getByLabelText(/运单号/), 'SF1234567');
  await desk.user.click(dialog.getByRole('button', { name: '发货' }));
  expect(await screen.findByText(/已部分发货，其余待发/)).toBeDefined();
  const units = {
    ...{ 'lines[0][lineId]': '31', 'lines[0][quantity]': '60' },
    ...{ 'lines[1][lineId]': '33', 'lines[1][quantity]': '7' },
  };
  expect(desk.sent('shipOrder')).toEqual([{ company: '顺丰速运', trackingNo: 'SF1234567', ...units }]);
});

test('shows a partly shipped order with what is in each parcel and what is still to ship', async () => {
  const parcel = {
    id: 3,
    company: '演示物流',
    trackingNo: 'YJ0001',
    phone: null,
    status: 'shipped' as const,
    track: [],
    lines: [
      {
        lineId: 31,
        name: '六味地黄丸',
        spec: '200丸/瓶',
        unit: '盒',
        quantity: '60',
        batches: [{ batchNo: 'A240301', expiry: '2027-03-01', quantity: '60' }],
      },
    ],
    createdAt: 1_767_225_600,
  };
  const lines = [{ ...line, sent: '60', open: '40' }];
  renderDesk('/orders/12', {
    getOperator: operator('warehouse'),
    getOrder: order({ status: 'paid', isPartlyShipped: 1, lines, parcels: [parcel], actions: ship }),
  });
  expect(await screen.findByText('部分发货')).toBeDefined();
  expect(screen.getByText('已发 60，待发 40')).toBeDefined();
  expect(screen.getByText('A240301 ×60').parentElement?.textContent).toBe('六味地黄丸 200丸/瓶 ×60盒 A240301 ×60');
  expect(screen.getByRole('link', { name: '随货同行单' }).getAttribute('href')).toBe(
    '/desk/api/orders/12/papers?parcelId=3',
  );
});

test('sends nothing while a quantity cannot be read, since its line would be left out', async () => {
  const more = { ...line, id: 33, name: '阿莫西林', open: '7' };
  const stored = order({ status: 'paid', lines: [line, more], actions: ship });
  const desk = renderDesk('/orders/12', { getOperator: operator('warehouse'), getOrder: stored, shipOrder: stored });
  const dialog = await openDialog(desk);
  const typed = dialog.getByLabelText('阿莫西林 本次发货');
  await desk.user.clear(typed);
  await desk.user.type(typed, '7盒');
  await desk.user.type(dialog.getByLabelText(/承运商/), '顺丰速运');
  await desk.user.type(dialog.getByLabelText(/运单号/), 'SF1234567');
  await desk.user.click(dialog.getByRole('button', { name: '发货' }));
  expect(dialog.getByText('数量格式不正确')).toBeDefined();
  expect(desk.sent('shipOrder')).toEqual([]);
  await desk.user.clear(typed);
  await desk.user.type(typed, '0');
  await desk.user.click(dialog.getByRole('button', { name: '发货' }));
  expect(await screen.findByText(/已发货/)).toBeDefined();
  expect(desk.sent('shipOrder')).toMatchObject([{ 'lines[0][quantity]': '100' }]);
});

test('sends nothing without a quantity, since that would ship everything', async () => {
  const stored = order({ status: 'paid', actions: ship });
  const desk = renderDesk('/orders/12', { getOperator: operator('warehouse'), getOrder: stored, shipOrder: stored });
  const dialog = await openDialog(desk);
  await desk.user.clear(dialog.getByLabelText('六味地黄丸 本次发货'));
  await desk.user.type(dialog.getByLabelText(/承运商/), '顺丰速运');
  await desk.user.type(dialog.getByLabelText(/运单号/), 'SF1234567');
  await desk.user.click(dialog.getByRole('button', { name: '发货' }));
  expect(await dialog.findByText('请填写本次发货的数量')).toBeDefined();
  expect(desk.sent('shipOrder')).toEqual([]);
});

test('another box of a shipped order is only a number', async () => {
  const stored = order({ status: 'shipped', lines: [{ ...line, sent: '100', open: '0' }], actions: ship });
  const desk = renderDesk('/orders/12', { getOperator: operator('warehouse'), getOrder: stored, shipOrder: stored });
  const dialog = await openDialog(desk, '再发一个包裹');
  await desk.user.type(dialog.getByLabelText(/承运商/), '顺丰速运');
  await desk.user.type(dialog.getByLabelText(/运单号/), 'SF1234567');
  await desk.user.click(dialog.getByRole('button', { name: '再发一个包裹' }));
  expect(await screen.findByText(/已发货/)).toBeDefined();
  expect(desk.sent('shipOrder')).toEqual([{ company: '顺丰速运', trackingNo: 'SF1234567' }]);
});
