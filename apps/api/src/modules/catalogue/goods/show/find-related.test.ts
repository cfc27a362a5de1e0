import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Executor } from '#db/database.ts';
import { category } from '#db/schema/category.ts';
import { openTestDatabase } from '#db/testing.ts';
import { withRelated } from './detail.repository.ts';

const { db } = await openTestDatabase();

// Names and categories of every size: some shared by a few products, one by most, and products without either.
beforeAll(async () => {
  await db.insert(category).values(['中成药', '化学药', '饮片'].map((name) => ({ name })));
  await db.execute(sql`
    insert into goods (identity, name, common_name, category_id, sales, stock, on_shelf)
    select 'test:' || n,
      case when n % 4 = 0 then '六味地黄丸' else '药品' || n % 97 end,
      case n % 7 when 0 then '药品' || n % 97 when 1 then '通用名' || n % 29 end,
      case when n % 11 > 0 then (select id from category order by id offset (n % 3) limit 1) end,
      n % 13, n % 5, n % 6 > 0
    from generate_series(1, 3000) as n`);
  await db.execute(sql`analyze goods`);
});

/** The plainest definition of related products. */
const plainly = async (id: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with kin as (select coalesce(common_name, name) as name, category_id from goods where id = ${id}),
    judged as (
      select goods.*, (goods.name = kin.name or coalesce(goods.common_name = kin.name, false)) as same_name,
        goods.category_id = kin.category_id as same_category
      from goods, kin where goods.on_shelf and goods.id <> ${id})
    select id from judged where same_name or same_category
    order by same_name desc, stock > 0 desc, sales desc, id limit 10`);
  return rows.map((row) => Number(row.id));
};

const related = async (executor: Executor, id: number): Promise<number[]> => {
  const { rows } = await executor.execute<{ id: string }>(withRelated(id));
  const [own, ...others] = rows.map((row) => Number(row.id));
  expect(own).toBe(id);
  return others;
};

it('[C037] lists products of the same name first, then of the category, best sellers first', async () => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from goods where id % 31 = 0 or id < 30 order by id`);
  for (const { id } of rows) expect(await related(db, Number(id)), `of ${id}`).toEqual(await plainly(Number(id)));
});

it('[C037] reads no more of a catalogue than it shows, whatever its size', async () => {
  const readGoods = (executor: Executor) =>
    executor
      .execute<{ count: string }>(
        sql`select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'goods'`,
      )
      .then(({ rows }) => Number(rows[0]?.count));
  await db.transaction(async (tx) => {
    const before = await readGoods(tx);
    await related(tx, 404);
    expect((await readGoods(tx)) - before).toBeLessThan(100);
  });
});
