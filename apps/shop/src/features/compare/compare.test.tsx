import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListing } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';
import { clearCompared } from './compare.store.ts';

const pill = (id: number, own = {}) =>
  wireGoods({ id, name: `地黄丸${id}`, content_price: { price: '0.064', unit: '丸', lowest: id === 2 }, ...own });
const dearer = { price: '0.07', unit: '丸', lowest: false };
const goods = [
  pill(1, { content_price: dearer }),
  pill(2, { price: '9.00', sccj: '另一家' }),
  pill(3),
  pill(4),
  pill(5),
];
const answers = {
  'GET /api/goods/list': () => ({ data: wireListing(goods) }),
  'GET /api/goods/compare': () => ({ data: goods.slice(0, 2) }),
};

afterEach(() => {
  clearCompared();
});

const mark = async (id: number) => screen.findByRole('checkbox', { name: `加入对比 地黄丸${id}` });

test('[X3] products of one name can be grouped, with their unit price', async () => {
  const { user, calls } = renderShop('/search?keywords=dhw', answers);
  await user.click(await screen.findByRole('checkbox', { name: '同品种合并' }));
  await waitFor(() => expect(calls.findLast(({ path }) => path === '/api/goods/list')?.query.get('group')).toBe('1'));
  const card = (await screen.findByRole('heading', { name: '地黄丸2' })).closest('article') as HTMLElement;
  expect(within(card).getByText('最低').parentElement?.textContent).toBe('最低¥0.064/丸');
});

test('[C255] up to four products are compared, differences are marked, and they can be added from there', async () => {
  const { user } = renderShop('/search?keywords=dhw', answers);
  for (const id of [1, 2, 3, 4]) await user.click(await mark(id));
  await user.click(await mark(5));
  expect(await screen.findByText('最多对比 4 种商品，请先移除一种')).toBeDefined();
  const bar = await screen.findByRole('region', { name: '商品对比' });
  await user.click(within(bar).getByRole('button', { name: '移除 地黄丸4' }));
  await user.click(within(bar).getByRole('button', { name: '对比（3）' }));
  const dialog = await screen.findByRole('dialog', { name: '商品对比' });
  const row = await within(dialog).findByRole('row', { name: /^单价/ });
  expect(row.textContent).toBe('单价不同¥12.80/盒¥9.00/盒');
  expect(within(dialog).getByRole('row', { name: /^按含量/ }).textContent).toContain('最优');
  expect(within(dialog).getByRole('row', { name: /^规格/ }).textContent).not.toContain('不同');
  await user.click(within(dialog).getByRole('checkbox', { name: /只看不同/ }));
  expect(within(dialog).queryByRole('row', { name: /^规格/ })).toBeNull();
  expect(within(dialog).getAllByRole('button', { name: /加入/ })).toHaveLength(2);
});

test('[S15] each product shows its quantity in the cart, its last price and the quantity added', async () => {
  const bought = pill(6, { content_price: null, in_cart: '5', last_price: '24.00' });
  const { user } = renderShop('/list', {
    'GET /api/goods/list': () => ({ data: wireListing([bought]) }),
    'POST /api/cart': () => ({
      data: { results: [{ goods_id: 6, ok: true, line_id: 1, code: null, message: '', number: '15' }], total: 1 },
    }),
  });
  expect(await screen.findByText('购物车 5')).toBeDefined();
  expect(screen.getByText('上次 ¥24.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /加入购物车/ }));
  expect(await screen.findByText('购物车 15')).toBeDefined();
});

test('[C255] products in a table are chosen for comparison in their row, and compared above its foot', async () => {
  const { user } = renderShop('/list/table', answers);
  for (const id of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: `更多 地黄丸${id}` }));
    await user.click(await mark(id));
    await user.keyboard('{Escape}');
  }
  await user.click(await screen.findByRole('button', { name: '对比（2）' }));
  expect(await screen.findByRole('dialog', { name: '商品对比' })).toBeDefined();
});

test('[C261] a row and a card set a price reminder without leaving the list', async () => {
  for (const address of ['/list/table', '/search?keywords=dhw']) {
    const { user, calls, unmount } = renderShop(address, {
      ...answers,
      'POST /api/user/goods_reminder': () => ({ data: null }),
    });
    if (address === '/list/table') await user.click(await screen.findByRole('button', { name: '更多 地黄丸3' }));
    await user.click(await screen.findByRole('link', { name: /^降价提醒( 地黄丸3)?$/ }));
    expect(await screen.findByText(/已设置提醒/)).toBeDefined();
    expect(calls.find(({ path }) => path === '/api/user/goods_reminder')?.form?.get('goods_id')).toBe('3');
    unmount();
  }
});
