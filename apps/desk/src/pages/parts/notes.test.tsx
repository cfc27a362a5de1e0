import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { buyer, listedOrder, operator, order, orderPage } from '#testing/samples.ts';

const note = { id: 5, text: '客户要求周五前到货', author: '李销售', isOwn: 0 as const, createdAt: 1_767_225_600 };

test('shows the notes of colleagues on an order, adds one, and removes only own ones', async () => {
  const own = { ...note, id: 6, text: '冷柜已空', author: '周仓管', isOwn: 1 as const };
  const desk = renderDesk('/orders/12', {
    getOperator: operator('warehouse'),
    getOrder: order({ notes: [own, note] }),
    addOrderNote: order(),
    removeNote: () => null,
  });
  const card = within(await screen.findByRole('region', { name: '内部备注' }));
  expect(card.getByText('客户要求周五前到货')).toBeDefined();
  expect(card.getAllByRole('button', { name: '删除' })).toHaveLength(1);
  await desk.user.type(card.getByRole('textbox', { name: '内部备注' }), ' 已备货{Enter}');
  expect(desk.sent('addOrderNote')).toEqual([{ text: '已备货' }]);
  await desk.user.click(card.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('备注已删除')).toBeDefined();
  expect(desk.calls.find(({ id }) => id === 'removeNote')?.url.pathname).toBe('/desk/api/notes/6');
});

test('changes the tags of a buyer, suggests those in use, and undoes the change', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('finance'),
    getBuyer: buyer({ tags: ['月结'] }),
    listBuyerTags: [{ name: '月结', count: 3 }],
    changeBuyerTags: buyer({ tags: ['月结', '重点'] }),
  });
  await desk.user.click(await screen.findByRole('button', { name: '标签' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/常用：月结/)).toBeDefined();
  await desk.user.type(dialog.getByLabelText(/标签/), '、重点{Enter}');
  expect(await screen.findByText('标签已保存')).toBeDefined();
  expect(desk.sent('changeBuyerTags')).toEqual([{ 'tags[0]': '月结', 'tags[1]': '重点' }]);
  await desk.user.click(within(screen.getByText('标签已保存').closest('li') as HTMLElement).getByText('撤销'));
  await waitFor(() => expect(desk.sent('changeBuyerTags').at(-1)).toEqual({ 'tags[0]': '月结' }));
});

test('filters the list of orders by tag, and shows tags in it', async () => {
  const desk = renderDesk('/orders', {
    getOperator: operator('sales'),
    listOrders: orderPage([listedOrder(1, { tags: ['加急'] })]),
    listOrderTags: [{ name: '加急', count: 1 }],
  });
  const row = within((await screen.findByRole('link', { name: '202601010001' })).closest('tr') as HTMLElement);
  expect(row.getByText('加急')).toBeDefined();
  await desk.user.selectOptions(await screen.findByRole('combobox', { name: '标签' }), '加急');
  expect(desk.calls.at(-1)?.url.searchParams.get('tag')).toBe('加急');
});
