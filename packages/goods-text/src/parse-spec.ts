/** One measure of a spec: 0.25g is 250000 of `weight`, 无蔗糖 is 无糖 of `sugar`. */
export type Measure = { kind: string; value: number | string; text: string };

/** Pieces in a package; `total` is null if the counts do not simply multiply, as in 12片+6片. */
export type Pack = { counts: number[]; total: number | null; text: string };

export type Spec = { measures: Measure[]; pack: Pack | null };

/** Units with several spellings, by kind, in the smallest unit of each. */
const kinds: Record<string, Record<string, number>> = {
  weight: { 'kg|公斤|千克': 1e9, 'g|克': 1e6, 'mg|毫克': 1e3, 'μg|ug|mcg|微克': 1, ng: 1e-3 },
  volume: { 'l|升': 1e6, 'ml|毫升': 1e3, 'μl|ul|微升': 1 },
  length: { 'm|米': 1e3, 'cm|厘米|公分': 10, 'mm|毫米': 1 },
  units: { 'iu|u|国际单位|单位': 1, '万国际单位|万单位|万iu|万u|万': 1e4, '亿国际单位|亿单位|亿iu|亿u|亿': 1e8 },
  hours: { 'h|小时': 1 },
  percent: { '%': 1 },
  size: { '号|#|头': 1 },
};
const units = new Map(
  Object.entries(kinds).flatMap(([kind, factors]) =>
    Object.entries(factors).flatMap(([names, factor]) => names.split('|').map((name) => [name, { kind, factor }])),
  ),
);
const unitNames = [...units.keys()].sort((a, b) => b.length - a.length).join('|');
const pieces =
  "(?:[大中小]?[盒袋瓶包]|[片粒丸支板贴帖枚张个只揿喷吸泡剂套卷条块双根副付对抽锭筒管颗罐听桶盘把杯台次]|件(?=\\s*/\\s*[包袋盒])|人份|测试|(?:'?s|t|p|pcs)(?![a-z]))";

/** A figure that is not part of a name (B12) or formula (C16H15), with its unit, or the thing it counts. */
const token = new RegExp(
  String.raw`(?<![a-z\d.])(?<digits>\d+(?:\.\d+)?)(?:\s*(?:(?<unit>(?:${unitNames})(?:(?<![a-z])|(?![a-z\d])))(?:\s*/\s*(?<per>ml|毫升|g|克|l|升|h|小时)(?![a-z]))?|(?<piece>${pieces})|(?<other>[a-z]+|\p{Script=Han}{1,6}单位)))?`,
  'gu',
);

/** An amount or a count within a text, with all its parts: 0.25g*24粒, 0.25*24, 10盒. */
export const specPart = new RegExp(
  String.raw`(?<![a-z\d.第])(?:\d+(?:[.,]\d+){0,4}\s*(?:(?:${unitNames})(?:(?<![a-z])|(?![a-z]))|${pieces}|(?=[*×x✕]\s*\d))(?:\s*/\s*(?:ml|毫升|${pieces}))?\s*[*×x✕:∶/]?\s*)+(?:\d+(?![\d\p{Script=Han}a-z]))?`,
  'giu',
);

