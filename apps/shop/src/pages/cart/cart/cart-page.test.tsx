import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireCart, wireCartLine, wireFigures, wireFullReduction, wireGoods } from '#testing/wire-samples.ts';
import CartPage from './cart-page.tsx';

const inactive = {
  code: 'OUT_OF_SCOPE',
  message: '超出经营范围：三类器械',
  fix: { kind: 'contact', route: null, label: '联系客服' },
} as const;

const show = () => renderPage(<CartPage />, { path: '/cart' });
const settlement = () => within(screen.getByRole('region', { name: '结算' }));

/** Matches a sentence whose amount is in an element of its own. */
const hinting = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'SPAN' && element.textContent.startsWith(text);

test('[R055] [M2][D6] lines, their amounts and the total are shown', async () => {
  fakeServer({ 'GET /api/cart/list': () => ({ data: wireCart([wireCartLine()]) }) });
  show();
  const line = within(await screen.findByRole('group', { name: '六味地黄丸（浓缩丸）' }));
  expect(line.getByRole('spinbutton')).toHaveProperty('value', '20');
  expect(settlement().getByText(/已选 1 种/)).toBeTruthy();
  expect(screen.getByRole('region', { name: '结算' }).textContent).toContain('256');
  expect(screen.queryByText(/加入时单价/)).toBeNull();
});

test('below the least sum of the default address it says what is missing; the checkout may choose another', async () => {
  const cart = wireCart([wireCartLine()]);
  const delivery = { minimum: '300.00', delivery_text: '今天17:00前下单，明天送达，满¥300.00起送' };
  fakeServer({
    'GET /api/cart/list': () => ({ data: { ...cart, shipping_data: { ...cart.shipping_data, ...delivery } } }),
  });
  show();
  expect(await screen.findByText('还差¥44.00起送，收货地区满¥300.00起送')).toBeTruthy();
  expect(screen.getByText('配送：今天17:00前下单，明天送达，满¥300.00起送')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去凑单' }).getAttribute('href')).toBe('/list_index');
  expect(settlement().getByRole('button', { name: '去结算' }).getAttribute('aria-disabled')).toBeNull();
});

const figures = { amount: '1000.00', used: '0.00', available: '1000.00', overdue: '0.00' };

test.each([
  [null, null, false],
  [figures, '账期可用 ¥1,000.00', false],
  [{ ...figures, amount: '0.00', used: '90.00', available: '0.00' }, null, false],
  [{ ...figures, available: '100.00', amount: '100.00' }, '账期可用 ¥100.00，本单还差 ¥156.00 申请额度', true],
  [{ ...figures, used: '900.00', available: '100.00' }, '账期可用 ¥100.00，本单还差 ¥156.00 去还款', true],
  [{ ...figures, used: '90.00', overdue: '90.00' }, '¥90.00 账款已逾期，还清后才能用账期 去还款', true],
])('with the credit line %j and a total of 256.00 it says %s', async (credit, words, leads) => {
  fakeServer({ 'GET /api/cart/list': () => ({ data: { ...wireCart([wireCartLine()]), credit } }) });
  show();
  await screen.findByRole('group', { name: '六味地黄丸（浓缩丸）' });
  expect(screen.queryByText(/账期/)?.textContent ?? null).toBe(words);
  expect(screen.queryByRole('link', { name: /去还款|申请额度/ })?.getAttribute('href') ?? '').toBe(
    leads ? '/wdqb_yegl' : '',
  );
});

test('the credit line stays, and follows the total, when a quantity changes', async () => {
  const cart = wireCart([wireCartLine()]);
  fakeServer({
    'GET /api/cart/list': () => ({ data: { ...cart, credit: { ...figures, amount: '250.00', available: '250.00' } } }),
    'POST /api/cart/1/edit': () => ({ data: wireFigures(wireCart([wireCartLine({ number: '10' })])) }),
  });
  const { user } = show();
  expect(await screen.findByText('账期可用 ¥250.00，本单还差 ¥6.00')).toBeTruthy();
  const quantity = screen.getByRole('spinbutton');
  await user.clear(quantity);
  await user.type(quantity, '10{Enter}');
  expect(await screen.findByText('账期可用 ¥250.00')).toBeTruthy();
});

test('[C020] the cart is requested in its newer form with the filter for all lines', async () => {
  const calls = fakeServer({ 'GET /api/cart/list': () => ({ data: wireCart([]) }) });
  show();
  await screen.findByText('购物车空空如也~');
  const asked = calls.find(({ path }) => path === '/api/cart/list')?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({ filters: '99999', new: '1' });
});

test('a price that changed since the product was added is pointed out', async () => {
  fakeServer({ 'GET /api/cart/list': () => ({ data: wireCart([wireCartLine({ added_price: '11.5000' })]) }) });
  show();
  expect(await screen.findByText('加入时单价 ¥11.50')).toBeTruthy();
});

test('an empty cart says so and links to products', async () => {
  fakeServer({ 'GET /api/cart/list': () => ({ data: wireCart([]) }) });
  show();
  expect(await screen.findByText('购物车空空如也~')).toBeTruthy();
});

test('[E5] a cart that fails to load can be retried', async () => {
  let up = false;
  fakeServer({ 'GET /api/cart/list': () => (up ? { data: wireCart([wireCartLine()]) } : { status: 500 }) });
  const { user } = show();
  const retry = await screen.findByRole('button', { name: '重新加载' });
  up = true;
  await user.click(retry);
  expect(await screen.findByRole('group', { name: '六味地黄丸（浓缩丸）' })).toBeTruthy();
});

test('[L4] a promotion group names the next tier and updates with the quantity before the server answers', async () => {
  const lines = (number: string) => wireCart([wireCartLine({ number, activity_ids: [7] })], [wireFullReduction([12])]);
  let answer = () => {};
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: lines('20') }),
    'POST /api/cart/1/edit': async ({ form }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { data: wireFigures(lines(form.get('params[number]') ?? '')) };
    },
  });
  const { user } = show();
  const group = within(await screen.findByRole('region', { name: /滋补满减/ }));
  expect(group.getByText(hinting('再买¥44.00减¥20.00'))).toBeTruthy();
  const field = group.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '30{Enter}');
  expect(await group.findByText(hinting('再买¥116.00减¥45.00'))).toBeTruthy();
  expect(group.getByText('已满¥300.00减¥20.00')).toBeTruthy();
  await waitFor(() => expect(calls.at(-1)?.form.get('params[number]')).toBe('30'));
  answer();
  expect(group.getByText(hinting('再买¥116.00减¥45.00'))).toBeTruthy();
});

