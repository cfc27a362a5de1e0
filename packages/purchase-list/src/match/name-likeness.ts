import { everydayNamesOf, inBrackets, readAloud, searchText, withoutBrackets } from '@yaoji/goods-text';
import { dice, isSubsequence } from './text-likeness.ts';

type Named = { name: string; commonName: string | null };

/** Normalised names of a product: those with brackets first, then everyday names. */
type Names = { listed: string[]; everyday: string[] };

const namesOfGoods = new WeakMap<Named, Names>();

/** 人参（生晒参） is 生晒参, but 白芍（切片） is no 切片. */
const attribute = /[片段丝块丁制炒炙煅型装用]$|^.$/;

/** 一次性使用无菌注射器 带针 is written without the last word. */
const firstWord = (name: string) => /^\S{4,}(?=\s)/.exec(name)?.[0] ?? '';

export const namesOf = (goods: Named): Names => {
  const known = namesOfGoods.get(goods);
  if (known !== undefined) return known;
  const { name, commonName } = goods;
  const names = [name, ...(commonName ? [commonName] : [])];
  const listed = new Set([...names, ...names.map(withoutBrackets)].map(searchText).filter((text) => text !== ''));
  const parts = [...names.flatMap(inBrackets).filter((inner) => !attribute.test(inner)), ...names.map(firstWord)];
  const called = parts.map(searchText);
  const everyday = new Set([...called, ...[...listed, ...called].flatMap(everydayNamesOf)]);
  const found = { listed: [...listed], everyday: [...everyday].filter((text) => text !== '' && !listed.has(text)) };
  namesOfGoods.set(goods, found);
  return found;
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
  // 制 and 炙 sound alike, and are two ways to process a herb.
  if (left.some((character, index) => [character, right[index]].toSorted().join('') === '制炙')) return false;
  if (wrong === 0 || wrong > mostWrong || wrong * 2 > left.length) return false;
  const [usual = []] = readAloud(said);
  return usual.length === left.length && spellings(name).has(usual.join(''));
};

/** Dosage forms that people leave out: 银翘解毒 is 银翘解毒片. Slow release is another medicine. */
const form =
  /^(?:剂|液|固体饮料|胶丸|(?:肠溶)?片|丸|散|膏|栓|酊|(?:肠溶|软)?胶囊|颗粒|糖浆|口服液|注射液|软膏|乳膏|凝胶|滴眼液|滴耳液|雾剂|[气喷]雾剂|干?混悬剂|消毒液)$/;

/** Whether a text is a name without its dosage form. */
export const isWithoutForm = (said: string, name: string): boolean =>
  name.startsWith(said) && form.test(name.slice(said.length));

/** The value of a name without its form, which strength and pack have to confirm. */
const formLeftOut = 0.9;

/** Names with more in them than the text are other products, however long the text: 小儿… and 复方…. */
const mostOfPart = 0.78;

/** Rates a separate name against a product's name. */
export const nameLikeness = (said: string, name: string): number => {
  if (said === name) return 1;
  if (soundsLike(said, name)) return sameSound;
  if (said.length < 2 || name.length < 2) return 0;
  const part = 0.55 + 0.4 * ratio(said, name);
  if (isWithoutForm(said, name)) return Math.max(part, formLeftOut);
  if (said.startsWith(name)) return part;
  if (name.startsWith(said)) return Math.min(mostOfPart, part);
  if (said.includes(name) || name.includes(said)) return Math.min(mostOfPart, part - 0.05);
  if (said.length >= 3 && isSubsequence(said, name)) return Math.min(mostOfPart, part - 0.1);
  return Math.min(mostOfPart, 0.85 * dice(said, name));
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
