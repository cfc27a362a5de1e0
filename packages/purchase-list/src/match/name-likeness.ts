import { everydayNamesOf, readAloud, searchText, withoutBrackets } from '@yaoji/goods-text';
import { dice } from './text-likeness.ts';

/** Normalised names of a product: those with brackets first, everyday names last. */
export const namesOf = ({ name, commonName }: { name: string; commonName: string | null }): string[] => {
  const names = [name, ...(commonName ? [commonName] : [])];
  const listed = [...names, ...names.map(withoutBrackets)].map(searchText);
  return [...new Set([...listed, ...listed.flatMap(everydayNamesOf)])].filter((text) => text !== '');
};

const ratio = (a: string, b: string) => Math.min(a.length, b.length) / Math.max(a.length, b.length);

/** The value of a name written with other characters of the same sound. */
const sameSound = 0.93;
const fewestOfSound = 3;
const mostWrong = 2;

/** Whether a text is a name with one or two characters replaced by homophones: 六味地皇丸. */
export const soundsLike = (said: string, name: string): boolean => {
  const [left, right] = [[...said], [...name]];
  if (left.length !== right.length || left.length < fewestOfSound) return false;
  const wrong = left.filter((character, index) => character !== right[index]).length;
  if (wrong === 0 || wrong > mostWrong || wrong * 2 > left.length) return false;
  const [usual = []] = readAloud(said);
  return usual.length === left.length && spellings(name).has(usual.join(''));
};

/** Rates a separate name against a product's name. */
export const nameLikeness = (said: string, name: string): number => {
  if (said === name) return 1;
  if (soundsLike(said, name)) return sameSound;
  if (said.length < 2 || name.length < 2) return 0;
  if (said.startsWith(name) || name.startsWith(said)) return 0.55 + 0.4 * ratio(said, name);
  if (said.includes(name) || name.includes(said)) return 0.5 + 0.4 * ratio(said, name);
  return 0.85 * dice(said, name);
};

const spokenNames = new Map<string, Set<string>>();

/** Typed forms of a name in pinyin: full and initials, as pharmacists read it. */
const spellings = (name: string): Set<string> => {
  const known = spokenNames.get(name);
  if (known) return known;
  const readings = readAloud(name);
  const initials = readings.map((reading) => reading.map((part) => (/^[a-z]+$/.test(part) ? part.slice(0, 1) : part)));
  const made = new Set([...readings, ...initials].map((reading) => reading.join('')));
  if (spokenNames.size > 5000) spokenNames.clear();
  spokenNames.set(name, made);
  return made;
};

/** Rates letters as the full pinyin of a name, or its prefix. */
export const pinyinLikeness = (letters: string, name: string): number => {
  const ways = [...spellings(name)];
  if (ways.includes(letters)) return 0.97;
  const begun = ways.filter((way) => way.startsWith(letters) || way.endsWith(letters));
  return Math.max(0, ...begun.map((way) => 0.5 + 0.4 * ratio(letters, way)));
};
