import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { buyer, goods, operator } from '#testing/samples.ts';

const start = 1_795_000_000;
const past = (place: number): Schemas['PastPrice'] => ({
  from: start - place * 60,
  until: place === 1 ? null : start - place * 60 + 60,
  price: '11.50',
  listPrice: '12.80',
  listId: 3,
  title: `协议${place}`,
  line: '商品价',
  operator: 'xiaoshou',
});

test('shows the prices of a chosen product by page, with list, line and author', async () => {
  const product = goods(9);
  const asked = () => desk.calls.filter((call) => call.id === 'listBuyerPrices').map(({ url }) => url.search);
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('sales'),
    getBuyer: buyer(),
    listGoods: { list: [product], total: 1 },
    listBuyerPrices: () => ({
      list: [asked().length > 1 ? { ...past(21), listId: null, title: null, line: null, operator: null } : past(1)],
      total: 21,
    }),
  });
  await desk.user.type(await screen.findByLabelText('选择商品查看'), '六味');
  await desk.user.click(await screen.findByRole('button', { name: new RegExp(product.name) }));
  const table = within(await screen.findByRole('table', { name: new RegExp(product.name) }));
  expect(table.getByRole('row', { name: /现在 ¥11.50 ¥12.80 协议1（商品价） xiaoshou/ })).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(await table.findByRole('row', { name: /¥11.50 ¥12.80 原价 —/ })).toBeDefined();
  expect(asked()).toEqual(['?goodsId=9&page=1', '?goodsId=9&page=2']);
});
