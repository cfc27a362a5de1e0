import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { operations } from '@yaoji/api-client';
import { expect, test } from 'vitest';
import { fetchData } from '#shared/api/api.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { createQueryClient } from './query-client.ts';

const calls = {
  hot: { queryKey: ['hot'], queryFn: () => fetchData(operations.listHotSearches, {}) },
  links: { queryKey: ['links'], queryFn: () => fetchData(operations.listLinks, {}) },
};

function Part({ of }: { of: keyof typeof calls }) {
  const { data, isError, refetch } = useQuery(calls[of]);
  return (
    <button type="button" onClick={() => void refetch()}>
      {of} {data ? 'there' : isError ? 'failed' : 'pending'}
    </button>
  );
}

test('a success refetches other failed queries', async () => {
  let status = 500;
  const asked = fakeServer(() => ({ status, data: [] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Part of="hot" />
      <Part of="links" />
    </QueryClientProvider>,
  );
  const pressed = await screen.findByText('hot failed');
  await screen.findByText('links failed');
  status = 200;
  pressed.click();
  expect(await screen.findByText('hot there')).toBeDefined();
  expect(await screen.findByText('links there')).toBeDefined();
  expect(asked).toHaveLength(4);
});
