import type { MakerCount } from './maker.repository.ts';

export type MakerTwins = { name: string; goods: number; into: string; intoGoods: number };

const mostTwins = 20;

/** A name without its legal form, brackets and width: 华北制药股份有限公司 and 华北制药 are equal. */
const bare = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()[\]【】·.]/g, '');
  return plain.replace(/(?:集团|股份|有限|责任|公司)+$/, '') || plain;
};

/** Makers whose names differ by that only: each with the longest name, the registered one, into which it may go. */
export const makerTwins = (makers: readonly MakerCount[]): MakerTwins[] =>
  [...Map.groupBy(makers, ({ name }) => bare(name)).values()]
    .flatMap((same) => {
      const [first, ...others] = same.toSorted((a, b) => b.name.length - a.name.length || b.goods - a.goods);
      return first ? others.map(({ name, goods }) => ({ name, goods, into: first.name, intoGoods: first.goods })) : [];
    })
    .slice(0, mostTwins);
