import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { candidatesWith } from './guess.repository.ts';

const { db } = await openTestDatabase();

beforeAll(async () => {
  await db.execute(
    sql`insert into goods (identity, name) select 'test:' || n, '药品' || n from generate_series(1, 6000) as n`,
  );
  // As wide as real entries, so that a table scan is not cheaper than the index.
  await db.execute(sql`
    insert into goods_search (goods_id, tokens, text, maker)
    select id, array_to_tsvector(array_agg('t' || id % 500 || 'x' || token)), '', '' from goods, generate_series(1, 40) as token group by id`);
  await db.execute(sql`analyze goods, goods_search`);
});

it('dozens of tokens without matches use the index instead of a table scan', async () => {
  const tokens = Array.from({ length: 40 }, (_, token) => `unknown${token}`);
  await db.transaction(async (tx) => {
    expect(await candidatesWith(tx, tokens.join(' | '), 800)).toEqual([]);
    const { rows } = await tx.execute(
      sql`select seq_tup_read::int as count from pg_stat_xact_user_tables where relname = 'goods_search'`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

it('of very many products an excerpt is taken', async () => {
  expect(await candidatesWith(db, 't1x1 | t2x1', 5)).toHaveLength(5);
});
