import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';
import { wireOrder, wireOrderLine } from '#testing/wire-orders.ts';

const found = (own: Partial<Schemas['AfterSalesDetail']> = {}): Schemas['AfterSalesDetail'] => ({
  id: 6,
  order_id: 9,
  order_no: '202611200000009',
  kind: 'papers',
  status: 'working',
  describe: '缺少批号202601012的药检报告',
  lines: [wireOrderLine()],
  pictures: [],
  phone: '13800001234',
  talk: [{ from: 'service', text: '已联系厂家补发', pictures: [], created_at: wireNow + 60 }],
  result: null,
  events: [{ status: 'pending', note: '提交申请', created_at: wireNow }],
  created_at: wireNow,
  ...own,
});

test('[R044] [C133] shows the problem, the conversation and the request’s status', async () => {
  renderShop('/order/afterSalesInfo/6', { 'GET /api/order/after_sales/6': () => ({ data: found() }) });
  expect(await screen.findByRole('heading', { name: '处理中' })).toBeTruthy();
  expect(screen.getByText('缺少批号202601012的药检报告')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: '沟通记录' })).getByText('已联系厂家补发')).toBeTruthy();
  expect(screen.getByText('六味地黄丸（浓缩丸）')).toBeTruthy();
});

test('[R044] shows the outcome of a solved request', async () => {
  const solved = found({ status: 'solved', result: '药检报告已补传', talk: [] });
  renderShop('/order/afterSalesInfo/6', { 'GET /api/order/after_sales/6': () => ({ data: solved }) });
  expect(await screen.findByText('药检报告已补传')).toBeTruthy();
  expect(screen.getByText('客服还没有答复')).toBeTruthy();
});

test('[P8] a request that is missing or another buyer’s leads to /404', async () => {
  renderShop('/order/afterSalesInfo/6', { 'GET /api/order/after_sales/6': () => ({ status: 404 }) });
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
});

const form = (routes: Parameters<typeof renderShop>[1] = {}) =>
  renderShop('/order/info/9?apply=after-sales', { 'GET /api/order/9': () => ({ data: wireOrder() }), ...routes });

test('[R044] [C132] requests service for chosen lines and opens the request', async () => {
  const { user, calls } = form({
    'POST /api/order/9/after_sales': () => ({ data: { id: 6 } }),
    'GET /api/order/after_sales/6': () => ({ data: found() }),
  });
  await user.click(await screen.findByRole('radio', { name: /资料问题/ }));
  await user.type(screen.getByRole('textbox', { name: /问题描述/ }), '缺少药检报告');
  await user.click(screen.getByRole('checkbox', { name: /六味地黄丸/ }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('heading', { name: '处理中' })).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST')?.form;
  expect(Object.fromEntries(sent ?? [])).toMatchObject({
    kind: 'papers',
    describe: '缺少药检报告',
    phone: '13800001234',
    'line_ids[0]': '31',
  });
});

test('[E3] [V1] reports missing or invalid input next to its field, and sends nothing', async () => {
  const { user, calls } = form();
  const phone = await screen.findByRole('textbox', { name: /联系电话/ });
  await user.clear(phone);
  await user.type(phone, '123');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('请至少写5个字')).toBeTruthy();
  expect(screen.getByText('请填写正确的手机号码或固定电话')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('[R044] typed input survives a reload', async () => {
  const first = form();
  await first.user.type(await screen.findByRole('textbox', { name: /问题描述/ }), '外箱受潮');
  first.unmount();
  form();
  await waitFor(() =>
    expect((screen.getByRole('textbox', { name: /问题描述/ }) as HTMLTextAreaElement).value).toBe('外箱受潮'),
  );
});
