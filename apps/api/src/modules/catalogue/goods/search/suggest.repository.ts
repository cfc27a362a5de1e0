import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import type { Match } from '#modules/catalogue/search/index.ts';
import { fromMatched } from '../list/filter.repository.ts';

export type Suggested = {
  name: string;
  count: number;
  id: string;
  maker: string;
  spec: string;
};

const suggestions = async (db: Executor, match: Match, column: SQL, limit: number): Promise<Suggested[]> => {
  const { rows } = await db.execute<Suggested>(sql`
    with found as (
      select ${column} as name, ${goods.id}, ${goods.maker}, ${goods.spec}, ${goods.sales}, ${goods.stock} > 0 as in_stock,
        ${match.rank} as rank
      from ${fromMatched(match)} where ${goods.onShelf}
    )
    select name, count(*)::int as count, min(id) as id, min(maker) as maker, min(spec) as spec
    from found group by name
    order by min(rank), bool_or(in_stock) desc, sum(sales) desc, char_length(name), name
    limit ${limit}`);
  return rows;
};

/** Names of products, best match first, each once. */
export const suggestNames = (db: Executor, match: Match, limit: number) =>
  suggestions(db, match, sql`${goods.name}`, limit);

export const suggestMakers = (db: Executor, match: Match, limit: number) =>
  suggestions(db, match, sql`${goods.maker}`, limit);
