import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PagedList } from './paged-list.tsx';

const names = queryOptions({
  queryKey: ['names'],
  queryFn: async () => ({ list: ['当归', '黄芪'], total: 2, perPage: 20 }),
});

test('a refetch that brings the same rows renders none of them again', async () => {
  const client = new QueryClient();
  const rows = vi.fn((list: readonly string[]) => list.join('、'));
  const List = () => (
    <PagedList query={useQuery(names)} page={1} hrefOf={String} empty="没有" loading="加载中">
      {rows}
    </PagedList>
  );
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  await screen.findByText('当归、黄芪');
  const before = rows.mock.calls.length;
  await client.refetchQueries(names);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(rows.mock.calls.length).toBe(before);
});
