import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireActions, wireOrderPage, wireOrderShort } from '#testing/wire-orders.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const show = (list = [wireOrderShort()], routes: Parameters<typeof renderShop>[1] = {}, at = '/order') =>
  renderShop(at, { 'GET /api/order': () => ({ data: wireOrderPage(list) }), ...routes });

test('[R040] [R041] [C120] counts the orders of each status and requests the one in the address', async () => {
  const { user, calls } = show();
  expect(await screen.findByRole('tab', { name: '待收货 2' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: '待付款 1' }));
  await waitFor(() => expect(calls.at(-1)?.query.get('status')).toBe('pending'));
});

test('[R040] shows how much of a partly shipped order has left', async () => {
  show([wireOrderShort({ status: 'paid', partly_shipped: { sent: 15, open: 5 } })]);
  const card = await screen.findByRole('article', { name: '订单 202611200000009' });
  expect(card.textContent).toContain('部分发货');
  expect(card.textContent).toContain('已发 15 种，待发 5 种');
});

test('[R041] an order is one line with its month’s sum, and opens to its products', async () => {
  const { user } = show();
  const month = await screen.findByRole('region', { name: '2025年11月' });
  expect(within(month).getByRole('heading').textContent).toBe('2025年11月6 单 ¥1,234.50');
  expect(within(month).queryByRole('list')).toBeNull();
  await user.click(within(month).getByRole('button', { name: '展开订单 202611200000009' }));
  expect(within(month).getByRole('list').textContent).toContain('六味地黄丸');
});

test('[R041] searches by number, product and dates', async () => {
  const { user, calls } = show();
  await user.type(await screen.findByRole('searchbox', { name: '订单号或商品名称' }), '六味');
  await user.type(screen.getByLabelText('下单时间 开始日期'), '2026-10-01');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => {
    const { query } = calls.at(-1) ?? {};
    expect([query?.get('keywords'), query?.get('start_time')]).toEqual(['六味', '2026-10-01']);
  });
  expect(await screen.findByRole('link', { name: '清除条件' })).toBeTruthy();
});

test('[R041] unsent input survives a change of tab', async () => {
  const { user, calls } = show();
  await user.type(await screen.findByRole('searchbox', { name: '订单号或商品名称' }), '六味');
  await user.click(await screen.findByRole('tab', { name: '待付款 1' }));
  await waitFor(() => expect(calls.at(-1)?.query.get('status')).toBe('pending'));
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '订单号或商品名称' }).value).toBe('六味');
});

test('[R041] offers only the actions its state allows', async () => {
  const all = wireActions({
    pay: 1,
    cancel: 1,
    confirm: 1,
    return: 1,
    after_sales: 1,
    invoice: 1,
    papers: 1,
  });
  const none = wireActions({ again: 0 });
  const { user } = show([
    wireOrderShort({ actions: all }),
    wireOrderShort({ id: 10, order_no: '202611200000010', actions: none }),
  ]);
  const card = await screen.findByRole('article', { name: '订单 202611200000009' });
  await user.click(within(card).getByRole('button', { name: /更多操作/ }));
  await within(card).findByRole('dialog');
  const names = [...within(card).getAllByRole('button'), ...within(card).getAllByRole('link')].map(
    ({ textContent }) => textContent,
  );
  for (const name of ['去付款', '确认收货', '再次购买', '取消订单', '申请退货', '申请售后', '申请发票', '随货资料']) {
    expect(names).toContain(name);
  }
  const bare = screen.getByRole('article', { name: '订单 202611200000010' });
  expect(
    within(bare)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['展开订单 202611200000010']);
});

test('[R041] [C126] confirms receipt after asking', async () => {
  const { user, calls } = show([wireOrderShort({ status: 'shipped', actions: wireActions({ confirm: 1 }) })]);
  await user.click(await screen.findByRole('button', { name: '确认收货' }));
  expect(calls.some(({ path }) => path.endsWith('/confirm'))).toBe(false);
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '确认收货' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/order/9/confirm')).toBe(true));
});

test('[R041] an empty list links back to products', async () => {
  show([]);
  expect(await screen.findByText('还没有订单')).toBeTruthy();
});

test('[E5] a list that fails to load can be retried', async () => {
  let broken = true;
  const { user } = show([], {
    'GET /api/order': () => (broken ? { status: 500 } : { data: wireOrderPage([wireOrderShort()]) }),
  });
  const again = await screen.findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('article', { name: '订单 202611200000009' })).toBeTruthy();
});

const again = (own: object) => ({
  line_id: 1,
  goods_id: 12,
  name: '六味地黄丸（浓缩丸）',
  group: 'same',
  old_number: '10',
  number: '10',
  old_price: '12.80',
  price: '12.80',
  notes: [],
  goods: wireGoods(),
  cant_buy_reason: null,
  ...own,
});
const lines = [
  again({}),
  again({
    line_id: 2,
    goods_id: 13,
    name: '阿胶',
    group: 'price_up',
    price: '13.00',
    notes: ['单价由¥12.80变为¥13.00'],
  }),
  again({
    line_id: 3,
    goods_id: 14,
    name: '当归',
    group: 'gone',
    number: '0',
    price: null,
    goods: null,
    notes: ['商品已下架'],
  }),
];

test('[K3] [C136] reordering groups the old lines by their differences', async () => {
  const { user } = show([wireOrderShort()], { 'GET /api/order/9/again': () => ({ data: lines }) });
  await user.click(await screen.findByRole('button', { name: '再次购买' }));
  const dialog = await screen.findByRole('dialog', { name: /再次购买/ });
  expect((await within(dialog).findByRole('region', { name: '涨价 1 种' })).textContent).toContain(
    '单价由¥12.80变为¥13.00',
  );
  expect(within(dialog).getByRole('region', { name: '没有变化 1 种' }).textContent).toContain('六味地黄丸');
  const gone = within(dialog).getByRole('region', { name: '已下架 1 种' });
  expect(gone.textContent).toContain('当归');
  expect(within(gone).queryByRole('checkbox')).toBeNull();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  expect(within(dialog).getByText(/按今日单价/).textContent).toContain('258');
});

test('[K3] [S15] [C127] adds the chosen lines once, and reports each one that failed', async () => {
  const { user, calls } = show([wireOrderShort()], {
    'GET /api/order/9/again': () => ({ data: lines }),
    'POST /api/order/9/again': () => ({
      data: {
        results: [{ goods_id: 13, ok: false, line_id: 0, code: 'NO_STOCK', message: '库存不足', number: '0' }],
        total: 3,
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '再次购买' }));
  await user.click(await screen.findByRole('checkbox', { name: '再买 六味地黄丸（浓缩丸）' }));
  const button = screen.getByRole('button', { name: '加入购物车（1）' });
  // On a busy device both presses arrive before the button is rendered as busy.
  fireEvent.click(button);
  fireEvent.click(button);
  const refused = await screen.findByRole('region', { name: '未能加入 1 种' });
  expect(refused.textContent).toContain('阿胶');
  expect(refused.textContent).toContain('库存不足');
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ form }) => form.get('line_ids[0]'))).toEqual(['2']);
  expect(screen.getByRole('link', { name: '去购物车结算' })).toBeTruthy();
});
