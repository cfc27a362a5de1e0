import { fold, parseSpec, readAloud, searchText } from '@yaoji/goods-text';
import { type Random, toTraditional } from './recall-typing.ts';

/** A product of the list, in the bench's form. */
export type Listed = {
  name: string;
  /** Without text in brackets. */
  bare: string;
  maker: string;
  spec: string;
  approvalNo: string;
  barcode: string;
  stdCode: string;
  dosageForm: string;
};

export type Shown = Pick<Listed, 'name' | 'maker' | 'spec'>;

/** The typed query, and which products of the answer are correct. */
export type Typed = { keywords: string; isMeant: (shown: Shown) => boolean };

export type Kind = {
  name: string;
  /** Shares in per cent that a release must reach among the first 20 and the first 5. */
  wanted: readonly [number, number | null];
  /** Number of leading characters typed of a name. */
  beginning?: number;
  /** Null if the product does not fit the kind. */
  type: (goods: Listed, random: Random) => Typed | null;
};

export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\(.*?\)|\[.*?\]|【.*?】/g, '')
    .trim();

const comparable = (name: string) => searchText(bareName(name));

const sameName = (goods: Listed) => {
  const [name, bare] = [searchText(goods.name), searchText(goods.bare)];
  return (shown: Shown) => searchText(shown.name) === name || comparable(shown.name) === bare;
};

const named = (goods: Listed, keywords: string | null): Typed | null =>
  keywords === null || keywords === goods.bare ? null : { keywords, isMeant: sameName(goods) };

export const isChinese = (text: string, shortest = 3) =>
  new RegExp(String.raw`^\p{Script=Han}{${shortest},}$`, 'u').test(text);

const syllables = (goods: Listed): string[] | null =>
  isChinese(goods.bare) ? (readAloud(searchText(goods.bare))[0] ?? null) : null;

const initials = (goods: Listed) => syllables(goods)?.map((each) => each.slice(0, 1)) ?? null;

const firstCharacters = (count: number) => (goods: Listed) =>
  isChinese(goods.bare, count + 1) ? named(goods, [...goods.bare].slice(0, count).join('')) : null;

/** Misspells a Chinese name; null if it is too short or cannot change. */
const misspelt =
  (change: (characters: string[], place: number, random: Random) => string[] | null) =>
  (goods: Listed, random: Random): Typed | null => {
    if (!isChinese(goods.bare, 4)) return null;
    const characters = [...goods.bare];
    const changed = change(characters, random.below(characters.length), random);
    return changed ? named(goods, changed.join('')) : null;
  };

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Replaces, drops or doubles one letter after the first. */
const mistyped = (text: string, random: Random): string => {
  const place = 1 + random.below(text.length - 1);
  const other = letters[random.below(letters.length)] ?? '';
  const way = random.below(3);
  if (way === 0) return text.slice(0, place) + other + text.slice(place + 1);
  return way === 1 ? text.slice(0, place) + text.slice(place + 1) : text.slice(0, place) + other + text.slice(place);
};

const confusions: [RegExp, string][] = [
  [/zh/, 'z'],
  [/ch/, 'c'],
  [/sh/, 's'],
  [/([ei])ng/, '$1n'],
  [/ang/, 'an'],
  [/^l/, 'n'],
  [/^n/, 'l'],
  [/^f/, 'h'],
  [/^h(?=u|e|a)/, 'f'],
  [/^z(?!h)/, 'zh'],
  [/^s(?!h)/, 'sh'],
  [/([ei])n$/, '$1ng'],
];

const confused = (goods: Listed, random: Random): Typed | null => {
  const said = syllables(goods);
  if (!said) return null;
  const order = random.shuffled(said.map((_, index) => index));
  for (const place of order) {
    for (const [from, to] of random.shuffled(confusions)) {
      const before = said[place] ?? '';
      const after = before.replace(from, to);
      if (after !== before) return named(goods, said.with(place, after).join(''));
    }
  }
  return null;
};

