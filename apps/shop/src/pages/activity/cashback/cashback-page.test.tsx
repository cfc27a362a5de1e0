import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListing, wireNow, wireVisitor } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const cashback = (own: Partial<Schemas['Cashback']> = {}): Schemas['Cashback'] => ({
  activity: {
    id: 610,
    kind: 'cashback',
    title: '满额返现季',
    describe: '满3000元返30元',
    image: '/pictures/banner/610.svg',
    url: '/hb',
    start_time: wireNow - 60,
    end_time: wireNow + 86_400,
    goods_count: 0,
  },
  rules: '活动期内付款的订单按实付货款累计\n满3000元返30元',
  tiers: [
    { amount: '3000.00', money: '30.00', status: 1 },
    { amount: '8000.00', money: '100.00', status: 0 },
  ],
  amount: '4200.00',
  missing: '3800.00',
  timestamp: wireNow,
  ...own,
});
const showing = (data: Schemas['Cashback']) => ({
  'GET /api/activity/cashback': () => ({ data }),
  'GET /api/goods/list': () => ({ data: wireListing([wireGoods()], { total: 1 }) }),
});

describe('[R011] the cashback', () => {
  test('[C199] shows the tier reached, what the next one requires and what it pays', async () => {
    renderShop('/hb', showing(cashback()));
    expect(await screen.findByRole('heading', { level: 1, name: '满额返现季' })).toBeDefined();
    const progress = screen.getByRole('region', { name: '我的进度' });
    await waitFor(() => expect(progress.textContent).toContain('再买 ¥3,800.00，可返 ¥100.00'));
    expect(within(progress).getByRole('list', { name: /已累计 ¥4,200.00/ }).textContent).toBe(
      '返 ¥30满 ¥3,000返 ¥100满 ¥8,000',
    );
    expect(await screen.findByRole('heading', { name: /六味地黄丸/ })).toBeDefined();
  });

  test('says when the highest tier is reached', async () => {
    const tiers = [{ amount: '3000.00', money: '30.00', status: 1 as const }];
    renderShop('/hb', showing(cashback({ tiers, missing: null })));
    expect(await screen.findByText('已达到最高档')).toBeDefined();
  });

  test('[C034] counts all products, or only the ones it names', async () => {
    const { calls, unmount } = renderShop('/hb', showing(cashback()));
    await screen.findByRole('heading', { name: /六味地黄丸/ });
    const asked = (list: typeof calls) => list.filter(({ path }) => path === '/api/goods/list').at(-1)?.query;
    expect(asked(calls)?.get('activity_id')).toBeNull();
    unmount();
    const named = cashback();
    if (named.activity) named.activity.goods_count = 12;
    const second = renderShop('/hb', showing(named));
    await screen.findByRole('heading', { name: /六味地黄丸/ });
    expect(asked(second.calls)?.get('activity_id')).toBe('610');
  });

  test('[P2] sends visitors to log in for their progress', async () => {
    const data = cashback({ amount: '0.00', missing: '3000.00' });
    renderShop('/hb', { ...showing(data), 'GET /api/user/base': () => ({ data: wireVisitor() }) });
    const link = await screen.findByRole('link', { name: '登录查看' });
    expect(link.getAttribute('href')).toBe('/login?back=%2Fhb');
  });

  test('links to running activities if it is not running', async () => {
    renderShop('/hb', showing(cashback({ activity: null, tiers: [] })));
    expect(await screen.findByText('活动不存在或已结束')).toBeDefined();
  });
});
