import {
  allOf,
  anyOf,
  lexeme,
  neighbours,
  readAloud,
  searchMarks,
  searchText,
  withoutBrackets,
} from '@yaoji/goods-text';
import type { Wanted } from '../read/list-line.ts';

/** Most starting positions of a name in a row, and its greatest length. */
const mostStarts = 4;
const shortestName = 2;
const longestName = 18;
const longestScattered = 6;

/** Words that cannot be a name: measures, and companies; 95酒精 is one. */
const isNoName = (word: string) => /^(?!\d{2,3}\p{Script=Han}{2})[\d.]|(?:公司|药业|制药|药厂|集团)$/u.test(word);

/** The pharmacist's reading and the general dictionary's. */
const usualReadings = 2;

/** Endings of product names that other text may follow directly. */
const nameEnd = /[丸片囊粒散膏液剂贴水油酒露茶丹针栓锭浆胶酊霜素罩器仪布棉巾纸带套管棒杯签剪镊盐糖粉]/;

/**
 * Possible ends of a name in a word: the word's end, before figures, after a dosage form, or within its first letters.
 */
const endings = (word: string): string[] => {
  const characters = [...word].slice(0, longestName);
  return characters.flatMap((character, index) => {
    const next = characters[index + 1];
    const isEnd = next === undefined || /\d/.test(next) || nameEnd.test(character) || index + 1 <= 4;
    return isEnd && index + 1 >= shortestName ? characters.slice(0, index + 1).join('') : [];
  });
};

/** More words than any name. */
const mostWords = 12;

/** The words of a cell that holds a name. */
export const wordsOfName = (cell: string): string[] =>
  cell
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** Possible full names in a row: in the name's cell, or across words. */
const possibleNames = (wanted: Wanted): string[] => {
  const { name } = wanted;
  const inCell = name === null ? [] : [name, withoutBrackets(name)].map(searchText).flatMap(endings);
  // A maker or brand may precede the name.
  const words = name === null ? wanted.words : wordsOfName(name);
  if (inCell.length > 0 && words.length === 1) return inCell;
  return [...inCell, ...namesInWords(words)];
};

const namesInWords = (words: readonly string[]): string[] => {
  const texts = words.map(searchText);
  const starts = [...words.keys()].filter((index) => !isNoName(words[index] ?? '')).slice(0, mostStarts);
  return texts.flatMap((text, index) => {
    if (!starts.includes(index)) return [];
    const next = texts[index + 1] ?? '';
    const over = next === '' || /^\d/.test(next) ? [] : [`${text}${next}`, ...endings(next).map((part) => text + part)];
    const bare = searchText(withoutBrackets(words[index] ?? ''));
    return [...endings(text), ...endings(bare), ...over].filter((each) => [...each].length <= longestName);
  });
};

const isLatin = (text: string) => /^[a-z][a-z0-9]+$/.test(text);

export const latinWords = ({ name, words }: Wanted): string[] =>
  (name === null ? words : [name])
    .map(searchText)
    .filter((word) => isLatin(word) && word.length >= 3 && word.length <= 30);

/** Products with exactly these codes. */
export const codeSearch = ({ barcodes, approvalNos }: Wanted): string | null => {
  const codes = [
    ...barcodes,
    ...approvalNos,
    ...approvalNos.map((code) => code.replace(/^(国药准字|准字|国药准)/, '')),
  ];
  return codes.length > 0 ? anyOf([...new Set(codes)].map((code) => lexeme(searchMarks.full + code))) : null;
};

/** Products whose full name is in the row, wherever it ends. */
export const fullNameSearch = (wanted: Wanted): string | null => {
  const names = new Set(possibleNames(wanted));
  // Everyday names have a mark.
  const tokens = [...names].flatMap((name) => [name, name + searchMarks.tail]);
  return tokens.length > 0 ? anyOf(tokens.map((name) => lexeme(searchMarks.full + name))) : null;
};

/** Products whose full name sounds like a part of the row: 六味地皇丸. */
export const soundSearch = (wanted: Wanted): string | null => {
  const names = [...new Set(possibleNames(wanted))].filter((name) => /^\p{Script=Han}{3}/u.test(name));
  const read = names.flatMap((name) =>
    readAloud(name)
      .slice(0, usualReadings)
      .map((reading) => reading.join('')),
  );
  return read.length > 0 ? anyOf([...new Set(read)].map((each) => lexeme(searchMarks.full + each))) : null;
};

/** Before the name of a herb: 生甘草, 麸炒枳壳. */
const processing = /^(?:[麸土清]炒|[蜜酒醋盐姜][炙炒]|[生熟炙煅制炒焦蜜盐酒醋姜])/u;

/** Products whose name contains the words, or sounds like them. */
export const partSearch = (wanted: Wanted): string | null => {
  const spoken = latinWords(wanted).flatMap((word) => [
    lexeme(searchMarks.full + word, true),
    lexeme(searchMarks.tail + word),
  ]);
  const chinese = chineseParts(wanted);
  // A single character has no neighbours, also if it takes two code units, as rare ones do.
  const parts = chinese
    .map(neighbours)
    .filter((pairs) => pairs.length > 0)
    .map((pairs) => allOf(pairs));
  const herbs = chinese
    .map((part) => part.replace(processing, ''))
    .filter((herb) => [...herb].length >= 2 && !chinese.includes(herb))
    .flatMap((herb) => [herb, herb + searchMarks.tail])
    .map((herb) => lexeme(searchMarks.full + herb));
  const searches = [...new Set([...spoken, ...parts, ...herbs])];
  return searches.length > 0 ? anyOf(searches) : null;
};

/** Products that share four adjacent characters, or three of a short name, with a possible name. */
export const likeSearch = (wanted: Wanted): string | null => {
  const windows = chineseParts(wanted).flatMap((part) => {
    const characters = [...part];
    const size = Math.min(4, Math.max(3, characters.length - 1));
    return [0, 1, 2].map((start) => characters.slice(start, start + size)).filter((window) => window.length === size);
  });
  const searches = [...new Set(windows.map((window) => allOf(neighbours(window.join('')))))];
  return searches.length > 0 ? anyOf(searches) : null;
};

/** Products whose name has the first two characters of a part of the row and its others: 酒精棉片 is in 酒精消毒棉片. */
export const scatteredSearch = (wanted: Wanted): string | null => {
  const searches = chineseParts(wanted).flatMap((part) => {
    const [first = '', second = '', ...rest] = part;
    return rest.length > 0 && rest.length < longestScattered ? allOf([first + second, ...rest]) : [];
  });
  return searches.length > 0 ? anyOf([...new Set(searches)]) : null;
};

const chineseParts = ({ name, words }: Wanted): string[] =>
  (name === null ? words : [name])
    .slice(0, mostStarts)
    .flatMap((word) => {
      const text = searchText(withoutBrackets(word));
      const parts = text.match(/\p{Script=Han}[\p{Script=Han}a-z]*/gu) ?? [];
      // 碘伏 and 95酒精 are names; 板盒 is what 12片×2板/盒 leaves, and part of hundreds of specs.
      return parts.filter((part) => [...part].length > 2 || part === text.replace(/^\d+/, ''));
    })
    .map((part) => [...part].slice(0, longestName).join(''));
