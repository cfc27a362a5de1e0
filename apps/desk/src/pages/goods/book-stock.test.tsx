import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { goods, operator } from '#testing/samples.ts';

test('books units into a batch', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('warehouse'),
    listGoods: { list: [goods(1)], total: 1 },
    listBatches: [],
    bookStock: [{ batchNo: 'A1', expiry: null, quantity: '120' }],
  });
  await desk.user.click(await screen.findByRole('button', { name: /^六味地黄丸1/ }));
  expect(screen.queryByRole('button', { name: '修改资料' })).toBeNull();
  await desk.user.click(await screen.findByRole('button', { name: '入库与调整' }));
  const dialog = within(await screen.findByRole('dialog', { name: '入库与调整：六味地黄丸1' }));
  await desk.user.type(dialog.getByLabelText('批号'), 'A1');
  await desk.user.type(dialog.getByLabelText(/数量$/), '120');
  await desk.user.click(dialog.getByRole('button', { name: '入库与调整' }));
  expect(await screen.findByText('库存已更新')).toBeDefined();
  const key = expect.stringMatching(/^[\da-f]{32}$/);
  expect(desk.sent('bookStock')).toEqual([{ batchNo: 'A1', change: '120', reason: '采购入库', key }]);
});

test('sends a booking again with the key of its dialog', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('warehouse'),
    listGoods: { list: [goods(1)], total: 1 },
    listBatches: [],
    bookStock: new Refused(409, 40904, '服务器繁忙'),
  });
  await desk.user.click(await screen.findByRole('button', { name: /^六味地黄丸1/ }));
  const book = async (change: string, times: number) => {
    const dialog = within(await screen.findByRole('dialog', { name: '入库与调整：六味地黄丸1' }));
    await desk.user.type(dialog.getByLabelText(/数量$/), change);
    await desk.user.click(dialog.getByRole('button', { name: '入库与调整' }));
    await waitFor(() => expect(desk.sent('bookStock')).toHaveLength(times));
    await dialog.findByText('服务器繁忙');
  };
  await desk.user.click(await screen.findByRole('button', { name: '入库与调整' }));
  await book('12', 1);
  await book('0', 2);
  await desk.user.click(screen.getByRole('button', { name: '取消' }));
  await desk.user.click(await screen.findByRole('button', { name: '入库与调整' }));
  await book('120', 3);
  const [first, again, other] = desk.sent('bookStock').map((body) => (body as { key: string }).key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
