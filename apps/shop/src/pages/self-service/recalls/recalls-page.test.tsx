import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';

const notice = (own: Partial<Schemas['RecallNotice']> = {}): Schemas['RecallNotice'] => ({
  id: 5,
  goods_id: 12,
  name: '六味地黄丸',
  ypgg: '200丸/瓶',
  sccj: '豫西本草制药有限公司',
  bzdw: '瓶',
  pihao: 'B1',
  level: 'first',
  reason: '含量不符合规定',
  instruction: '立即停止销售',
  due_on: '2030-01-01',
  created_at: wireNow,
  is_over: 0,
  lines: [{ order_id: 9, order_no: '202611200000009', shipped_at: wireNow, number: '8', returned: '0' }],
  received: '8',
  returned: '0',
  returning: '0',
  remaining: null,
  note: '',
  returns: [],
  ...own,
});

test('[R120] [C270] [C271] shows the remaining quantity of a recalled batch, and returns it in one press', async () => {
  let found = notice();
  const { user, calls } = renderShop('/zhzx_zhtz', {
    'GET /api/user/recall': () => ({ data: [found] }),
    'POST /api/user/recall/5': () => {
      found = notice({ remaining: '6', returning: '6', returns: [31] });
      return { data: found };
    },
  });
  const form = await screen.findByRole('form', { name: '反馈 六味地黄丸 B1' });
  await user.click(within(form).getByRole('button', { name: '提交反馈' }));
  expect(within(form).getByText('请填写剩余数量，没有剩余填 0')).toBeTruthy();
  await user.type(within(form).getByRole('textbox', { name: /剩余数量/ }), '6');
  await user.click(within(form).getByRole('button', { name: '反馈并退货' }));
  expect(await screen.findByRole('link', { name: '退货单 31' })).toBeTruthy();
  expect(screen.getByText('已反馈')).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST')?.form;
  expect([sent?.get('remaining'), sent?.get('returns')]).toEqual(['6', '1']);
});

test('[R120] a recall that has ended can no longer be answered', async () => {
  renderShop('/zhzx_zhtz', { 'GET /api/user/recall': () => ({ data: [notice({ is_over: 1 })] }) });
  expect(await screen.findByText('已结束')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /反馈/ })).toBeNull();
});
