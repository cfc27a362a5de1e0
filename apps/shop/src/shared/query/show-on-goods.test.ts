import { QueryClient } from '@tanstack/react-query';
import { goodsCodec } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { wireGoods } from '#testing/wire-samples.ts';
import { showOnGoods } from './show-on-goods.ts';

const goods = (id: number) => goodsCodec.read(wireGoods({ id }));

test('[S3] cached copies of a product change, and everything else stays the same object', () => {
  const client = new QueryClient();
  const news = { list: [{ id: 1, title: '公告', at: new Date(0) }] };
  const list = { list: [goods(1), goods(2)], total: 2 };
  client.setQueryData(['goods', 'list'], list);
  client.setQueryData(['home'], { floors: [{ goods: [goods(1)] }] });
  client.setQueryData(['news'], news);
  client.setQueryData(['cart'], { lines: [{ goods: goods(3) }] });
  const { inCart } = goods(3);
  const updated: unknown[] = [];
  client.getQueryCache().subscribe(({ type, query }) => type === 'updated' && updated.push(query.queryKey[0]));
  showOnGoods(
    client,
    new Map([
      [1, { inCart: '5', isFavourite: true }],
      [3, { inCart }],
    ]),
  );
  const changed = { ...goods(1), inCart: '5', isFavourite: true };
  const after = client.getQueryData<typeof list>(['goods', 'list']);
  expect(after).toEqual({ list: [changed, goods(2)], total: 2 });
  expect(after?.list[1]).toBe(list.list[1]);
  expect(client.getQueryData(['home'])).toEqual({ floors: [{ goods: [changed] }] });
  expect(client.getQueryData(['news'])).toBe(news);
  expect(updated).toEqual(['goods', 'home']);
});

test('[S3] no cached answer looks fresher than it is', () => {
  const client = new QueryClient();
  client.setQueryData(['goods'], { list: [goods(2)] }, { updatedAt: 7 });
  client.setQueryData(['orders'], { list: [] }, { updatedAt: 7 });
  showOnGoods(client, new Map([[2, { inCart: '5' }]]));
  expect(client.getQueryData(['goods'])).toEqual({ list: [{ ...goods(2), inCart: '5' }] });
  expect(['goods', 'orders'].map((key) => client.getQueryState([key])?.dataUpdatedAt)).toEqual([7, 7]);
});
