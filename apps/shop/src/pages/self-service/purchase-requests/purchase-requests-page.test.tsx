import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';

const wireRequest = (own: Partial<Schemas['PurchaseRequest']> = {}): Schemas['PurchaseRequest'] => ({
  id: 5,
  status: 'open',
  company: '康宁大药房（高新店）',
  asked_by: '张小药',
  title: '六味地黄丸',
  remark: '',
  total: '600.00',
  total_now: '600.00',
  problem: null,
  steps: [
    {
      company: '康宁大药房（总店）',
      reasons: ['金额满¥500.00'],
      approved_by: null,
      changes: ['李店长：六味地黄丸 8瓶改为6瓶'],
    },
  ],
  can_decide: 1,
  can_withdraw: 0,
  waits_for: '康宁大药房（总店）的负责人或审批人',
  lines: [
    {
      id: 9,
      goods_id: 12,
      name: '六味地黄丸',
      ypgg: '200丸/瓶',
      sccj: '豫西本草制药有限公司',
      bzdw: '瓶',
      number: '6',
      zbz: '1',
      price: '100.00',
      amount: '600.00',
      reason: null,
    },
  ],
  created_at: wireNow,
  decided_at: null,
  decided_by: '',
  answer: '',
  order_no: null,
  order_id: null,
  ...own,
});
const show = (request: Schemas['PurchaseRequest'], more = {}) =>
  renderShop('/cgsq', {
    'GET /api/user/base': () => ({ data: wireBuyer({ request_count: 1 }) }),
    'GET /api/company/request': () => ({ data: { list: [request], total: 1, page: 1, per_page: 20 } }),
    ...more,
  });
const sent = (calls: ReturnType<typeof show>['calls']) => calls.filter(({ method }) => method !== 'GET');

test('[R125] [C314] one press approves at the total shown', async () => {
  const { user, calls } = show(wireRequest(), { 'POST /api/company/request/5/approve': () => ({ data: null }) });
  for (const text of [
    '张小药',
    '康宁大药房（总店）：金额满¥500.00',
    '李店长：六味地黄丸 8瓶改为6瓶',
    '康宁大药房（高新店）',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '同意' }));
  expect(await screen.findByText('已同意')).toBeDefined();
  expect(sent(calls).map(({ form }) => form?.get('expected_total'))).toEqual(['600.00']);
});

test('[R125] [C314] a total that has risen needs a second press', async () => {
  const { user, calls } = show(wireRequest({ total_now: '660.00' }), {
    'POST /api/company/request/5/approve': () => ({ data: null }),
  });
  expect(await screen.findByText('金额已由申请时的¥600.00升至¥660.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '按新金额同意' }));
  expect(sent(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '同意' }));
  expect(await screen.findByText('已同意')).toBeDefined();
  expect(sent(calls).map(({ form }) => form?.get('expected_total'))).toEqual(['660.00']);
});

test('[R125] [C315] a request goes back with a word', async () => {
  const { user, calls } = show(wireRequest(), { 'POST /api/company/request/5/return': () => ({ data: null }) });
  await user.click(await screen.findByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '退回' }));
  expect(await dialog.findByText('请填写退回原因')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '先用完库存');
  await user.click(dialog.getByRole('button', { name: '退回' }));
  expect(await screen.findAllByText('已退回')).not.toHaveLength(0);
  expect(sent(calls)[0]?.form?.get('reason')).toBe('先用完库存');
});

test('[R125] [C316] quantities are changed before approval', async () => {
  const { user, calls } = show(wireRequest(), { 'PUT /api/company/request/5': () => ({ data: null }) });
  await user.click(await screen.findByRole('button', { name: '改数量' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /六味地黄丸/ });
  await user.clear(field);
  await user.type(field, '4');
  await user.click(dialog.getByRole('button', { name: '保存数量' }));
  expect(await screen.findByText('数量已修改，请核对金额后同意')).toBeDefined();
  expect(String(sent(calls)[0]?.form)).toContain(encodeURIComponent('lines[0][number]'));
});

test('[R125] who asked sees whom it waits for, and can only withdraw it', async () => {
  show(wireRequest({ can_decide: 0, can_withdraw: 1 }));
  expect(await screen.findByText('康宁大药房（总店）的负责人或审批人')).toBeDefined();
  expect(screen.getByRole('button', { name: '撤回' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
});
