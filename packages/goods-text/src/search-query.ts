import type { Keywords, Run, Term } from './parse-keywords.ts';
import type { Spec } from './parse-spec.ts';
import { marks, neighbours, specTokens } from './search-entry.ts';
import { initialsOf, usuallyRead } from './spoken.ts';

/** The target of a search: any words of products, or makers only. */
export type SearchKind = 'goods' | 'maker';

/** Fewer letters are too little for a maker's pinyin, or for a match inside words. */
const shortestInside = 2;
const shortestMakerPinyin = 3;

/** A token in Postgres's `tsquery` syntax, optionally as a prefix. */
export const lexeme = (text: string, isPrefix = false): string => `'${text}'${isPrefix ? ':*' : ''}`;

export const anyOf = (queries: readonly string[]): string => queries.join(' | ');

/** All of these tokens, each after a mark of `searchMarks`. */
export const allOf = (texts: readonly string[], mark = ''): string =>
  `(${texts.map((text) => lexeme(mark + text)).join(' & ')})`;

/** Texts with these characters, as far as adjacent pairs can tell. */
const characterQuery = (text: string): string => ([...text].length === 1 ? lexeme(text) : allOf(neighbours(text)));

/** Tokens for a run that is not literal text: pinyin and codes. */
export const spokenQuery = ({ text }: Run, kind: SearchKind): string => {
  const makerTail = lexeme(marks.makerTail + text, true);
  if (kind === 'maker') return makerTail;
  if (text.length < shortestInside) return lexeme(marks.full + text, true);
  const tail = lexeme(marks.tail + text, true);
  return text.length < shortestMakerPinyin ? tail : anyOf([tail, makerTail]);
};

export const runQuery = (run: Run, kind: SearchKind): string =>
  run.kind === 'text' ? characterQuery(run.text) : `(${anyOf([characterQuery(run.text), spokenQuery(run, kind)])})`;

/** 六味d and lw地黄 are one mixed word: searched by its initials and its pinyin. */
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

/** The characters of a mixed word, together with its pinyin; null if it is not mixed. */
export const mixtureQuery = (term: Term): string | null => {
  const mixture = spokenMixture(term);
  if (mixture.length === 0) return null;
  const texts = term.runs.filter((run) => run.kind === 'text').map((run) => characterQuery(run.text));
  return `${texts.join(' & ')} & (${anyOf(mixture.map((said) => lexeme(marks.tail + said, true)))})`;
};

/** Patterns of `like` for a mixed word: each letter is one character, or all letters are the pinyin of several. */
export const mixturePatterns = ({ runs }: Term): string[] => {
  const pattern = (gap: (letters: string) => string) =>
    `%${runs.map(({ kind, text }) => (kind === 'text' ? text : gap(text))).join('')}%`;
  return [pattern((letters) => '_'.repeat(letters.length)), pattern((letters) => (letters.length > 1 ? '%' : '_'))];
};

/** A package's content is the product of its counts, or each of them. */
export const specQuery = (spec: Spec): string => {
  const { measures, pieces } = specTokens(spec);
  return [...measures, ...pieces].map((token) => lexeme(token)).join(' & ');
};

/** Products with exactly this name, starting with it, or containing it as a separate word (X3). */
export type RankQueries = { exact: string; beginning: string; word: string };

export const rankQueries = ({ full, terms }: Keywords): RankQueries => {
  const candidates = [
    ...new Set([full, ...terms.flatMap((term) => [...spokenMixture(term), ...term.runs.map(({ text }) => text)])]),
  ];
  const any = (mark: string, isPrefix: boolean) => anyOf(candidates.map((text) => lexeme(mark + text, isPrefix)));
  return { exact: any(marks.full, false), beginning: any(marks.full, true), word: any(marks.word, false) };
};
