import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showFavourite } from './show-favourite.ts';

test('[S3] a favourite makes no cached answer look fresher than it is', () => {
  const client = new QueryClient();
  client.setQueryData(['goods'], { list: [{ id: 2, isFavourite: false }] }, { updatedAt: 7 });
  client.setQueryData(['orders'], { list: [] }, { updatedAt: 7 });
  showFavourite(client, [2], true);
  expect(client.getQueryData(['goods'])).toEqual({ list: [{ id: 2, isFavourite: true }] });
  expect(['goods', 'orders'].map((key) => client.getQueryState([key])?.dataUpdatedAt)).toEqual([7, 7]);
});
