import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireCart, wireCartLine, wireFigures, wireGoods } from '#testing/wire-samples.ts';
import CartPage from './cart-page.tsx';

const show = () => renderPage(<CartPage />, { path: '/cart' });
const cartOf = (number: string) => wireCart([wireCartLine({ number })]);
const withNumber = (number: string) => ({ data: cartOf(number) });
const answered = (number: string) => ({ data: wireFigures(cartOf(number)) });
const shownQuantity = () => screen.getByRole<HTMLInputElement>('spinbutton').value;

const settle = async (user: ReturnType<typeof show>['user'], quantity: string) => {
  const field = await screen.findByRole('spinbutton');
  await user.clear(field);
  await user.type(field, `${quantity}{Enter}`);
};

test('[E9][S18] a change without a network is reported, rolled back and can be made again later', async () => {
  let up = true;
  let number = '20';
  fakeServer({
    'GET /api/cart/list': () => (up ? withNumber(number) : Promise.reject(new TypeError('Failed to fetch'))),
    'POST /api/cart/1/edit': ({ form }) => {
      if (!up) return Promise.reject(new TypeError('Failed to fetch'));
      number = form.get('params[number]') ?? '';
      return answered(number);
    },
  });
  const { user } = show();
  await screen.findByRole('spinbutton');
  up = false;
  await settle(user, '50');
  expect(await screen.findByText('网络异常，请检查网络连接')).toBeTruthy();
  await waitFor(() => expect(shownQuantity()).toBe('20'));
  up = true;
  await settle(user, '50');
  await waitFor(() => expect(number).toBe('50'));
  await waitFor(() => expect(shownQuantity()).toBe('50'));
});

test('[S18] changes from another device appear when the window regains focus', async () => {
  let number = '20';
  fakeServer({ 'GET /api/cart/list': () => withNumber(number) });
  show();
  await screen.findByRole('spinbutton');
  number = '40';
  fireEvent.focus(window);
  await waitFor(() => expect(shownQuantity()).toBe('40'));
});

test('[S18] refetching the cart does not undo a change in flight', async () => {
  let answer = () => {};
  fakeServer({
    'GET /api/cart/list': () => withNumber('20'),
    'POST /api/cart/1/edit': async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return answered('50');
    },
  });
  const { user, client } = show();
  await settle(user, '50');
  await act(() => client.refetchQueries({ queryKey: ['cart', 'list'] }));
  expect(shownQuantity()).toBe('50');
  answer();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(shownQuantity()).toBe('50');
});

/** Sends a change and presses 去结算 before its answer. */
const settleDuringChange = async (
  answer: () => ReturnType<typeof answered> | { status: number; code: number; message: string },
) => {
  let release = () => {};
  fakeServer({
    'GET /api/cart/list': () => withNumber('20'),
    'POST /api/cart/1/edit': async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return answer();
    },
  });
  const { user, place } = show();
  await settle(user, '50');
  const button = screen.getByRole('button', { name: '去结算' });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(place().pathname).toBe('/cart');
  release();
  return { button, place };
};

test('去结算 pressed while a change is in flight continues after the answer', async () => {
  const { place } = await settleDuringChange(() => answered('50'));
  await waitFor(() => expect(place().pathname).toBe('/cart_step2'));
});

test('去结算 pressed while a change is in flight stays on the page if the change is refused', async () => {
  const { button, place } = await settleDuringChange(() => ({ status: 409, code: 40902, message: '库存仅剩20盒' }));
  expect(await screen.findByText('库存仅剩20盒')).toBeTruthy();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(place().pathname).toBe('/cart');
});

test('[Q4][C017] a quantity that the server lowers is shown with the reason', async () => {
  fakeServer({
    'GET /api/cart/list': () => withNumber('20'),
    'POST /api/cart/1/edit': () => ({ ...answered('30'), message: '已达最大购买量' }),
  });
  const { user } = show();
  await settle(user, '50');
  await waitFor(() => expect(shownQuantity()).toBe('30'));
  expect(screen.getByText('已达最大购买量')).toBeTruthy();
});

test('[S18] a line added on another device is fetched with its product data', async () => {
  const added = wireCartLine({ id: 2, goods_id: 13, goods: wireGoods({ id: 13, name: '板蓝根颗粒' }) });
  let lines = [wireCartLine()];
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart(lines) }),
    'POST /api/cart/1/edit': () => {
      lines = [added, wireCartLine({ number: '50' })];
      return { data: wireFigures(wireCart(lines)) };
    },
  });
  const { user } = show();
  await settle(user, '50');
  expect(await screen.findByRole('group', { name: '板蓝根颗粒' })).toBeTruthy();
  expect(calls.at(-1)?.path).toBe('/api/cart/list');
});

test('[D6] products are refetched if the server’s price differs from the page’s', async () => {
  let price = '12.8000';
  fakeServer({
    'GET /api/cart/list': () => ({
      data: wireCart([wireCartLine({ number: '50', goods: wireGoods({ ori_price: price, price }) })]),
    }),
    'POST /api/cart/1/edit': () => {
      price = '15.0000';
      return {
        data: wireFigures(wireCart([wireCartLine({ number: '50', goods: wireGoods({ ori_price: price, price }) })])),
      };
    },
  });
  const { user } = show();
  await settle(user, '60');
  const bar = screen.getByRole('region', { name: '结算' });
  await waitFor(() => expect(bar.textContent).toContain('750'));
});
