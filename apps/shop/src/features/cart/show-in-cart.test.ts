import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showInCart } from './show-in-cart.ts';

test('cached products show the quantity in the cart, and nothing else changes', () => {
  const client = new QueryClient();
  const other = { id: 2, inCart: '0' };
  const floors = { floors: [{ goods: [{ id: 1, inCart: '0' }] }] };
  const news = { list: [{ id: 1, title: '公告' }] };
  client.setQueryData(['goods', 'list'], { list: [{ id: 1, inCart: '0' }, other] }, { updatedAt: 7 });
  client.setQueryData(['home'], floors);
  client.setQueryData(['news'], news);
  showInCart(client, new Map([[1, '5']]));
  const list = client.getQueryData<{ list: unknown[] }>(['goods', 'list'])?.list;
  expect(list).toEqual([{ id: 1, inCart: '5' }, other]);
  expect(list?.[1]).toBe(other);
  expect(client.getQueryState(['goods', 'list'])?.dataUpdatedAt).toBe(7);
  expect(client.getQueryData(['home'])).toEqual({ floors: [{ goods: [{ id: 1, inCart: '5' }] }] });
  expect(client.getQueryData(['news'])).toBe(news);
});
