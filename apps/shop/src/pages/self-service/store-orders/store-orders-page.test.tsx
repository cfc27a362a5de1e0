import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireCart, wireCartLine, wireGoods } from '#testing/wire-samples.ts';

const stores = [
  { id: 1, company: '总店', address: '总店路1号' },
  { id: 2, company: '高新店', address: '高新路2号' },
];
const cart = wireCart([
  wireCartLine({ id: 51, goods_id: 12, goods: wireGoods({ id: 12, name: '六味地黄丸' }) }),
  wireCartLine({ id: 52, goods_id: 13, goods: wireGoods({ id: 13, name: '黄芪' }) }),
]);
/** Each unit costs 2 yuan; 高新店 may not buy 黄芪; packs of 5. */
const column = (form: URLSearchParams) => {
  const numbers = [0, 1].map((index) => ({
    goods_id: Number(form.get(`lines[${index}][goods_id]`)),
    number: form.get(`lines[${index}][number]`) ?? '0',
  }));
  const isStore = form.get('store_id') === '2';
  return {
    total: (2 * numbers.reduce((sum, { number }) => sum + Number(number), 0)).toFixed(2),
    problems: [],
    cells: numbers.map(({ goods_id, number }) => {
      const reason = isStore && goods_id === 13 ? '超出经营范围：中药饮片' : null;
      const amount = Number(number) > 0 && reason === null ? (2 * Number(number)).toFixed(2) : null;
      return { goods_id, number, price: amount && '2.0000', amount, zbz: '5', most: reason ? '0' : '100', reason };
    }),
  };
};

const open = (place: () => object = () => ({ data: [] }), own: Parameters<typeof renderShop>[1] = {}) =>
  renderShop('/mdxd', {
    'GET /api/company/store_order': () => ({ data: stores }),
    'GET /api/cart/list': () => ({ data: cart }),
    'POST /api/company/store_order/preview': ({ form }) => ({ data: column(form) }),
    'POST /api/company/store_order': place,
    ...own,
  });
const field = (store: string, goods: string) => screen.findByRole('spinbutton', { name: `${store} ${goods} 数量` });
const ready = async (store: string, goods: string) => {
  const found = await field(store, goods);
  await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false));
  return found;
};

describe('[R127] one order for many stores', () => {
  test('[C318] [C319] takes quantities per store, names what a store may not buy, and sends one request', async () => {
    const { user, calls } = open(() => ({
      data: [
        { store_id: 1, company: '总店', id: 7, order_no: '2026001', total: '20.00', address: '总店路1号' },
        { store_id: 2, company: '高新店', id: 8, order_no: '2026002', total: '10.00', address: '高新路2号' },
      ],
    }));
    expect(await screen.findByText('超出经营范围：中药饮片')).toBeDefined();
    expect((await field('高新店', '黄芪')).hasAttribute('disabled')).toBe(true);
    await user.type(await ready('总店', '六味地黄丸'), '10{Enter}');
    await user.type(await ready('高新店', '六味地黄丸'), '5{Enter}');
    const press = await screen.findByRole('button', { name: '为 2 家门店下单' });
    await waitFor(() => expect(press.hasAttribute('disabled')).toBe(false));
    await user.click(press);
    expect(await screen.findByText('2026002')).toBeDefined();
    expect(screen.getByText(/共 ¥30.00/)).toBeDefined();
    const sent = calls.filter(({ method, path }) => method === 'POST' && path === '/api/company/store_order');
    expect(sent).toHaveLength(1);
    const form = Object.fromEntries(sent[0]?.form ?? []);
    expect(form).toMatchObject({
      'ids[0]': '51',
      'stores[0][store_id]': '1',
      'stores[0][expected_total]': '20.00',
      'stores[0][lines][0][number]': '10',
      'stores[1][store_id]': '2',
      'stores[1][lines][0][number]': '5',
    });
    expect(form).not.toHaveProperty('ids[1]');
  });

  test('[C318] takes what is typed while a column is being priced', async () => {
    let price = () => {};
    const { user, calls } = open(undefined, {
      'POST /api/company/store_order/preview': ({ form }) =>
        form.get('lines[0][number]') === '0'
          ? { data: column(form) }
          : new Promise((resolve) => {
              price = () => resolve({ data: column(form) });
            }),
    });
    const asked = (number: string) =>
      waitFor(() => expect(calls.some(({ form }) => form.get('lines[0][number]') === number)).toBe(true));
    const quantity = await ready('总店', '六味地黄丸');
    await user.type(quantity, '1');
    await asked('5');
    await user.keyboard('5');
    expect([document.activeElement, quantity.getAttribute('value')]).toEqual([quantity, '15']);
    await asked('15');
    price();
    expect(await screen.findAllByText('¥30.00')).toHaveLength(2);
    expect([document.activeElement, quantity.getAttribute('value')]).toEqual([quantity, '15']);
  });

  test('fills in copied cells across stores, in full packs, and reports the rest', async () => {
    open();
    await ready('高新店', '六味地黄丸');
    const first = await ready('总店', '六味地黄丸');
    fireEvent.paste(first, { clipboardData: { getData: () => '10\t5\n7\t5\n' } });
    expect(await screen.findByText('粘贴：填入 3 格')).toBeDefined();
    expect(screen.getByText('总店 黄芪：7 改为 5')).toBeDefined();
    expect(screen.getByText(/高新店 第 2 行“5”：黄芪 暂不可购买/)).toBeDefined();
    expect((await field('高新店', '六味地黄丸')).getAttribute('value')).toBe('5');
  });

  test('reports each copied cell beyond the last store, also equal ones', async () => {
    open();
    await ready('高新店', '六味地黄丸');
    const complain = vi.spyOn(console, 'error');
    fireEvent.paste(await ready('总店', '六味地黄丸'), { clipboardData: { getData: () => '10\t5\t9\t9' } });
    expect(await screen.findAllByText('“9”：超出最后一家门店')).toHaveLength(2);
    expect(complain).not.toHaveBeenCalled();
  });

  test('[C319] shows a refusal, and keeps the quantities and the key', async () => {
    const { user, calls } = open(() => ({ code: 40904, message: '高新店：六味地黄丸：库存仅剩1盒' }));
    await user.type(await ready('总店', '六味地黄丸'), '10{Enter}');
    const press = await screen.findByRole('button', { name: '为 1 家门店下单' });
    for (const count of [1, 2]) {
      await waitFor(() => expect(press.hasAttribute('disabled')).toBe(false));
      await user.click(press);
      await waitFor(() =>
        expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('store_order'))).toHaveLength(
          count,
        ),
      );
    }
    expect(await screen.findByText('高新店：六味地黄丸：库存仅剩1盒')).toBeDefined();
    const keys = calls.flatMap(({ form }) => form?.get('idempotency_key') ?? []);
    expect(new Set(keys).size).toBe(1);
  });
});
