import { screen, waitFor, within } from '@testing-library/react';
import type { OperationData } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

type Workbench = OperationData<'getWorkbench'>;

const goods = wireGoods({ id: 7, name: '板蓝根颗粒', bzdw: '盒', price: '12.05' });
const due: Workbench['due'] = {
  list: [{ goods, interval_days: 21, days_left: 4, number: '20', last_at: wireNow }],
  total: 12,
  amount: '1986.00',
};
const workbench = (own: Partial<Workbench> = {}): Workbench => ({
  pending: { count: 2, total: '1204.60', expires_at: wireNow + 600 },
  shipped: 2,
  coupons: 5,
  coupons_ending: 1,
  balance: '3200.00',
  last_order: {
    id: 9,
    order_no: '202511200009',
    created_at: wireNow,
    lines: 23,
    images: [],
    amount: '3463.20',
    amount_today: '3421.80',
    cheaper: 4,
    dearer: 0,
    missing: 1,
  },
  due,
  bought: [{ goods, times: 3, number: '60', last_number: '30', last_price: '12.60', last_at: wireNow }],
  reminders: [],
  recalls: 0,
  bought_total: 90,
  ...own,
});
const routes = (own: Partial<Workbench> = {}) => ({ 'GET /api/user/workbench': () => ({ data: workbench(own) }) });

test('[R001] one call loads a buyer’s tasks, and each figure links to its source', async () => {
  const { calls } = renderShop('/', routes());
  const waiting = within(await screen.findByRole('region', { name: '待办' }));
  const hrefOf = (name: RegExp) => waiting.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/待付款.*2 单/)).toBe('/order?status=pending');
  expect(hrefOf(/运输中/)).toBe('/order?status=shipped');
  expect(hrefOf(/可用券 · 3 天内到期 1/)).toBe('/wdqb_yhq');
  expect(hrefOf(/余额/)).toBe('/wdqb_yegl');
  expect(waiting.getByText('¥1,204.60')).toBeDefined();
  expect(hrefOf(/证照/)).toBe('/jcxx_zzzj');
  expect(calls.map(({ path }) => path)).not.toContain('/api/focus');
  expect(calls.filter(({ path }) => path === '/api/user/workbench')).toHaveLength(1);
});

test('[B1] home says first what a buyer may not order, and why', async () => {
  const stopped = [1, 2, 3].map((id) => ({
    goods: wireGoods({
      id,
      name: `感冒灵${id}`,
      is_buy: 0,
      cant_buy_reason: {
        code: 'DOCUMENT_EXPIRED',
        message: '证件已过期：药品经营许可证',
        fix: { kind: 'route', route: 'account_documents', label: '去更新证件' },
      },
    }),
    times: 3,
    number: '60',
    last_number: '30',
    last_price: '12.60',
    last_at: wireNow,
  }));
  renderShop('/', routes({ bought: stopped }));
  const reason = await screen.findByText('证件已过期：药品经营许可证');
  const waiting = screen.getByRole('region', { name: '待办' });
  expect(reason.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText('证照过期')).toHaveLength(3);
});

test('[B3] expiring documents are shown', async () => {
  const document = { id: 1, name: 'GSP 证', expires_on: '2025-12-18', days_left: 28, scopes: [], message: '' };
  renderShop('/', {
    ...routes(),
    'GET /api/user/base': () => ({ data: wireBuyer({ documents: [document] }) }),
  });
  expect(await screen.findByRole('link', { name: /GSP 证 ?28 天 ?后到期/ })).toBeDefined();
});

test('[K3] the last order shows today’s price and opens the reorder dialog', async () => {
  const { user } = renderShop('/', { ...routes(), 'GET /api/order/9/again': () => ({ data: [] }) });
  expect(await screen.findByText(/降价 4 种，暂不可购 1 种/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '核对后加购' }));
  expect(await screen.findByRole('dialog', { name: /再次购买/ })).toBeDefined();
});

test('[K2] a pasted list is matched and opens in quick purchase', async () => {
  const list = { rows: [], matched: 0, reported: 0, columns: [], rest: null };
  const { user, calls } = renderShop('/', {
    ...routes(),
    'POST /api/user/purchase_list': () => ({ data: list }),
  });
  await user.type(await screen.findByRole('textbox', { name: '采购清单' }), '六味地黄丸 10瓶');
  await user.click(screen.getByRole('button', { name: '识别清单' }));
  expect(await screen.findByRole('heading', { name: '快捷采购' })).toBeDefined();
  expect(calls.find(({ path }) => path === '/api/user/purchase_list')?.form.get('text')).toBe('六味地黄丸 10瓶');
});

test('usual purchases can be ordered in the last quantity', async () => {
  const { user } = renderShop('/', routes());
  await user.click(await screen.findByRole('button', { name: '按上次数量填入' }));
  expect(await screen.findByText(/已填 1 种/)).toBeDefined();
  expect(screen.getByText('降 ¥0.55')).toBeDefined();
});

test('without purchases there is nothing to reorder, and the page says when there will be', async () => {
  renderShop('/', routes({ last_order: null, bought: [], due: { list: [], total: 0, amount: '0.00' } }));
  expect(await screen.findByText(/买过三次以后/)).toBeDefined();
  expect(screen.queryByRole('region', { name: '常购商品' })).toBeNull();
  expect(screen.queryByRole('button', { name: '核对后加购' })).toBeNull();
});

test('due products have a page: checked rows go to the cart, others are postponed or muted', async () => {
  const { user, calls } = renderShop('/kjcg?tab=due', {
    'GET /api/user/replenishment': () => ({ data: due }),
    'POST /api/user/replenishment': () => ({ data: null }),
    'POST /api/cart': () => ({ data: { results: [{ goods_id: 7, ok: 1, number: '20', message: '' }], total: 1 } }),
  });
  expect(await screen.findByText('约剩 4 天')).toBeDefined();
  expect(screen.getByText(/每 21 天买一次/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '7 天后再提醒 板蓝根颗粒' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/user/replenishment')).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: '勾选商品加入购物车（1）' }));
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'POST' && path.includes('cart'))).toBe(true));
  await user.click(screen.getByRole('checkbox', { name: '选择 板蓝根颗粒' }));
  expect(screen.getByRole('button', { name: '勾选商品加入购物车（0）' })).toBeDefined();
});

test('[C260][C262] restocked and cheaper products appear above usual purchases until dismissed', async () => {
  const reminder = { goods, awaits: 'price' as const, price: '12.60', created_at: wireNow, sent_at: wireNow };
  const { user, calls } = renderShop('/', {
    ...routes({ reminders: [reminder] }),
    'POST /api/user/goods_reminder/cancel': () => ({ data: null }),
  });
  const strip = within(await screen.findByRole('region', { name: '到货降价提醒' }));
  expect(strip.getByText('已降 ¥0.55')).toBeDefined();
  expect(strip.getByRole('link', { name: /板蓝根颗粒/ }).getAttribute('href')).toBe('/list_info/7');
  await user.click(strip.getByRole('button', { name: '知道了' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/user/goods_reminder/cancel')?.form.getAll('goods_ids[0]')).toEqual([
      '7',
    ]),
  );
});
