import { type Measure, type Pack, parseSpec, type Spec, searchText, specPart } from '@yaoji/goods-text';
import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './catalogue.ts';

/** Whether strength and pack agree: `unsaid` if one side leaves something open. */
export type SpecFit = { spec: 'same' | 'unsaid' | 'differs'; difference: { asked: string; goods: string } | null };

type Part = SpecFit['spec'];

/** The combined spec of name and spec, without duplicates. */
const specOf = (name: string, spec: string): Spec => {
  const [named, own] = [parseSpec(name), parseSpec(spec)];
  const more = without(named.measures, own.measures);
  return { measures: [...own.measures, ...more], pack: own.pack ?? named.pack };
};

type GoodsSpec = Spec & { /** The strengths of the name: 95%酒精消毒液. */ named: Measure[] };

const goodsSpecs = new WeakMap<Candidate, GoodsSpec>();

const specOfGoods = (candidate: Candidate): GoodsSpec => {
  const { name, spec } = candidate;
  const known = goodsSpecs.get(candidate) ?? { ...specOf(name, spec), named: parseSpec(name).measures };
  goodsSpecs.set(candidate, known);
  return known;
};

/** Two products of the same strengths and pack. */
export const isSameSpec = (one: Candidate, two: Candidate): boolean =>
  compareSpec(specOfGoods(one), specOfGoods(two)).spec === 'same';

/** Two products that are the same in these kinds of measures; the same `pack` counts only with the same strengths. */
export const isSameIn = (kinds: readonly string[], one: Candidate, two: Candidate): boolean =>
  kinds.includes('pack')
    ? isSameSpec(one, two)
    : !partsOf(specOfGoods(one), specOfGoods(two)).some(({ kind, part }) => kinds.includes(kind) && part !== 'same');

type RowSpecFit = SpecFit & {
  /** The row has neither strength nor pack, so no product contradicts it. */
  isSilent: boolean;
  /** The row says nothing of strength and pack that the product doesn't: 24片, or 25Fr as 25. */
  isWithin: boolean;
  /** Kinds of measures that the row leaves open, and `pack`; not the grade of a herb. */
  open: readonly string[];
  /** A word of the product's spec is missing from the row: 三年陈 25g×10支. */
  hasMore: boolean;
  /** The row counts in pieces of another form: 12袋 are no capsules. */
  isOtherPiece: boolean;
};

const pieceOf = ({ pack }: Spec) => /[片粒丸袋支贴]/.exec(pack?.text ?? '')?.[0];

/** Words of a spec besides its figures: 3ml:300单位(笔芯) is not 3ml:300单位(瓶装). */
export const wordsOfSpec = (spec: string): string[] =>
  spec
    .replaceAll(specPart, ' ')
    .replaceAll(/\/\s*(?:盒|瓶|袋|支)/g, ' ')
    .split(/[\s()（）]+/)
    .map(searchText)
    .filter((word) => word !== '');

/** Compares products' strengths and packs with the requested ones. */
export const specFitter = ({ name, spec, words }: Wanted): ((candidate: Candidate) => RowSpecFit) => {
  const asked = name === null ? parseSpec(words.join(' ')) : specOf(name, spec ?? '');
  const text = searchText(words.join(''));
  const letters = new Set(text.match(/[a-z]+/g));
  const askedPiece = pieceOf(asked);
  const figures = words.filter((word) => /^\d+(?:\.\d+)?$/.test(word));
  return (candidate) => {
    const goods = specOfGoods(candidate);
    const fit = compareSpec(asked, goods);
    // 40 may be 40mg: a figure without unit is no silence unless the product has it.
    const isSilent =
      asked.pack === null && without(asked.measures, goods.named).length === 0 && hasFigures(figures, goods);
    // 语音款 1台 holds nothing to compare but its words.
    const isOnlyText = isSilent && !text.includes(searchText(candidate.spec));
    const isSaid = (word: string) => (/^[a-z]+$/.test(word) ? letters.has(word) : text.includes(word));
    const more = wordsOfSpec(candidate.spec).filter((word) => !isSaid(word));
    const piece = pieceOf(goods);
    // Models have figures: 002 6只/盒, 46件套.
    const isOpen = isOnlyText || more.some((word) => /\d/.test(word));
    const said = withUnits(asked.measures, goods.measures, () => true);
    const isWithin =
      without(said, goods.measures).length === 0 &&
      (asked.pack === null || comparePacks(asked.pack, goods.pack) === 'same') &&
      hasFigures(figures, goods);
    const open = partsOf(asked, { ...goods, measures: without(goods.measures, goods.named) }).filter(
      ({ kind, part }) => part === 'unsaid' && kind !== 'grade',
    );
    return {
      ...fit,
      isWithin,
      open: open.map(({ kind }) => kind),
      spec: fit.spec === 'same' && isOpen ? 'unsaid' : fit.spec,
      isSilent,
      hasMore: more.length > 0,
      isOtherPiece: askedPiece !== undefined && piece !== undefined && askedPiece !== piece,
    };
  };
};

