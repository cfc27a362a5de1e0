import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import { type Conditions, whereAll } from '../list/filter.repository.ts';
import { bareName } from '../list/list.repository.ts';

/** Like `orderOf`; at equal sales, one product per name before the second of any, names with most products first. */
export const orderOfFew = ({ match }: Conditions): SQL => {
  const alike = sql`partition by ${bareName}, ${goods.stock} > 0, ${goods.sales} order by ${goods.id}`;
  return sql`${match?.rank ?? sql`0`}, ${goods.stock} > 0 desc, ${goods.sales} desc, row_number() over (${alike}),
    count(*) over (${alike} rows between unbounded preceding and unbounded following) desc, ${goods.id}`;
};

/** The ids of all matches, in order; null if there are more than `most`. */
export const idsOfAll = async (
  db: Executor,
  conditions: Conditions,
  order: SQL,
  most: number,
): Promise<number[] | null> => {
  // In two steps: with a limit in the same query the planner would scan the table until it has enough rows.
  const { rows } = await db.execute<{ ids: string[] | null }>(sql`
    with everything as materialized (
      select ${goodsSearch.goodsId}, ${goodsSearch.maker} from ${goodsSearch} where ${conditions.match?.condition ?? sql`true`}),
    matched as materialized (select * from everything limit ${most + 1})
    select case when (select count(*) from matched) <= ${most} then array(
      select ${goods.id} from matched join ${goods} on ${goods.id} = matched.goods_id where ${whereAll(conditions)}
      order by ${order}) end as ids`);
  return rows[0]?.ids?.map(Number) ?? null;
};
