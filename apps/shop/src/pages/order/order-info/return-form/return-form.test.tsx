import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';
import { wireOrder, wireOrderLine } from '#testing/wire-orders.ts';

const show = (routes: Parameters<typeof renderShop>[1] = {}, order = wireOrder()) =>
  renderShop('/order/info/9?apply=return', {
    'GET /api/order/9': () => ({ data: order }),
    'GET /api/order/9/logistics': () => ({ data: { parcels: [] } }),
    ...routes,
  });

const asked = {
  id: 4,
  order_id: 9,
  order_no: '202611200000009',
  status: 'applied',
  lines: [{ line: wireOrderLine(), number: '2', refund: '66.66', codes: [] }],
  reason: '包装破损',
  describe: '',
  pictures: [],
  refund: '66.66',
  refund_to: 'balance',
  answer: null,
  return_address: null,
  events: [{ status: 'applied', note: '提交申请', created_at: wireNow }],
  created_at: wireNow,
};

test('[R043] [K5] [C130] shows the exact refund for the chosen units, sends them and opens the return', async () => {
  const { user, calls } = show({
    'POST /api/order/9/return': () => ({ data: { id: 4 }, message: '退货申请已提交' }),
    'GET /api/order/return/4': () => ({ data: asked }),
  });
  await user.click(await screen.findByRole('checkbox', { name: '退 六味地黄丸（浓缩丸） 200丸/瓶' }));
  const quantity = screen.getByRole('spinbutton', { name: '六味地黄丸（浓缩丸） 200丸/瓶 退货数量' });
  expect((quantity as HTMLInputElement).value).toBe('3');
  await user.clear(quantity);
  await user.type(quantity, '2{Enter}');
  await waitFor(() => expect(screen.getByText(/预计退款/).textContent).toContain('66.66'));
  await user.selectOptions(screen.getByRole('combobox', { name: /原因/ }), '包装破损');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('heading', { name: '申请中' })).toBeTruthy();
  const form = calls.find(({ method }) => method === 'POST')?.form;
  expect(form?.get('lines[0][line_id]')).toBe('31');
  expect(form?.get('lines[0][number]')).toBe('2');
  expect(form?.get('reason')).toBe('包装破损');
});

test('[K5] deducts other returns: the last units refund the remainder', async () => {
  const returnable = [{ line_id: 31, number: '1', returned: '2', refunded: '66.66' }];
  const { user } = show({}, wireOrder({ returnable }));
  await user.click(await screen.findByRole('checkbox', { name: /全部退货/ }));
  expect(screen.getByText(/预计退款/).textContent).toContain('33.33');
});

test('[R043] sends nothing without products and a reason, and says so', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('请选择要退的商品')).toBeTruthy();
  expect(screen.getByText('请选择退货原因')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('[E3] shows the server’s refusal next to the lines', async () => {
  const { user } = show({
    'POST /api/order/9/return': () => ({
      status: 422,
      errors: { 'lines[0][number]': ['六味地黄丸（浓缩丸）最多还能退1盒'] },
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: /全部退货/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /原因/ }), '质量问题');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(screen.getAllByText(/最多还能退1盒/).length).toBeGreaterThan(0));
});

test('[R043] [C171] input and pictures survive a reload', async () => {
  const routes = { 'POST /api/upload': () => ({ data: { url: '/uploads/a.png', size: 3 } }) };
  const first = show(routes);
  await first.user.click(await screen.findByRole('checkbox', { name: /全部退货/ }));
  await first.user.selectOptions(screen.getByRole('combobox', { name: /原因/ }), '效期不符');
  const picture = new File(['png'], 'box.png', { type: 'image/png' });
  await first.user.upload(screen.getByLabelText('图片'), picture);
  expect(await screen.findByRole('button', { name: /查看 图片 1/ })).toBeTruthy();
  first.unmount();
  show(routes);
  expect(await screen.findByRole('button', { name: /查看 图片 1/ })).toBeTruthy();
  expect((screen.getByRole('combobox', { name: /原因/ }) as HTMLSelectElement).value).toBe('效期不符');
  expect(screen.getByText(/预计退款/).textContent).toContain('99.99');
});
