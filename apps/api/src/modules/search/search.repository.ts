import { type SQL, sql } from 'drizzle-orm';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import { type Keywords, parseKeywords, type Run } from './parse-keywords.ts';
import { marks, neighbours } from './search-entry.ts';

export type SearchKind = 'goods' | 'maker';

export type Match = {
  /** On `goods_search`. */
  condition: SQL;
  /** Of `goods` joined to `matched`: 0 exact, 1 from the beginning, 2 a whole word, 3 a part (X3). */
  rank: SQL<number>;
  /** On `goods_search`, what belongs to each rank, the best first; null where the tokens alone do not say it. */
  ranks: readonly SQL<boolean>[] | null;
};

/** Fewer letters say too little to be the pinyin of a maker, or to be looked for inside words. */
const shortestInside = 2;
const shortestMakerPinyin = 3;

const lexeme = (text: string, isPrefix = false) => `'${text}'${isPrefix ? ':*' : ''}`;

const all = (texts: string[]) => `(${texts.map((text) => lexeme(text)).join(' & ')})`;

const characters = (text: string) => ([...text].length === 1 ? lexeme(text) : all(neighbours(text)));

/** The tokens by which a run is found otherwise than as part of a text: pinyin and codes. */
const spoken = ({ text }: Run, kind: SearchKind): string[] => {
  if (kind === 'maker') return [lexeme(marks.makerTail + text, true)];
  if (text.length < shortestInside) return [lexeme(marks.full + text, true)];
  const tail = lexeme(marks.tail + text, true);
  return text.length < shortestMakerPinyin ? [tail] : [tail, lexeme(marks.makerTail + text, true)];
};

const runQuery = (run: Run, kind: SearchKind): string =>
  run.kind === 'text' ? characters(run.text) : `(${[characters(run.text), ...spoken(run, kind)].join(' | ')})`;

/** Neighbours may stand in different places of a text: three characters and more are looked at once again. */
const recheck = (run: Run, kind: SearchKind): SQL[] => {
  if ([...run.text].length < 3 && kind === 'goods') return [];
  const column = kind === 'maker' ? goodsSearch.maker : goodsSearch.text;
  const inText = sql`${column} like ${`%${run.text}%`}`;
  if (run.kind === 'text') return [inText];
  return [sql`(${inText} or ${matches(spoken(run, kind).join(' | '))})`];
};

const matches = (query: string): SQL<boolean> => sql<boolean>`${goodsSearch.tokens} @@ ${query}::tsquery`;

/** The index answers each of these at once; looking at the tokens of every match would take ten times as long. */
const isAmong = (query: string): SQL<boolean> =>
  sql<boolean>`${goods.id} in (select ${goodsSearch.goodsId} from ${goodsSearch} where ${matches(query)})`;

type RankQueries = { exact: string; beginning: string; word: string };

const rankQueries = ({ full, runs }: Keywords): RankQueries => {
  const candidates = [...new Set([full, ...runs.map(({ text }) => text)])];
  const any = (mark: string, isPrefix: boolean) => candidates.map((text) => lexeme(mark + text, isPrefix)).join(' | ');
  return { exact: any(marks.full, false), beginning: any(marks.full, true), word: any(marks.word, false) };
};

const goodsRank = ({ exact, beginning, word }: RankQueries): SQL<number> => sql<number>`case
  when ${isAmong(exact)} then 0
  when ${isAmong(beginning)} then 1
  when ${isAmong(word)} then 2
  else 3 end`;

/** Whoever is of a rank is of none before it. */
const goodsRanks = ({ exact, beginning, word }: RankQueries): SQL<boolean>[] => [
  matches(exact),
  matches(`(${beginning}) & !(${exact})`),
  matches(`(${word}) & !(${beginning})`),
  matches(`!(${word} | ${beginning})`),
];

const makerRank = ({ full }: Keywords): SQL<number> => sql<number>`case
  when matched.maker = ${full} then 0
  when matched.maker like ${`${full}%`} then 1
  else 3 end`;

/** What somebody typed, as conditions (X1–X4); null where it can match nothing. */
export const matchKeywords = (keywords: string, kind: SearchKind): Match | null => {
  const parsed = parseKeywords(keywords);
  if (!parsed) return null;
  const query = parsed.runs.map((run) => runQuery(run, kind)).join(' & ');
  const conditions = [matches(query), ...parsed.runs.flatMap((run) => recheck(run, kind))];
  const condition = sql.join(conditions, sql` and `);
  if (kind === 'maker') return { condition, rank: makerRank(parsed), ranks: null };
  const queries = rankQueries(parsed);
  return { condition, rank: goodsRank(queries), ranks: goodsRanks(queries) };
};

/**
 * The goods that match, as the table `matched` (goods_id, maker). `offset 0` keeps the planner from looking inside: left
 * to itself it ranks the whole catalogue to find one page of it.
 */
export const matchedGoods = ({ condition }: Match): SQL => sql`(
  select ${goodsSearch.goodsId}, ${goodsSearch.maker} from ${goodsSearch} where ${condition} offset 0) as matched`;