test('[E6] a refused change is rolled back with the server’s message', async () => {
  fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([wireCartLine()]) }),
    'POST /api/cart/1/edit': () => ({ status: 409, code: 40902, message: '库存仅剩20盒' }),
  });
  const { user } = show();
  const field = await screen.findByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '50{Enter}');
  expect(await screen.findByText('库存仅剩20盒')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveProperty('value', '20'));
  await user.click(screen.getByRole('button', { name: '我知道了' }));
});

test('[S2][B1] unavailable lines come last, unselected, with their reason', async () => {
  const blocked = wireCartLine({
    id: 2,
    goods_id: 13,
    goods: wireGoods({ id: 13, name: '电子血压计', is_buy: 0, cant_buy_reason: inactive }),
    is_selected: 0,
    cant_buy_reason: inactive,
  });
  fakeServer({ 'GET /api/cart/list': () => ({ data: wireCart([blocked, wireCartLine()]) }) });
  show();
  const group = within(await screen.findByRole('region', { name: '暂不可购买（1）' }));
  expect(group.getByText('超出经营范围：三类器械')).toBeTruthy();
  expect(group.getByRole('checkbox')).toHaveProperty('disabled', true);
  expect(screen.getAllByRole('group', { name: /./ }).map((line) => line.getAttribute('aria-label'))).toEqual([
    '六味地黄丸（浓缩丸）',
    '电子血压计',
  ]);
});

test('[S17] deleting asks for confirmation, then removes the line', async () => {
  const calls = fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([wireCartLine()]) }),
    'POST /api/cart/batch_delete': () => ({ data: wireFigures(wireCart([])) }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '删除 六味地黄丸（浓缩丸）' }));
  expect(await screen.findByText('确定删除这件商品吗?')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('batch_delete'))).toBe(false);
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('购物车空空如也~')).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('batch_delete'))?.form.get('ids[0]')).toBe('1');
});

test('a cart with nothing selected cannot be checked out', async () => {
  fakeServer({ 'GET /api/cart/list': () => ({ data: wireCart([wireCartLine({ is_selected: 0 })]) }) });
  const { user, place } = show();
  const button = await screen.findByRole('button', { name: '去结算' });
  await user.click(button);
  expect(place().pathname).toBe('/cart');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('[C020] a search finds lines of the cart, and clearing it shows all', async () => {
  const calls = fakeServer({
    'GET /api/cart/list': ({ query }) => ({ data: wireCart(query.get('keywords') ? [] : [wireCartLine()]) }),
  });
  const { user } = renderPage(<CartPage />, { path: '/cart_step1' });
  const field = await screen.findByRole('textbox', { name: '在购物车中查找' });
  await user.type(field, 'ppg');
  await waitFor(() => expect(calls.some(({ query }) => query.get('keywords') === 'ppg')).toBe(true));
  await waitFor(() => expect(screen.queryAllByRole('group', { name: /./ })).toHaveLength(0));
  await user.clear(field);
  expect((await screen.findAllByRole('group', { name: /./ })).length).toBeGreaterThan(0);
});
