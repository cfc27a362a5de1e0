import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import type { Match } from '#modules/catalogue/search/index.ts';
import { type Conditions, type ListViewer, whereAll } from '../list/filter.repository.ts';
import { bareName, pageIds, selectPageIds } from '../list/list.repository.ts';

export type RankedMatch = Match & { ranks: readonly SQL<boolean>[] };
type RankedConditions = Conditions & { match: RankedMatch };

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

/** The first rank with more than `few` matches; if there is none, the last. */
export const broadestRank = async (db: Executor, { condition, ranks }: RankedMatch, few: number): Promise<number> => {
  const counts = ranks.slice(0, -1).map(
    (rank) => sql`(select count(*) from (
      select from ${goodsSearch} where ${condition} and ${rank} limit ${few + 1}) as counted) > ${few}`,
  );
  const { rows } = await db.execute<{ broad: boolean[] }>(sql`select array[${sql.join(counts, sql`, `)}] as broad`);
  const first = rows[0]?.broad.indexOf(true) ?? -1;
  return first === -1 ? ranks.length - 1 : first;
};

/** The ids of the best matches of the ranks before one, in order. */
export const idsBefore = async (
  db: Executor,
  conditions: RankedConditions,
  viewer: ListViewer,
  rank: number,
  limit: number,
): Promise<number[]> => {
  if (rank === 0) return [];
  const { match } = conditions;
  const isBefore = sql.join(match.ranks.slice(0, rank), sql` or `);
  const narrowed = { ...match, condition: sql`${match.condition} and (${isBefore})` };
  const first = { sort: 'default', page: 1, perPage: limit } as const;
  return selectPageIds(db, pageIds({ ...conditions, match: narrowed }, viewer, first));
};

/**
 * The ids of the best matches of one rank, in order, among the first `walked` products; fewer than `limit` if the rest
 * are further on. `offset 0` stops the planner from turning the walk into a join of everything.
 */
export const walkRank = (
  db: Executor,
  conditions: RankedConditions,
  rank: number,
  limit: number,
  walked: number,
): Promise<number[]> =>
  selectPageIds(
    db,
    sql`
    select ${goods.id} from (
      select ${goods}.*, ${goods.stock} > 0 as in_stock from ${goods} where ${goods.onShelf}
      order by (${goods.stock} > 0) desc, ${goods.sales} desc, ${goods.id} limit ${walked}) as goods
    where ${whereAll(conditions)} and exists (
      select from ${goodsSearch} where ${goodsSearch.goodsId} = ${goods.id}
        and ${conditions.match.condition} and ${conditions.match.ranks[rank] ?? sql`true`} offset 0)
    order by in_stock desc, ${goods.sales} desc, ${goods.id} limit ${limit}`,
  );
