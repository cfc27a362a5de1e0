import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';
import { wireOrderLine } from '#testing/wire-orders.ts';

const found = (own: Partial<Schemas['ReturnDetail']> = {}): Schemas['ReturnDetail'] => ({
  id: 4,
  order_id: 9,
  order_no: '202611200000009',
  status: 'agreed',
  lines: [{ line: wireOrderLine(), number: '1', refund: '33.33', codes: [] }],
  reason: '包装破损',
  describe: '外箱受潮',
  pictures: ['/uploads/a.png'],
  refund: '33.33',
  refund_to: 'balance',
  answer: null,
  return_address: '成都市双流区物流大道8号',
  events: [
    { status: 'applied', note: '提交申请', created_at: wireNow },
    { status: 'agreed', note: '同意退货', created_at: wireNow + 60 },
  ],
  created_at: wireNow,
  ...own,
});
const show = (own: Partial<Schemas['ReturnDetail']> = {}) =>
  renderShop('/order/returnInfo/4', { 'GET /api/order/return/4': () => ({ data: found(own) }) });

test('[R043] [C131] shows lines, reason, pictures, tracking and refund of a return', async () => {
  const { user } = show();
  expect(await screen.findByRole('heading', { name: '已同意' })).toBeTruthy();
  expect(screen.getByText('成都市双流区物流大道8号')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: '退货进度' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.match(/[^\d\s:-]+/)?.[0])).toEqual([
    '提交申请',
    '同意退货',
    '收到退货',
    '退款完成',
  ]);
  expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('table', { name: '退货商品' }).textContent).toContain('¥33.33');
  expect(screen.getByText('外箱受潮')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '查看 退货图片 1' }));
  expect(screen.getByRole('dialog', { name: '退货图片 1' })).toBeTruthy();
});

test('[R043] a refused return says why and links to another one', async () => {
  show({ status: 'refused', answer: '已超过退货期限', return_address: null });
  expect(await screen.findByText('已超过退货期限')).toBeTruthy();
  expect(screen.getByRole('link', { name: '重新申请' }).getAttribute('href')).toBe('/order/info/9?apply=return');
});

test('[R043] a return that has arrived no longer shows the return address', async () => {
  show({ status: 'returning' });
  expect(await screen.findByText('已收到寄回的商品，正在安排退款。')).toBeTruthy();
  expect(screen.queryByText('成都市双流区物流大道8号')).toBeNull();
});

test('[R043] a refund by bank waits until the transfer is booked', async () => {
  const events = [{ status: 'returning', note: '盘点时少了', created_at: 1_767_225_600 }];
  show({ status: 'returning', refund_to: 'bank', return_address: null, events });
  expect(await screen.findByRole('heading', { name: '待退款' })).toBeTruthy();
  expect(screen.getByText('¥33.33 待退款（银行转账，汇出后通知您）。')).toBeTruthy();
  expect(screen.queryByText(/收到/)).toBeNull();
});

test('[R043] a refunded return says where the money went', async () => {
  show({ status: 'refunded', return_address: null });
  expect(await screen.findByText('¥33.33 已退至账户余额。')).toBeTruthy();
});

test('[P8] a return that is missing or another buyer’s leads to /404', async () => {
  renderShop('/order/returnInfo/4', { 'GET /api/order/return/4': () => ({ status: 404 }) });
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
});
