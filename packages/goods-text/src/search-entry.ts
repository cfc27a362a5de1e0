import { inBrackets, withoutBrackets } from './brackets.ts';
import { parseSpec, type Spec } from './parse-spec.ts';
import { readAloud } from './read-aloud.ts';
import { everydayNamesOf } from './readings/everyday-names.ts';
import { searchText } from './search-text.ts';
import { blurPinyin, initialsOf, trigrams, usuallyRead, withoutOne } from './spoken.ts';

export type Searchable = {
  name: string;
  commonName: string | null;
  maker: string;
  spec: string;
  dosageForm: string;
  approvalNo: string;
  barcode: string;
  stdCode: string;
  /** Codes of the seller's own list, separated by spaces or commas. */
  pinyinCode: string;
};

export type SearchEntry = { tokens: string[]; text: string; maker: string };

/** The kind of a token; a token without a mark is one character, or two adjacent ones. */
export const marks = {
  full: '^',
  word: '=',
  tail: '~',
  makerTail: '@',
  /** A strength in the smallest unit of its kind, or a figure without unit. */
  measure: '#',
  /** Pieces in a package. */
  pieces: '*',
  /** Three letters of a name's blurred pinyin. */
  sound: '%',
  /** The initials of a name with one left out. */
  slip: '-',
} as const;

/** Shorter code suffixes are useless: every second code ends with 3. */
const shortestCodeTail = 4;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export const neighbours = (text: string): string[] => {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

const tails = (parts: readonly string[]): string[] => parts.map((_, index) => parts.slice(index).join(''));

const spoken = (readings: string[][]): string[][] => readings.flatMap((reading) => [reading, initialsOf(reading)]);

/** The end of a long name is found by its characters; the pinyin of the first ones is enough. */
const longestSpoken = 24;

const beginning = (name: string): string => [...name].slice(0, longestSpoken).join('');

/** Legal forms at the end of company names: nobody types their pinyin. */
const legalForm = /(?:集团|控股|股份|有限|责任|公司|药业|制药|医药|科技|实业|发展){1,9}$/;

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.normalize('NFKC'))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Fewer initials match too many names; nobody types more than these. */
const initialsWithSlips = { fewest: 3, most: 16 };

/** 头孢拉定 has more everyday names than one entry needs. */
const mostEveryday = 8;

/** The tokens of a strength or pack: a product has all of its own, a search asks for some. */
export const specTokens = ({ measures, pack }: Spec): { measures: string[]; pieces: string[] } => ({
  measures: measures.map(({ kind, value }) => `${marks.measure}${kind === 'bare' ? '' : kind}${value}`),
  pieces: pack ? (pack.total === null ? pack.counts : [pack.total]).map((count) => `${marks.pieces}${count}`) : [],
});

/** All strengths and packs of a product, each figure also without its unit. */
const specTokensOf = (spec: Spec): string[] => {
  const { measures, pieces } = specTokens(spec);
  const figures = spec.measures.map(({ text }) => `${marks.measure}${Number.parseFloat(text)}`);
  return [...measures, ...figures, ...pieces, ...(spec.pack?.counts ?? []).map((count) => `${marks.pieces}${count}`)];
};

/** All search terms of a product (X1, X2), as tokens of a text search vector, and the texts themselves. */
export const searchEntry = (goods: Searchable): SearchEntry => {
  const tokens = new Set<string>();
  const add = (mark: string, values: Iterable<string>) => {
    for (const value of values) if (value !== '') tokens.add(mark + value);
  };
  const listed = [goods.name, goods.commonName ?? ''].filter((name) => name !== '');
  const bareNames = listed.map((name) => searchText(withoutBrackets(name)));
  const names = [...new Set([...listed.map(searchText), ...bareNames])];
  const everyday = [...new Set(bareNames.flatMap(everydayNamesOf))].slice(0, mostEveryday);
  const maker = searchText(goods.maker);
  const codes = [...goods.approvalNo.split('；'), goods.barcode].map(searchText);

  for (const name of [...names, ...everyday]) {
    for (const reading of spoken(readAloud(beginning(name)))) add(marks.tail, tails(reading));
  }
  for (const name of names) {
    add(marks.full, [name, ...spoken(usuallyRead(beginning(name))).map((reading) => reading.join(''))]);
  }
  for (const name of bareNames) {
    const usual = usuallyRead(beginning(name));
    for (const reading of usual) add(marks.sound, trigrams(blurPinyin(reading.join(''))));
    const initials = initialsOf(usual[0] ?? []).join('');
    const { fewest, most } = initialsWithSlips;
    if (initials.length >= fewest && initials.length <= most) add(marks.slip, withoutOne(initials));
  }
  // An everyday name is never an exact match: products listed under that very name come first.
  for (const name of everyday) add(marks.full, [name + marks.tail]);
  for (const text of [...names, ...everyday, maker]) {
    add('', text);
    add('', neighbours(text));
  }
  for (const text of [goods.spec, goods.dosageForm].map(searchText)) {
    for (const part of text.match(/\p{Script=Han}{2,}/gu) ?? []) add('', neighbours(part));
  }
  for (const text of [goods.spec, ...listed]) add('', specTokensOf(parseSpec(text)));
  for (const word of listed.flatMap(wordsOf)) add(marks.word, [searchText(word)]);
  // The trade name, as in 布洛芬缓释胶囊(芬必得).
  for (const name of listed) add(marks.word, inBrackets(name).map(searchText));
  for (const reading of spoken(readAloud(beginning(maker.replace(legalForm, ''))))) {
    add(marks.makerTail, tails(reading));
  }
  for (const mark of [marks.full, marks.tail]) add(mark, [searchText(goods.stdCode)]);
  for (const code of goods.pinyinCode.split(/[\s,，;；、/|]+/).map(searchText)) {
    add(marks.full, [code]);
    add(marks.tail, tails([...code]));
  }
  for (const code of codes.filter((text) => text !== '')) {
    const figures = code.slice(Math.max(0, code.search(/(?<![a-z])[a-z]*\d/)));
    add(marks.full, [code, figures]);
    add(marks.tail, tails([...figures]).slice(0, Math.max(1, figures.length - shortestCodeTail + 1)));
    const words = /\p{Script=Han}/u.test(figures) ? code : code.slice(0, code.length - figures.length);
    add('', words);
    add('', neighbours(words));
  }
  return {
    tokens: [...tokens].filter((token) => token.length <= 200),
    text: [...names, maker, ...everyday, searchText(goods.spec), searchText(goods.dosageForm)]
      .concat(codes, searchText(goods.stdCode))
      .join('\n'),
    maker,
  };
};
