import { type AskedSpec, type Keywords, lexeme, searchMarks as marks, type Named, type Term } from '@yaoji/goods-text';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import { exactMatch, type Match, matches, specConditions } from '../search.repository.ts';

/** A possibly meant product. */
export type Candidate = Named & { id: number };

/**
 * The products with these tokens, those in stock and best sellers first; an excerpt if there are very many. For dozens
 * of tokens without matches, Postgres expects many matches and a quick table scan: it sees neither the tokens nor the
 * limit until it has chosen the index.
 */
export const candidatesWith = async (db: Executor, query: string, limit: number): Promise<Candidate[]> => {
  const { rows } = await db.execute<Omit<Candidate, 'id'> & { id: string }>(sql`
    with matched as materialized (
      select ${goodsSearch.goodsId} as id, ${goodsSearch.maker} as maker from ${goodsSearch}
      where ${goodsSearch.tokens} @@ (select ${query}::tsquery)),
    found as materialized (select * from matched limit ${limit})
    select goods.id, goods.name, goods.common_name as "commonName", found.maker from found join ${goods} using (id)
    where ${goods.onShelf} order by goods.stock > 0 desc, goods.sales desc, goods.id`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
};

/** The ids of the best of these products. */
export const bestOf = async (db: Executor, { condition, rank }: Match, limit: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select goods.id from (select ${goodsSearch.goodsId}, ${goodsSearch.maker} from ${goodsSearch} where ${condition} offset 0) matched
    join ${goods} on goods.id = matched.goods_id
    where ${goods.onShelf} order by ${rank}, goods.stock > 0 desc, goods.sales desc, goods.id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
};

/** The specs of products, each once; an excerpt if there are very many. */
export const specsOf = async (db: Executor, { condition }: Match, limit: number): Promise<{ spec: string }[]> => {
  const { rows } = await db.execute<{ spec: string }>(sql`
    select distinct goods.name, goods.maker, goods.spec from ${goodsSearch} join ${goods} on goods.id = ${goodsSearch.goodsId}
    where ${condition} and ${goods.onShelf} limit ${limit}`);
  return rows;
};

const keywordsOf = (terms: readonly Term[]): Keywords => ({
  full: terms.map(({ text }) => text).join(''),
  terms: [...terms],
  specs: [],
});

/** Products with all of these words. */
export const wordsMatch = (terms: readonly Term[]): Match => exactMatch(keywordsOf(terms), 'goods');

/** These products first, in this order; then in the order of the match. */
export const pinned = (match: Match, ids: readonly number[]): Match => ({
  condition: match.condition,
  rank: sql<number>`coalesce(array_position(${`{${ids.join(',')}}`}::bigint[], ${goods.id}), 1000 + ${match.rank})`,
  ranks: null,
});

/** Sorts unpinned products by stock and sales alone. */
export const unranked = (match: Match): Match => ({ ...match, rank: sql<number>`0::int`, ranks: null });

/** Products of these names. */
export const namesMatch = (names: readonly string[]): Match => ({
  condition: matches(names.map((name) => lexeme(marks.full + name)).join(' | ')),
  rank: sql<number>`0::int`,
  ranks: null,
});

const joinedBy = (matched: readonly Match[], word: SQL): SQL =>
  sql`(${sql.join(
    matched.map(({ condition }) => sql`(${condition})`),
    word,
  )})`;

/** Products that match all of these, in the order of one of them. */
export const allOf = (matched: readonly Match[], { rank }: Match): Match => ({
  condition: joinedBy(matched, sql` and `),
  rank,
  ranks: null,
});

/** Products that match one of these. */
export const anyOf = (matched: readonly Match[]): Match => {
  const ranks = matched.map(({ rank }) => rank);
  return {
    condition: joinedBy(matched, sql` or `),
    rank: sql<number>`least(${sql.join(ranks, sql`, `)})`,
    ranks: null,
  };
};

/** Products named exactly like the input; all of them if ranks are unknown. */
export const exactOf = (match: Match): Match => {
  const [exact] = match.ranks ?? [];
  return exact ? { ...match, condition: sql`${match.condition} and ${exact}` } : match;
};

/** Products whose name starts with or equals the input. */
export const beginningOf = (match: Match): Match => {
  const [exact, begun] = match.ranks ?? [];
  return exact && begun ? { ...match, condition: sql`${match.condition} and (${exact} or ${begun})` } : match;
};

/** Those of the products that have this strength or pack. */
export const withSpec = (match: Match, asked: AskedSpec): Match => ({
  ...match,
  condition: sql.join([match.condition, ...specConditions(asked)], sql` and `),
  ranks: null,
});
