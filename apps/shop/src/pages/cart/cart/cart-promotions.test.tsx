import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireCart, wireCartLine, wireFullReduction, wireGoods } from '#testing/wire-samples.ts';
import CartPage from './cart-page.tsx';

const show = () => renderPage(<CartPage />, { path: '/cart' });

const ware = (goods_id: number, name: string) => ({
  goods_id,
  name,
  number: '10',
  stock: '100',
  ypgg: '500ml',
  bzdw: '瓶',
  image: `/pictures/goods/${goods_id}/1.svg`,
});

/** Iodine swaps at 1.70 from 200 on, alcohol at 2.70 from 500 on. */
const swapRule = (goodsIds: number[]): Schemas['Manjian'] => ({
  ...wireFullReduction(goodsIds),
  id: 8,
  kind: 'swap',
  title: '满200超值换购',
  tiers: [
    { amount: '200.00', money: '0.00', status: 1, gifts: [], swaps: [{ ...ware(40, '碘伏消毒液'), price: '1.7000' }] },
    { amount: '500.00', money: '0.00', status: 0, gifts: [], swaps: [{ ...ware(41, '酒精消毒液'), price: '2.7000' }] },
  ],
});

const giftRule = (goodsIds: number[], cant_give_reason: string | null = null): Schemas['Manjian'] => ({
  ...wireFullReduction(goodsIds),
  id: 9,
  kind: 'gift',
  title: '满200赠口罩',
  tiers: [
    {
      amount: '200.00',
      money: '0.00',
      status: 1,
      gifts: [{ ...ware(42, '医用口罩'), number: '2', cant_give_reason }],
      swaps: [],
    },
  ],
});

test('[D3][C022] swap products of a reached tier are added to their activity, those of a higher one show the missing amount', async () => {
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([wireCartLine({ activity_ids: [8] })], [swapRule([12])]) }),
    'POST /api/cart': () => ({ data: { results: [], total: 2 } }),
  });
  const { user } = show();
  const offers = within(await screen.findByRole('region', { name: '可换购商品' }));
  expect(offers.getByText('再买¥244.00可换购')).toBeTruthy();
  expect(offers.queryByRole('button', { name: '换购 酒精消毒液' })).toBeNull();
  await user.click(offers.getByRole('button', { name: '换购 碘伏消毒液' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/cart')).toBe(true));
  const form = calls.find(({ path }) => path === '/api/cart')?.form;
  expect(form?.get('params[0][goods_id]')).toBe('40');
  expect(form?.get('params[0][activity_id]')).toBe('8');
});

test('[D3] a swap line whose tier is no longer reached stays in its group, says so and does not count', async () => {
  const swapped = wireCartLine({
    id: 2,
    goods_id: 40,
    goods: wireGoods({ id: 40, name: '碘伏消毒液' }),
    goods_type: 4,
    type: 4,
    activity_id: 8,
    special_price: { ...special, kind: 'swap', activity_id: 8, price: '1.7000' },
  });
  fakeServer({
    'GET /api/cart/list': () => ({
      data: wireCart([wireCartLine({ number: '10', activity_ids: [8] }), swapped], [swapRule([12])]),
    }),
  });
  show();
  const group = within(await screen.findByRole('region', { name: /满200超值换购/ }));
  const line = within(group.getByRole('group', { name: '碘伏消毒液' }));
  expect(line.getByText('未满足换购条件')).toBeTruthy();
  expect(line.getByRole('checkbox')).toHaveProperty('disabled', true);
  expect(screen.getByText(/已选 1 种/)).toBeTruthy();
});

test('[B1] a gift that the buyer may not have says why', async () => {
  const reason = '医用口罩：超出经营范围：二类器械，不能作赠品';
  fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([wireCartLine({ activity_ids: [9] })], [giftRule([12], reason)]) }),
  });
  show();
  expect(within(await screen.findByRole('region', { name: '赠品' })).getByText(reason)).toBeTruthy();
});

test('[D3][L4] gifts show their quantity, even if the lines are grouped under another promotion', async () => {
  fakeServer({
    'GET /api/cart/list': () => ({
      data: wireCart([wireCartLine({ activity_ids: [7, 9] })], [wireFullReduction([12]), giftRule([12])]),
    }),
  });
  show();
  const gifts = within(await screen.findByRole('region', { name: '赠品' }));
  expect(gifts.getByText('医用口罩')).toBeTruthy();
  expect(gifts.getByText('×2瓶')).toBeTruthy();
  expect(screen.getAllByRole('group', { name: '六味地黄丸（浓缩丸）' })).toHaveLength(1);
});

const plan = [{ goods: wireGoods({ id: 30, name: '板蓝根颗粒' }), number: '10', price: '4.4000', amount: '44.00' }];
const nextBestStep = {
  'GET /api/cart/list': () => ({ data: wireCart([wireCartLine({ activity_ids: [7] })], [wireFullReduction([12])]) }),
  'POST /api/cart/next_hint': () => ({
    data: {
      hints: [
        {
          kind: 'full_reduction',
          id: 7,
          measure: 'money',
          missing: '44.00',
          gain: '20.00',
          text: '再买¥44.00减¥20.00',
          plan,
          plan_text: '加购 板蓝根颗粒 10盒，共¥44.00',
        },
      ],
    },
  }),
};

test('[K6][C023] the fill-up dialog proposes usual products and adds them together', async () => {
  const calls = fakeServer({
    ...nextBestStep,
    'POST /api/cart': () => ({ data: { results: [{ ...added, goods_id: 30 }], total: 2 } }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '凑单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '凑单推荐' }));
  expect(await dialog.findByText('板蓝根颗粒')).toBeTruthy();
  expect(dialog.getByText(/共 ¥44.00，可再省 ¥20.00/)).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('next_hint'))?.query.get('id')).toBe('7');
  await user.click(dialog.getByRole('button', { name: '加入购物车（1 种）' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '凑单推荐' })).toBeNull());
  expect(calls.find(({ path }) => path === '/api/cart')?.form.get('params[0][number]')).toBe('10');
});

test('[K6][C023] the fill-up dialog stays open if a product could not be added', async () => {
  const calls = fakeServer({
    ...nextBestStep,
    'POST /api/cart': () => ({
      data: { results: [{ ...added, ok: false, line_id: null, code: 'NO_STOCK', goods_id: 30 }], total: 1 },
    }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '凑单' }));
  const add = await screen.findByRole('button', { name: '加入购物车（1 种）' });
  await user.click(add);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/cart'));
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  expect(screen.getByRole('dialog', { name: '凑单推荐' })).toBeTruthy();
});

const added = { ok: true, line_id: 3, code: null, message: '', number: '10' };

const special: NonNullable<Schemas['CartLine']['special_price']> = {
  activity_id: 8,
  kind: 'swap',
  price: '1.7000',
  start_time: 1_763_500_000,
  end_time: 1_763_700_000,
  number: null,
  xg_number: '10',
  with_coupon: 0,
};