/** A strength or pack in everyday spelling, with the text that the product must state. */
const ofSpec = (goods: Listed, random: Random): Typed | null => {
  const { measures, pack } = parseSpec(goods.spec);
  const [measure] = measures.filter(({ kind }) => kind === 'weight' || kind === 'volume');
  if (!measure && !pack?.total) return null;
  const ways: string[] = [];
  if (measure && typeof measure.value === 'number') {
    const { value, kind, text } = measure;
    const [small, large] = kind === 'weight' ? (['mg', 'g'] as const) : (['ml', 'l'] as const);
    ways.push(text, `${value / 1e3}${small}`, `${value / 1e3}${kind === 'weight' ? '毫克' : '毫升'}`);
    if (value >= 1e4) ways.push(`${value / 1e6}${large}`, `${value / 1e6}${kind === 'weight' ? '克' : '升'}`);
    if (pack?.total) {
      ways.push(`${text}*${pack.total}`, `${text}×${pack.text.replace(/^[*×x]\s*/, '')}`);
    }
  }
  if (pack?.total && pack.total > 1 && /^\d+[片粒丸支袋]$/.test(pack.text)) ways.push(pack.text);
  const way = ways[random.below(ways.length)];
  if (way === undefined) return null;
  const asked = parseSpec(way);
  const isStated = (shown: Shown) => {
    const own = parseSpec(shown.spec);
    return (
      asked.measures.every((each) => own.measures.some((one) => one.value === each.value && one.kind === each.kind)) &&
      (asked.pack === null || asked.pack.total === null || own.pack?.total === asked.pack.total)
    );
  };
  const isSame = sameName(goods);
  return { keywords: `${goods.bare} ${way}`, isMeant: (shown) => isSame(shown) && isStated(shown) };
};

const withMaker = (join: (name: string, maker: string) => string) => (goods: Listed) => {
  if (!isChinese(goods.bare) || !/\p{Script=Han}{4}/u.test(goods.maker)) return null;
  const isSame = sameName(goods);
  return {
    keywords: join(goods.bare, goods.maker),
    isMeant: (shown: Shown) => isSame(shown) && shown.maker === goods.maker,
  };
};

const shortMaker = (maker: string) =>
  maker.normalize('NFKC').replaceAll(/\(.*?\)|(?:股份|集团|有限|责任|公司|药业|制药|医药|总厂|药厂|厂)+$/g, '') ||
  maker;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a name by the dictionary, or into words of two and three characters if it knows none of them. */
const wordsOf = (name: string, random: Random): string[] => {
  const words = [...segmenter.segment(name)].map(({ segment }) => segment);
  if (words.filter((word) => word.length === 1).length < 2) return words;
  const size = random.of([2, 3]);
  return Array.from({ length: Math.ceil(name.length / size) }, (_, index) =>
    name.slice(index * size, (index + 1) * size),
  );
};

const codeOf = (pick: (goods: Listed) => string) => (goods: Listed) => {
  const code = pick(goods);
  return code === '' || code.includes('；') ? null : named(goods, code);
};

const mixed = (goods: Listed, random: Random): Typed | null => {
  const said = syllables(goods);
  if (!said || said.length < 4) return null;
  const characters = [...goods.bare];
  const place = 2 + random.below(Math.min(characters.length, 6) - 2);
  const [before, after] = [characters.slice(0, place).join(''), characters.slice(place, place + 3).join('')];
  const spoken = (from: number, to?: number) =>
    said
      .slice(from, to)
      .map((each) => each.slice(0, 1))
      .join('');
  const ways = [`${before}${spoken(place, place + 1)}`, `${before}${spoken(place)}`, `${spoken(0, place)}${after}`];
  return named(goods, ways[random.below(ways.length)] ?? null);
};

const forms = /(?:软胶囊|胶囊|分散片|缓释片|肠溶片|片|颗粒|注射液|口服液|糖浆|乳膏|软膏|滴眼液|丸|散)$/;

