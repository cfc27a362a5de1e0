import {
  type AskedSpec,
  type Keywords,
  mixturePatterns,
  mixtureQuery,
  parseKeywords,
  type RankQueries,
  type Run,
  rankQueries,
  runQuery,
  type SearchKind,
  specQuery,
  spokenQuery,
  type Term,
} from '@yaoji/goods-text';
import { and, type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';

export type Match = {
  /** On `goods_search`. */
  condition: SQL;
  /** Of `goods` joined to `matched`: 0 exact, 1 from the beginning, 2 a complete word, 3 a part (X3). */
  rank: SQL<number>;
  /** On `goods_search`, the members of ranks 0 and 1; null if tokens alone don't decide them. */
  ranks: readonly SQL<boolean>[] | null;
};

/** Neighbouring tokens may be in different places: checks terms of three or more characters in the text itself. */
const recheck = (run: Run, kind: SearchKind): SQL[] => {
  if ([...run.text].length < 3 && kind === 'goods') return [];
  const column = kind === 'maker' ? goodsSearch.maker : goodsSearch.text;
  const inText = sql`${column} like ${`%${run.text}%`}`;
  if (run.kind === 'text') return [inText];
  return [sql`(${inText} or ${matches(spokenQuery(run, kind))})`];
};

export const matches = (query: string): SQL<boolean> => sql<boolean>`${goodsSearch.tokens} @@ ${query}::tsquery`;

/** Products with a term according to tokens, and conditions to check in their texts. */
const termQuery = (term: Term, kind: SearchKind): { query: string; checks: SQL[] } => {
  const apart = term.runs.map((run) => runQuery(run, kind)).join(' & ');
  const checks = term.runs.flatMap((run) => recheck(run, kind));
  const together = kind === 'goods' ? mixtureQuery(term) : null;
  if (together === null) return { query: apart, checks };
  const isApart = sql.join([matches(`(${apart})`), ...checks], sql` and `);
  const isLike = sql.join(
    mixturePatterns(term).map((pattern) => sql`${goodsSearch.text} like ${pattern}`),
    sql` or `,
  );
  return {
    query: `((${apart}) | (${together}))`,
    checks: [sql`((${isApart}) or (${matches(together)} and (${isLike})))`],
  };
};

export const specConditions = ({ typed, spec, says }: AskedSpec): SQL[] => {
  // 10盒 is the buyer's quantity, not part of a product.
  if (says === 'quantity') return [sql`false`];
  const stated = matches(specQuery(spec));
  return says === 'either' ? [stated, sql`${goodsSearch.text} like ${`%${typed.replaceAll(/\s/g, '')}%`}`] : [stated];
};

/** The index answers each of these directly; reading the tokens of every match would take ten times as long. */
const isAmong = (query: string): SQL<boolean> =>
  sql<boolean>`${goods.id} in (select ${goodsSearch.goodsId} from ${goodsSearch} where ${matches(query)})`;

/** `within`: shared by all matches. If a part of the input is a rank, too, most products of it don't match: 颗粒, j. */
const goodsRank = ({ exact, beginning, word }: RankQueries, within: string | null): SQL<number> => {
  const [first, second, third] = [exact, beginning, word].map((query) =>
    isAmong(within === null ? query : `${within} & (${query})`),
  );
  return sql<number>`case when ${first} then 0 when ${second} then 1 when ${third} then 2 else 3 end`;
};

const goodsRanks = ({ exact, beginning }: RankQueries): SQL<boolean>[] => [
  matches(exact),
  matches(`(${beginning}) & !(${exact})`),
];

const makerRank = ({ full }: Keywords): SQL<number> => sql<number>`case
  when matched.maker = ${full} then 0
  when matched.maker like ${`${full}%`} then 1
  else 3 end`;

/** Products that match the complete input. */
export const exactMatch = (keywords: Keywords, kind: SearchKind): Match => {
  const { terms, specs, full } = keywords;
  const asked = terms.map((term) => termQuery(term, kind));
  const found = asked.map(({ query }) => query).join(' & ');
  const conditions = [
    ...(asked.length > 0 ? [matches(found)] : []),
    ...asked.flatMap(({ checks }) => checks),
    ...specs.flatMap(specConditions),
  ];
  const condition = sql.join(conditions, sql` and `);
  if (kind === 'maker') return { condition, rank: makerRank(keywords), ranks: null };
  // A bare number in ORDER BY is a column position.
  if (full === '') return { condition, rank: sql<number>`3::int`, ranks: null };
  const queries = rankQueries(keywords);
  const isOneRun = terms.length === 1 && terms[0]?.runs.length === 1;
  const within = isOneRun ? null : (asked[0]?.query ?? null);
  return { condition, rank: goodsRank(queries, within), ranks: goodsRanks(queries) };
};

/** Products that match the complete input, as conditions (X1–X4); null if it can match nothing. */
export const matchKeywords = (keywords: string, kind: SearchKind): Match | null => {
  const asked = parseKeywords(keywords);
  return asked && exactMatch(asked, kind);
};

/**
 * The matching products, as the table `matched` (goods_id, maker). `offset 0` is an optimisation fence: otherwise the
 * planner ranks the complete catalogue to find one page of it.
 */
export const matchedGoods = ({ condition }: Match): SQL => sql`(
  select ${goodsSearch.goodsId}, ${goodsSearch.maker} from ${goodsSearch} where ${condition} offset 0) as matched`;

/** Those of some products that match. */
export const matchedAmong = async (db: Executor, match: Match, goodsIds: readonly number[]): Promise<number[]> => {
  if (goodsIds.length === 0) return [];
  const rows = await db
    .select({ id: goodsSearch.goodsId })
    .from(goodsSearch)
    .where(and(match.condition, among(goodsSearch.goodsId, [...goodsIds])));
  return rows.map(({ id }) => id);
};

export const isFound = async (db: Executor, { condition }: Match): Promise<boolean> => {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists(
      select from ${goodsSearch} join ${goods} on ${goods.id} = ${goodsSearch.goodsId}
      where ${condition} and ${goods.onShelf}) as found`);
  return rows[0]?.found ?? false;
};