/** Whether each figure is the number of one of the product's measures, in any unit; a count of pieces is no measure. */
const hasFigures = (figures: readonly string[], { measures }: Spec): boolean =>
  figures.every((figure) => measures.some(({ text }) => Number.parseFloat(text) === Number(figure)));

const isFraction = ({ value }: Measure) => !Number.isInteger(value);

/** A fraction without unit is no count: the 0.25 of 0.25*24 is the product's 0.25g. */
const withUnits = (asked: readonly Measure[], goods: readonly Measure[], isMeant = isFraction): Measure[] =>
  asked.map((measure) => {
    const isFigure = measure.kind === 'bare' && isMeant(measure);
    return (isFigure && goods.find(({ text }) => Number.parseFloat(text) === measure.value)) || measure;
  });

/** Each kind of measure on either side, and the pack. */
const partsOf = (row: Spec, goods: Spec) => {
  const asked = { ...row, measures: withUnits(row.measures, goods.measures) };
  const kinds = new Set([...asked.measures, ...goods.measures].map(({ kind }) => kind));
  const measures = [...kinds].map((kind) => {
    const [left = [], right = []] = [asked, goods].map((side) => side.measures.filter((each) => each.kind === kind));
    return { kind, part: compareMeasures(left, right), asked: textOf(left), goods: textOf(right) };
  });
  const part = comparePacks(asked.pack, goods.pack);
  return [...measures, { kind: 'pack', part, asked: asked.pack?.text ?? '', goods: goods.pack?.text ?? '' }];
};

export const compareSpec = (row: Spec, goods: Spec): SpecFit => {
  const parts = partsOf(row, goods);
  const differing = parts.filter(({ part }) => part === 'differs');
  if (differing.length > 0) {
    const joined = (side: 'asked' | 'goods') => differing.map((each) => each[side]).join(' ');
    return { spec: 'differs', difference: { asked: joined('asked'), goods: joined('goods') } };
  }
  return { spec: parts.every(({ part }) => part === 'same') ? 'same' : 'unsaid', difference: null };
};

const textOf = (measures: readonly Measure[]) => measures.map(({ text }) => text).join('、');

/** Measures of the first list that are missing from the second, with their multiplicity. */
const without = (measures: readonly Measure[], others: readonly Measure[]): Measure[] => {
  const left = [...others];
  return measures.filter(({ kind, value }) => {
    const index = left.findIndex((other) => other.kind === kind && other.value === value);
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
};

/** With several ingredients, one side may omit some. A figure without unit may mean anything. */
const compareMeasures = (asked: readonly Measure[], goods: readonly Measure[]): Part => {
  const [more, missing] = [without(asked, goods), without(goods, asked)];
  if (more.length + missing.length === 0) return 'same';
  return more.length === 0 || missing.length === 0 || asked[0]?.kind === 'bare' ? 'unsaid' : 'differs';
};

const comparePacks = (asked: Pack | null, goods: Pack | null): Part => {
  if (asked?.counts.join() === goods?.counts.join() && asked?.total === goods?.total) return 'same';
  // 10ml is 10ml×1支.
  const [left, right] = [asked ? asked.total : 1, goods ? goods.total : 1];
  if (left === right && left !== null) return 'same';
  return left === null || right === null || asked === null || goods === null ? 'unsaid' : 'differs';
};
