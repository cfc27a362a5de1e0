import {
  type AskedSpec,
  initialsOf,
  type Keywords,
  searchMarks as marks,
  neighbours,
  parseKeywords,
  type Run,
  specTokens,
  type Term,
  usuallyRead,
} from '@yaoji/goods-text';
import { and, type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';

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

export const lexeme = (text: string, isPrefix = false) => `'${text}'${isPrefix ? ':*' : ''}`;

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

export const matches = (query: string): SQL<boolean> => sql<boolean>`${goodsSearch.tokens} @@ ${query}::tsquery`;

/** 六味d and lw地黄 are one word, said in part: the initials and the pinyin of all of it. */
const spokenMixture = ({ runs }: Term): string[] => {
  const isMixed = runs.some(({ kind }) => kind === 'text') && runs.some(({ text }) => /^[a-z]+$/.test(text));
  if (!isMixed) return [];
  const readings = runs.map(({ kind, text }) => (kind === 'text' ? usuallyRead(text) : [[text]]));
  const said = [0, 1].flatMap((which) => {
    const reading = readings.map((ways) => ways[which] ?? ways[0] ?? []);
    const letters = reading.map((syllables, index) =>
      runs[index]?.kind === 'text' ? initialsOf(syllables) : syllables,
    );
    return [letters, reading].map((parts) => parts.flat().join(''));
  });
  return [...new Set(said)];
};

/** Each letter stands for one character, or all of them for the pinyin of some. */
const mixturePatterns = ({ runs }: Term): SQL => {
  const pattern = (gap: (letters: string) => string) =>
    `%${runs.map(({ kind, text }) => (kind === 'text' ? text : gap(text))).join('')}%`;
  const patterns = [
    pattern((letters) => '_'.repeat(letters.length)),
    pattern((letters) => (letters.length > 1 ? '%' : '_')),
  ];
  return sql.join(
    patterns.map((each) => sql`${goodsSearch.text} like ${each}`),
    sql` or `,
  );
};

const termConditions = (term: Term, kind: SearchKind): SQL[] => {
  const apart = term.runs.map((run) => runQuery(run, kind)).join(' & ');
  const rechecks = term.runs.flatMap((run) => recheck(run, kind));
  const mixture = kind === 'goods' ? spokenMixture(term) : [];
  if (mixture.length === 0) return [matches(apart), ...rechecks];
  const texts = term.runs.filter((run) => run.kind === 'text').map((run) => characters(run.text));
  const saidQuery = mixture.map((said) => lexeme(marks.tail + said, true)).join(' | ');
  const together = `${texts.join(' & ')} & (${saidQuery})`;
  const isApart = sql.join([matches(`(${apart})`), ...rechecks], sql` and `);
  return [
    matches(`(${apart}) | (${together})`),
    sql`((${isApart}) or (${matches(together)} and (${mixturePatterns(term)})))`,
  ];
};

/** What a package holds is a number that plainly multiplies, or each of its numbers. */
export const specConditions = ({ typed, spec, says }: AskedSpec): SQL[] => {
  // 10盒 is what a buyer wants, not what goods are.
  if (says === 'quantity') return [sql`false`];
  const { measures, pieces } = specTokens(spec);
  const stated = matches([...measures, ...pieces].map((token) => lexeme(token)).join(' & '));
  return says === 'either' ? [stated, sql`${goodsSearch.text} like ${`%${typed.replaceAll(/\s/g, '')}%`}`] : [stated];
};

/** The index answers each of these at once; looking at the tokens of every match would take ten times as long. */
const isAmong = (query: string): SQL<boolean> =>
  sql<boolean>`${goods.id} in (select ${goodsSearch.goodsId} from ${goodsSearch} where ${matches(query)})`;

type RankQueries = { exact: string; beginning: string; word: string };

const rankQueries = ({ full, terms }: Keywords): RankQueries => {
  const candidates = [
    ...new Set([full, ...terms.flatMap((term) => [...spokenMixture(term), ...term.runs.map(({ text }) => text)])]),
  ];
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

/** Goods with all that was typed. */
export const exactMatch = (keywords: Keywords, kind: SearchKind): Match => {
  const { terms, specs, full } = keywords;
  const conditions = [...terms.flatMap((term) => termConditions(term, kind)), ...specs.flatMap(specConditions)];
  const condition = sql.join(conditions, sql` and `);
  if (kind === 'maker') return { condition, rank: makerRank(keywords), ranks: null };
  // A bare number in an order is the place of a column.
  if (full === '') return { condition, rank: sql<number>`3::int`, ranks: null };
  const queries = rankQueries(keywords);
  return { condition, rank: goodsRank(queries), ranks: goodsRanks(queries) };
};

/** Goods with all of what somebody typed, as conditions (X1–X4); null where it can match nothing. */
export const matchKeywords = (keywords: string, kind: SearchKind): Match | null => {
  const asked = parseKeywords(keywords);
  return asked && exactMatch(asked, kind);
};

/**
 * The goods that match, as the table `matched` (goods_id, maker). `offset 0` keeps the planner from looking inside: left
 * to itself it ranks the whole catalogue to find one page of it.
 */
export const matchedGoods = ({ condition }: Match): SQL => sql`(
  select ${goodsSearch.goodsId}, ${goodsSearch.maker} from ${goodsSearch} where ${condition} offset 0) as matched`;

/** Those of some goods that match. */
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
