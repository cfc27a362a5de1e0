import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListing, wireNow } from '#testing/wire-browse.ts';
import { wireCart, wireCartLine, wireGoods } from '#testing/wire-samples.ts';

const parts = ['满200可换购', '满500可换购'];
const swapActivity = { id: 31, kind: 'swap' as const, label: parts.join('，'), parts };
const goods = wireGoods({ activities: [swapActivity] });
const swapped = (goods_id: number, name: string, price: string): Schemas['RuleTier']['swaps'][number] => ({
  goods_id,
  name,
  price,
  number: '10',
  stock: '40',
  ypgg: `${goods_id}ml`,
  bzdw: '袋',
  image: '',
});
const detail: Schemas['ActivityDetail'] = {
  activity: {
    id: 31,
    kind: 'swap',
    title: '满200超值换购',
    describe: '满200可换购，满500可换购',
    image: '',
    url: '/yjh/31',
    start_time: wireNow - 60,
    end_time: wireNow + 60,
    goods_count: 2,
  },
  rules: '',
  template: 'zone',
  floors: [],
  tiers: [
    { amount: '200.00', money: '0.00', status: 0, gifts: [], swaps: [swapped(41, '医用棉签', '1.70')] },
    { amount: '500.00', money: '0.00', status: 0, gifts: [], swaps: [swapped(42, '碘伏消毒液', '2.60')] },
  ],
  measure: 'money',
  timestamp: wireNow,
};
const added = (goods_id: number) => ({ goods_id, ok: 1, code: null, message: '', number: '10', line_id: goods_id });

const open = async (lines: Schemas['CartLine'][] = []) => {
  const view = renderShop('/list', {
    'GET /api/goods/list': () => ({ data: wireListing([goods]) }),
    'GET /api/activity/31': () => ({ data: detail }),
    'GET /api/cart/list': () => ({ data: wireCart(lines) }),
    'POST /api/cart': () => ({ message: '已加入购物车', data: { results: [added(12), added(41)], total: 2 } }),
  });
  await view.user.click(await screen.findByRole('button', { name: /^加购商品 六味地黄丸/ }));
  const dialog = await screen.findByRole('dialog', { name: '加购商品' });
  return { ...view, dialog: within(dialog) };
};
const sent = (calls: { method: string; path: string; form: URLSearchParams }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/cart').map(({ form }) => form);

test('[D3][R048] locked swap products show the missing amount, and a larger quantity unlocks them', async () => {
  const { user, dialog } = await open();
  const swab = await dialog.findByRole('checkbox', { name: '换购 医用棉签' });
  expect(swab).toHaveProperty('disabled', true);
  expect(dialog.getByText('41ml')).toBeDefined();
  expect(dialog.getByText('再买¥72.00可换购')).toBeDefined();
  expect(dialog.getByText('再买¥372.00可换购')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: /增加/ }));
  await waitFor(() => expect(swab).toHaveProperty('disabled', false));
  expect(dialog.getByRole('checkbox', { name: '换购 碘伏消毒液' })).toHaveProperty('disabled', true);
});

test('[D6] the cart counts towards the amount, including the line of the same product', async () => {
  const { dialog } = await open([
    wireCartLine({ number: '10', goods, activity_ids: [31] }),
    wireCartLine({ id: 2, goods_id: 13, number: '20', goods: wireGoods({ id: 13 }), activity_ids: [31] }),
  ]);
  expect(await dialog.findByRole('checkbox', { name: '换购 碘伏消毒液' })).toHaveProperty('disabled', false);
});

test('[D3][S15] the product and the chosen swap products go into the cart in one call', async () => {
  const { user, dialog, calls } = await open([
    wireCartLine({ id: 2, goods_id: 13, number: '10', goods: wireGoods({ id: 13 }), activity_ids: [31] }),
  ]);
  await user.click(await dialog.findByRole('checkbox', { name: '换购 医用棉签' }));
  await user.click(dialog.getByRole('button', { name: '加入购物车（含换购 1 种）' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [form, ...others] = sent(calls);
  expect(others).toEqual([]);
  expect(form?.get('params[0][goods_id]')).toBe('12');
  expect(form?.get('params[1][goods_id]')).toBe('41');
  expect(form?.get('params[1][type]')).toBe('4');
  expect(form?.get('params[1][activity_id]')).toBe('31');
});

test('[R048] a custom button label takes precedence: the product is added at once', async () => {
  const own = { ...goods, buy_button_label: '立即秒杀' };
  const { user, calls } = renderShop('/list', {
    'GET /api/goods/list': () => ({ data: wireListing([own]) }),
    'POST /api/cart': () => ({ message: '已加入购物车', data: { results: [added(12)], total: 1 } }),
  });
  await user.click(await screen.findByRole('button', { name: /^立即秒杀 六味地黄丸/ }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
