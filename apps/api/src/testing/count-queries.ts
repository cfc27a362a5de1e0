import type { Pool } from 'pg';

/** Counts the queries of a pool with one connection, which sends all of them, including those in transactions. */
export const countQueries = async (from: Pool, work: () => Promise<unknown>): Promise<number> => {
  const client = await from.connect();
  const { query } = client;
  let count = 0;
  client.query = ((...args: unknown[]) => {
    count += 1;
    return (query as (...args: unknown[]) => unknown).apply(client, args);
  }) as typeof query;
  client.release();
  try {
    await work();
  } finally {
    client.query = query;
  }
  return count;
};