/** Words that distinguish products like a strength. */
const words: Record<string, RegExp> = {
  // Letters alone are a size after a space or bracket: the l of 2.5 l and the s of 24 s are not.
  size: /[特加]?[大小]号|中号|(?<![a-z\d])(?:x{0,3}[sl]|m)[号码]|(?<=^|[\p{Script=Han},(/] ?)(?:x{0,3}[sl]|m)(?![\p{L}\d-])/gu,
  age: /成人|儿童|小儿|婴幼儿|婴儿/gu,
  sugar: /无蔗?糖/gu,
  grade: /选货|统货/gu,
};
const sameWord: Record<string, string> = { 小儿: '儿童', 无蔗糖: '无糖' };
/** L码 is L. */
const wordValue = (word: string) => sameWord[word] ?? word.replace(/^([xslm]{1,4})[号码]$/, '$1');

const rounded = (value: number) => Number(value.toPrecision(9));

/**
 * Figures with one unit after the last of them. A chain matches from its first figure only; otherwise each figure would
 * scan all of it.
 */
const chainOf = (sign: string, unit: string) =>
  new RegExp(String.raw`(?<![\d.]|\d${sign})\d+(?:\.\d+)?(?:${sign}\d+(?:\.\d+)?)+\s*(${unit})(?![a-z])`, 'g');
const sizes = chainOf(String.raw`\*`, '[cm]?m');
const strengths = chainOf('/', 'mg|g|μg|ug');

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’′`]/g, "'")
    .replaceAll(/[∶︰]/g, ':')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d\.)\s+(?=\d)/g, '')
    .replaceAll(/(?<=[\d\p{Script=Han}a-z'%)\]])\s*[x×✕✖*]\s*(?=\d)/gu, '*')
    .replaceAll(/(?<!\d)(\d+(?:\.\d+)?)\*10\^(\d+)/g, (_, figure, power) =>
      String(rounded(Number(figure) * 10 ** power)),
    )
    .replaceAll(/(?<=\d\s*(?:[mμu]?g|ml))(?=\d)/g, '*')
    // 以阿莫西林计 names the substance, not an amount.
    .replaceAll(/[按以][^,;计]*(计算?)?/g, (all, end) => (end === undefined ? all : ' '))
    // A case is a delivery unit, not a unit of sale.
    .replaceAll(/\(1\*\d+\)|(?:[*/]\s*)?(?<!\d)\d+\s*[盒瓶袋支包罐]\s*\/\s*(?:件|箱|中包装?)/g, ' ')
    // 每8丸重1.44g is 0.18g per piece; 每片含 counts nothing.
    .replaceAll(
      new RegExp(`每?(?<!\\d)(\\d+)${pieces}重\\s*(\\d+(?:\\.\\d+)?)`, 'g'),
      (_, count, weight) => ` ${rounded(Number(weight) / Number(count))}`,
    )
    .replaceAll(new RegExp(`每\\s*\\d+\\s*${pieces}`, 'g'), ' ')
    // 10*20cm is 10cm*20cm, and 80/5mg is 80mg/5mg.
    .replaceAll(sizes, (chain, unit) => chain.replaceAll('*', `${unit}*`))
    .replaceAll(strengths, (chain, unit) => chain.replaceAll('/', `${unit}/`));

/** Reads amounts and counts from a name or spec in any notation: the same amount has the same value. */
export const parseSpec = (text: string): Spec => {
  const said = plain(text);
  const measures: Measure[] = [];
  const counts: { count: number; from: number; to: number }[] = [];
  let multiplies = true;
  for (const match of said.matchAll(token)) {
    const { digits = '', unit = '', per, piece, other } = match.groups ?? {};
    const value = Number(digits);
    const end = match.index + match[0].length;
    const before = said.slice(0, match.index).trimEnd().slice(-1);
    const after = said.slice(end).trimStart().slice(0, 1);
    const known = units.get(unit);
    const add = (kind: string, factor: number) =>
      measures.push({ kind, value: rounded(value * factor), text: match[0].replaceAll(/\s/g, '') });
    if (value === 0) continue;
    if (known) add(per ? `${known.kind}/${per}` : known.kind, known.factor);
    else if (other !== undefined) add(other, 1);
    else if (Number.isInteger(value) && (piece !== undefined || before === '*')) {
      if (value > 1 || !/[盒套台]/.test(piece ?? '')) counts.push({ count: value, from: match.index, to: end });
    } else if (/[/:;*+~^()-]/.test(before + after)) {
      // The 10 of 10*20袋 may mean 10g or ten.
      add('bare', 1);
      if (after === '*' && Number.isInteger(value)) multiplies = false;
    }
  }
  for (const [kind, pattern] of Object.entries(words))
    for (const [value, text] of new Map([...said.matchAll(pattern)].map(([each]) => [wordValue(each), each])))
      measures.push({ kind, value, text });
  return { measures, pack: packOf(said, counts, multiplies) };
};

const packOf = (
  said: string,
  found: readonly { count: number; from: number; to: number }[],
  multiplies: boolean,
): Pack | null => {
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return null;
  const isPlain = found.slice(1).every(({ from }, index) => {
    const between = said.slice(found[index]?.to, from);
    return /[*/]/.test(between) && !/[+(),;和]/.test(between);
  });
  const counts = found.map(({ count }) => count);
  return {
    counts,
    total: multiplies && isPlain ? counts.reduce((total, count) => total * count, 1) : null,
    text: said.slice(first.from, last.to),
  };
};

/** Strengths of the requested kinds, or packs, among products' specs; most common first. */
export const availableSpecs = (asked: Spec, specs: readonly string[], most: number): string[] => {
  const kinds = new Set(asked.measures.map(({ kind }) => kind));
  const found = new Map<string, { text: string; count: number }>();
  const count = (key: string, text: string) => found.set(key, { text, count: (found.get(key)?.count ?? 0) + 1 });
  for (const { measures, pack } of specs.map(parseSpec)) {
    // 0.25g and 250mg are the same.
    for (const { kind, value, text } of measures) if (kinds.has(kind)) count(`${kind} ${value}`, text);
    if (kinds.size === 0 && pack) count(`${pack.total ?? pack.text}`, pack.text);
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ text }) => text);
};
