import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settleQueries } from './settle-queries.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('done'), ms));

test('every query has an answer afterwards', async () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: ['quick'], queryFn: () => after(1) });
  void client.prefetchQuery({ queryKey: ['slower'], queryFn: () => after(20) });
  await settleQueries(client, 600_000);
  expect(client.getQueryData(['slower'])).toBe('done');
});

test('a query started by another one has its answer, too', async () => {
  const client = new QueryClient();
  const first = client.prefetchQuery({ queryKey: ['first'], queryFn: () => after(5) });
  void first.then(() => client.prefetchQuery({ queryKey: ['second'], queryFn: () => after(5) }));
  await settleQueries(client, 600_000);
  expect(client.getQueryData(['second'])).toBe('done');
});

test('a failed query does not block', async () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')), retry: false });
  await settleQueries(client, 600_000);
  expect(client.getQueryState(['broken'])?.status).toBe('error');
});

test('a slow query is not awaited', async () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: ['stuck'], queryFn: () => new Promise(() => undefined) });
  await settleQueries(client, 10);
  expect(client.getQueryState(['stuck'])?.status).toBe('pending');
});
