import type { Pool } from 'pg';

/** The queries of a pool with one connection: each passes there, whether the pool sends it or a transaction. */
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
