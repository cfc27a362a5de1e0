import { readAloud } from './read-aloud.ts';
import { searchText } from './search-text.ts';

export type Searchable = {
  name: string;
  commonName: string | null;
  maker: string;
  approvalNo: string;
  barcode: string;
  stdCode: string;
  /** Codes of the seller's own list, parted by spaces or commas. */
  pinyinCode: string;
};

export type SearchEntry = { tokens: string[]; text: string; maker: string };

/** What a token says of the text it stands for; a token without a mark is one character, or two neighbours. */
export const marks = { full: '^', word: '=', tail: '~', makerTail: '@' } as const;

/** Shorter tails of codes say nothing: every second goods ends with the figure 3. */
const shortestCodeTail = 4;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const brackets = /[（(【[〔][^）)】\]〕]*[）)】\]〕]/g;

export const neighbours = (text: string): string[] => {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

const tails = (parts: readonly string[]): string[] => parts.map((_, index) => parts.slice(index).join(''));

const initialsOf = (reading: readonly string[]): string[] =>
  reading.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.slice(0, 1) : syllable));

const spoken = (readings: string[][]): string[][] => readings.flatMap((reading) => [reading, initialsOf(reading)]);

/** The pharmacist's reading and the general dictionary's; what else a character may be read as is no exact match. */
const usualReadings = 2;

/** A long name's tail is found by its Chinese characters; the pinyin of its first ones is enough. */
const longestSpoken = 24;

/** What the names of companies end with: nobody types its pinyin. */
const legalForm = /(?:集团|控股|股份|有限|责任|公司|药业|制药|医药|科技|实业|发展)+$/;

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.normalize('NFKC'))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Everything that a goods is found by (X1, X2), as tokens of a text search vector, and the texts themselves. */
export const searchEntry = (goods: Searchable): SearchEntry => {
  const tokens = new Set<string>();
  const add = (mark: string, values: Iterable<string>) => {
    for (const value of values) if (value !== '') tokens.add(mark + value);
  };
  const names = [goods.name, goods.commonName ?? ''].filter((name) => name !== '');
  const maker = searchText(goods.maker);
  const codes = [...goods.approvalNo.split('；'), goods.barcode].map(searchText);

  for (const name of names.map(searchText)) {
    for (const reading of spoken(readAloud(name.slice(0, longestSpoken)))) add(marks.tail, tails(reading));
  }
  for (const name of [...names, ...names.map((text) => text.replaceAll(brackets, ''))].map(searchText)) {
    const usual = spoken(readAloud(name.slice(0, longestSpoken)).slice(0, usualReadings));
    add(marks.full, [name, ...usual.map((reading) => reading.join(''))]);
  }
  for (const text of [...names.map(searchText), maker]) {
    add('', text);
    add('', neighbours(text));
  }
  for (const word of names.flatMap(wordsOf)) add(marks.word, [searchText(word)]);
  for (const reading of spoken(readAloud(maker.replace(legalForm, '').slice(0, longestSpoken)))) {
    add(marks.makerTail, tails(reading));
  }
  add(marks.full, [searchText(goods.stdCode)]);
  for (const code of goods.pinyinCode.split(/[\s,，;；、/|]+/).map(searchText)) {
    add(marks.full, [code]);
    add(marks.tail, tails([...code]));
  }
  for (const code of codes.filter((text) => text !== '')) {
    const figures = /[a-z]*\d+.*$/.exec(code)?.[0] ?? code;
    add(marks.full, [code, figures]);
    add(marks.tail, tails([...figures]).slice(0, Math.max(1, figures.length - shortestCodeTail + 1)));
    add('', neighbours(code.slice(0, code.length - figures.length)));
  }
  return {
    tokens: [...tokens].filter((token) => token.length <= 200),
    text: [...names, goods.maker, ...goods.approvalNo.split('；'), goods.barcode, goods.stdCode]
      .map(searchText)
      .join('\n'),
    maker,
  };
};
