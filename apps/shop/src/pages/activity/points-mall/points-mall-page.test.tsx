import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireVisitor } from '#testing/wire-browse.ts';
import { wireAddress, wireWallet } from '#testing/wire-wallet.ts';

const goods = (id: number, own: Partial<Schemas['PointsGoods']> = {}): Schemas['PointsGoods'] => ({
  id,
  name: `礼品${id}`,
  image: `/pictures/points/${id}.svg`,
  points: 300,
  market_price: '9.90',
  number: 20,
  limit: 2,
  describe: '独立小包',
  ...own,
});
const mall = (list: Schemas['PointsGoods'][]) => ({
  'GET /api/points/goods': () => ({ data: { list, total: list.length, page: 1, per_page: 20 } }),
  'GET /api/user/user_money': () => ({ data: wireWallet({ points: 700 }) }),
  'GET /api/address': () => ({
    data: [wireAddress({ id: 4 }), wireAddress({ id: 5, receiver: '李药师', is_default: 0 })],
  }),
});

describe('[R009] the points mall', () => {
  test('[C184][C059] shows products, points and why a product is unavailable', async () => {
    renderShop('/jfsc', mall([goods(1), goods(2, { points: 900 }), goods(3, { number: 0 })]));
    expect(await screen.findByRole('button', { name: '立即兑换 礼品1' })).toBeDefined();
    expect(await screen.findByText('700')).toBeDefined();
    expect(screen.getByRole('button', { name: '还差 200 积分 礼品2' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: '已兑完 礼品3' }).hasAttribute('disabled')).toBe(true);
  });

  test('shows the details of a product, and exchanges it from there', async () => {
    const { user } = renderShop('/jfsc', mall([goods(1), goods(2, { points: 900, limit: 0 })]));
    expect(await screen.findByText('700')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '礼品2' }));
    const other = within(await screen.findByRole('dialog', { name: '礼品2' }));
    expect(other.getByText('900 积分 / 份')).toBeDefined();
    expect(other.getByText('不限')).toBeDefined();
    expect(other.getByRole('button', { name: '还差 200 积分 礼品2' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '礼品1' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '礼品1' })).getByRole('button', { name: '立即兑换 礼品1' }),
    );
    expect(await screen.findByRole('dialog', { name: '兑换确认' })).toBeDefined();
  });

  test('[C184] can be narrowed to what the buyer can exchange', async () => {
    const { user, calls } = renderShop('/jfsc', mall([goods(1)]));
    await user.click(await screen.findByRole('link', { name: '我能兑换的' }));
    expect(await screen.findByRole('link', { name: '我能兑换的', current: true })).toBeDefined();
    expect(calls.findLast(({ path }) => path === '/api/points/goods')?.query.get('affordable')).toBe('1');
  });

  test('[C185][C140] exchanges the chosen quantity, sent to the chosen address', async () => {
    const { user, calls } = renderShop('/jfsc', {
      ...mall([goods(1)]),
      'POST /api/points/exchange': () => ({
        data: {
          id: 9,
          order_no: 'J1',
          goods_id: 1,
          name: '礼品1',
          image: '/p.svg',
          number: 2,
          points: 600,
          status: 'pending',
          address: {
            receiver: '李药师',
            phone: '13900000000',
            region_code: '510104',
            region: '四川省',
            detail: '某路1号',
          },
          company: null,
          tracking_no: null,
          created_at: 1_763_600_000,
        },
      }),
    });
    expect(await screen.findByText('700')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '立即兑换 礼品1' }));
    const dialog = await screen.findByRole('dialog', { name: '兑换确认' });
    const quantity = within(dialog).getByRole('spinbutton', { name: '兑换数量' });
    await user.clear(quantity);
    await user.type(quantity, '5{Enter}');
    expect(await within(dialog).findByText(/兑换后剩余 100/)).toBeDefined();
    await user.click(await within(dialog).findByRole('radio', { name: /李药师/ }));
    await user.click(within(dialog).getByRole('button', { name: '确认兑换' }));
    expect(await screen.findByText('兑换成功')).toBeDefined();
    const form = calls.find(({ path }) => path === '/api/points/exchange')?.form;
    expect([form?.get('id'), form?.get('number'), form?.get('address_id')]).toEqual(['1', '2', '5']);
    expect(form?.get('idempotency_key')).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[O1] a repeat of the same exchange reuses its key', async () => {
    const { user, calls } = renderShop('/jfsc', {
      ...mall([goods(1)]),
      'POST /api/points/exchange': () => ({ status: 503 }),
    });
    await user.click(await screen.findByRole('button', { name: '立即兑换 礼品1' }));
    const confirm = await screen.findByRole('button', { name: '确认兑换' });
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    const sent = () => calls.filter(({ path }) => path === '/api/points/exchange');
    await user.click(confirm);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).not.toBe('true'));
    await user.click(confirm);
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = sent().map(({ form }) => form.get('idempotency_key'));
    expect(keys[0]).toBe(keys[1]);
  });

  test('[P2] sends visitors to the login page and back', async () => {
    const { calls } = renderShop('/jfsc', {
      ...mall([goods(1)]),
      'GET /api/user/base': () => ({ data: wireVisitor() }),
    });
    const link = await screen.findByRole('link', { name: '登录后兑换 礼品1' });
    expect(link.getAttribute('href')).toBe('/login?back=%2Fjfsc');
    expect(calls.some(({ path }) => path === '/api/user/user_money')).toBe(false);
  });

  test('[R124] says who may exchange to a person without the role, also in the details', async () => {
    const { user, calls } = renderShop('/jfsc', {
      ...mall([goods(1)]),
      'GET /api/user/base': () => ({ data: wireBuyer({ person: { name: '张小药', roles: ['receiver'] } }) }),
    });
    const button = await screen.findByRole('button', { name: '立即兑换 礼品1' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await user.click(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe('仅限采购员或企业负责人操作，您的角色是收货员');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: '礼品1' }));
    const details = within(await screen.findByRole('dialog', { name: '礼品1' }));
    expect(details.getByRole('button', { name: '立即兑换 礼品1' }).getAttribute('aria-disabled')).toBe('true');
    expect(calls.some(({ path }) => path === '/api/points/exchange')).toBe(false);
  });

  test('says when there are no products', async () => {
    renderShop('/jfsc', mall([]));
    expect(await screen.findByText('暂无可兑换的商品')).toBeDefined();
  });
});
