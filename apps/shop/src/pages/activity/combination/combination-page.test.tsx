import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireHiddenGoods, wireNow, wireVisitor } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const member = (id: number, own: Partial<Schemas['CombinationGoods']> = {}): Schemas['CombinationGoods'] => ({
  goods: wireGoods({ id, name: `品种${id}`, goods_manjian_id: 4 }),
  number: '2',
  price: '9.9000',
  ...own,
});
const combination = (own: Partial<Schemas['Combination']> = {}): Schemas['Combination'] => ({
  id: 6,
  title: '感冒家庭装组合',
  image: '/pictures/banner/6.svg',
  price: '53.90',
  ori_price: '61.40',
  number: '12',
  goods: [member(21), member(22, { number: '1.5', price: '12.0000' })],
  start_time: wireNow - 60,
  end_time: wireNow + 86_400,
  is_buy: 1,
  cant_buy_reason: null,
  ...own,
});
const page = (list: Schemas['Combination'][], total = list.length) => ({
  'GET /api/combination': () => ({ data: { list, total, page: 1, per_page: 10 } }),
});

describe('[R013] combinations', () => {
  test('[C047] show what a set contains, costs and saves', async () => {
    renderShop('/zhzq', page([combination()]));
    const card = await screen.findByRole('article', { name: '感冒家庭装组合' });
    expect(
      within(card)
        .getByRole('link', { name: /品种21/ })
        .getAttribute('href'),
    ).toBe('/list_info/21');
    expect(card.textContent).toContain('× 1.5盒');
    expect(card.textContent).toContain('53.90');
    expect(card.textContent).toContain('省 ¥7.50');
    expect(card.textContent).toContain('可购 12 套');
  });

  test('[C022] add complete sets: every member, once per set', async () => {
    const { user, calls } = renderShop('/zhzq', {
      ...page([combination()]),
      'POST /api/cart': () => ({ message: '已加入购物车', data: { results: [], total: 5 } }),
    });
    const field = await screen.findByRole('spinbutton', { name: '感冒家庭装组合 套数' });
    await user.clear(field);
    await user.type(field, '3{Enter}');
    await user.click(screen.getByRole('button', { name: '整套加入购物车' }));
    await waitFor(() => expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/cart')).toBe(true));
    const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.form;
    const of = (index: number, field: string) => form?.get(`params[${index}][${field}]`);
    expect([of(0, 'goods_id'), of(0, 'number'), of(0, 'activity_id'), of(0, 'price')]).toEqual([
      '21',
      '6',
      '6',
      '9.9000',
    ]);
    expect([of(1, 'goods_id'), of(1, 'number'), of(1, 'type')]).toEqual(['22', '4.5', of(0, 'type')]);
    expect(of(0, 'type')).toBe('3');
  });

  test('[B1] say why a set cannot be bought', async () => {
    const reason: Schemas['BlockReason'] = {
      code: 'OUT_OF_SCOPE',
      message: '超出经营范围：二类器械',
      fix: { kind: 'route', route: 'account_documents', label: '去维护资质' },
    };
    renderShop('/zhzq', page([combination({ number: '0', is_buy: 0, cant_buy_reason: reason })]));
    expect(await screen.findByText('超出经营范围：二类器械')).toBeDefined();
    expect(screen.queryByRole('button', { name: '整套加入购物车' })).toBeNull();
  });

  test('[P1] hide their prices from visitors, who are sent to log in', async () => {
    const hidden = combination({
      price: null,
      ori_price: null,
      number: '0',
      is_buy: 0,
      goods: [member(21, { goods: wireHiddenGoods({ id: 21, name: '品种21' }), price: null })],
      cant_buy_reason: wireHiddenGoods().cant_buy_reason ?? null,
    });
    renderShop('/zhzq', { ...page([hidden]), 'GET /api/user/base': () => ({ data: wireVisitor() }) });
    const card = await screen.findByRole('article', { name: '感冒家庭装组合' });
    expect(card.textContent).toContain('登录后可见');
    expect(within(card).getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login?back=%2Fzhzq');
  });

  test('store the page in the address', async () => {
    const { calls } = renderShop('/zhzq?page=2', page([combination()], 25));
    expect(await screen.findByRole('link', { name: /下一页/ })).toBeDefined();
    expect(calls.find(({ path }) => path === '/api/combination')?.query.get('page')).toBe('2');
  });

  test('say when there are none, and retry if they fail to load', async () => {
    const { unmount } = renderShop('/zhzq', page([]));
    expect(await screen.findByText('暂无进行中的组合')).toBeDefined();
    unmount();
    const { user, calls } = renderShop('/zhzq', { 'GET /api/combination': () => ({ status: 500 }) });
    const asked = () => calls.filter(({ path }) => path === '/api/combination').length;
    const retry = await screen.findByRole('button', { name: /重试|重新加载/ });
    const before = asked();
    await user.click(retry);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });
});
