import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';

const report = {
  id: 3,
  goods_id: 12,
  name: '六味地黄丸',
  ypgg: '200丸/瓶',
  sccj: '豫西本草制药有限公司',
  pihao: '20260312',
  issued_on: '2026-03-20',
  url: '/reports/3.pdf',
  bought: 1 as const,
};

test('[R117][C258] reports are found by batch and opened as PDF', async () => {
  const { user, calls } = renderShop('/zjbg', {
    'GET /api/goods/reports': ({ query }) => ({
      data: { list: query.get('keywords') === '0000' ? [] : [report], total: 1, page: 1, per_page: 20 },
    }),
  });
  const link = await screen.findByRole('link', { name: '查看报告 六味地黄丸 20260312' });
  expect(link.getAttribute('href')).toBe('/reports/3.pdf');
  expect(screen.getByText('买过此批')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: '按批号或商品搜索' }), '0000{Enter}');
  expect(await screen.findByText('没有“0000”的质检报告')).toBeDefined();
  await waitFor(() => expect(calls.at(-1)?.query.get('keywords')).toBe('0000'));
});