/** Kinds of queries, with the required shares of correct results among the first 20 and the first 5. */
export const kindsOf = (homophones: ReadonlyMap<string, string[]>): Kind[] => [
  { name: 'full name', wanted: [99, 97], type: (goods) => ({ keywords: goods.name, isMeant: sameName(goods) }) },
  { name: 'initials', wanted: [99, 97], type: (goods) => named(goods, initials(goods)?.join('') ?? null) },
  { name: 'full pinyin', wanted: [99, 97], type: (goods) => named(goods, syllables(goods)?.join('') ?? null) },
  { name: 'approval number', wanted: [99, 97], type: codeOf(({ approvalNo }) => approvalNo) },
  { name: 'barcode', wanted: [99, 97], type: codeOf(({ barcode }) => barcode) },
  { name: 'national code', wanted: [99, 97], type: codeOf(({ stdCode }) => stdCode) },
  { name: 'name + maker', wanted: [99, 97], type: withMaker((name, maker) => `${name} ${maker}`) },
  { name: 'name + strength or spec', wanted: [97, 92], type: ofSpec },
  {
    name: 'name + spec without a space',
    wanted: [97, 92],
    type: (goods, random) => {
      const typed = ofSpec(goods, random);
      return typed && { ...typed, keywords: typed.keywords.replace(/ (?=[^ ]*$)/, '') };
    },
  },
  {
    name: 'name + number of packs',
    wanted: [97, 92],
    type: (goods, random) =>
      named(goods, `${goods.bare} ${1 + random.below(50)}${random.of(['盒', '瓶', '箱', '袋'])}`),
  },
  {
    name: 'name + form',
    wanted: [97, 92],
    type: (goods, random) => {
      const form = forms.exec(goods.bare)?.[0];
      if (!form || !isChinese(goods.bare, 4)) return null;
      const stem = goods.bare.slice(0, -form.length);
      return stem.length < 2 ? null : named(goods, random.of([`${stem} ${form}`, `${goods.bare} ${form}剂`]));
    },
  },
  {
    name: 'maker and name without a space',
    wanted: [95, 88],
    type: (goods, random) =>
      withMaker(
        random.of([
          (name, maker) => `${maker}${name}`,
          (name, maker) => `${name}${shortMaker(maker)}`,
          (name, maker) => `${shortMaker(maker)}${name}`,
        ]),
      )(goods),
  },
  {
    name: 'words in another order without a space',
    wanted: [95, 88],
    type: (goods, random) => {
      const words = isChinese(goods.bare, 4) ? wordsOf(goods.bare, random) : [];
      return words.length < 2 ? null : named(goods, random.of([words.toReversed(), random.shuffled(words)]).join(''));
    },
  },
  {
    name: 'one character of the same sound',
    wanted: [92, 85],
    type: misspelt((characters, place, random) => {
      const others = homophones.get(characters[place] ?? '') ?? [];
      return others.length === 0 ? null : characters.with(place, random.of(others));
    }),
  },
  {
    name: 'two characters swapped',
    wanted: [92, 85],
    type: misspelt((characters, place) => {
      const [one, other] = [characters[place], characters[place + 1]];
      return one === undefined || other === undefined ? null : characters.with(place, other).with(place + 1, one);
    }),
  },
  { name: 'one character left out', wanted: [92, 85], type: misspelt((all, place) => all.toSpliced(place, 1)) },
  {
    name: 'one character too many',
    wanted: [92, 85],
    type: misspelt((all, place, random) => all.toSpliced(place, 0, random.of([all[place] ?? '', '大', '清', '的']))),
  },
  {
    name: 'traditional for simplified',
    wanted: [98, 95],
    type: (goods) => named(goods, isChinese(goods.bare) ? toTraditional(goods.bare) : null),
  },
  {
    name: 'simplified for traditional, variants of herbs',
    wanted: [98, 95],
    type: (goods) => named(goods, fold(goods.bare) === goods.bare ? null : fold(goods.bare)),
  },
  {
    name: 'full pinyin with one letter wrong',
    wanted: [90, 80],
    type: (goods, random) => {
      const said = syllables(goods);
      return said && said.length > 3 ? named(goods, mistyped(said.join(''), random)) : null;
    },
  },
  { name: 'full pinyin with z for zh and the like', wanted: [90, 80], type: confused },
  {
    name: 'initials with one letter wrong, left out or too many',
    wanted: [75, 55],
    type: (goods, random) => {
      const said = initials(goods);
      return said && said.length > 3 ? named(goods, mistyped(said.join(''), random)) : null;
    },
  },
  { name: 'characters and initials mixed', wanted: [97, 92], type: mixed },
  {
    name: 'half-typed',
    wanted: [98, null],
    type: (goods) =>
      isChinese(goods.bare, 4)
        ? named(goods, [...goods.bare].slice(0, -Math.floor(goods.bare.length / 3)).join(''))
        : null,
  },
  { name: 'first three characters', wanted: [97, null], beginning: 3, type: firstCharacters(3) },
  { name: 'first two characters', wanted: [90, null], beginning: 2, type: firstCharacters(2) },
];
