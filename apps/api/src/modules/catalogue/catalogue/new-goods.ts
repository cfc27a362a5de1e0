import type { GoodsEntry } from '@yaoji/price-list';
import { blankGoods, type GoodsRow } from './catalogue.repository.ts';

/** Values that a list states; the others are absent. */
export const statedIn = ({ stated }: GoodsEntry) =>
  // The cast: undefined values are removed.
  Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)) as Partial<GoodsRow>;

/** The row of a new product. */
export const newGoods = (entry: GoodsEntry, categoryId: number | null): GoodsRow => {
  const { identity, name, maker, spec, containsEphedrine } = entry;
  return {
    ...blankGoods,
    ...entry.defaults,
    ...statedIn(entry),
    identity,
    name,
    maker,
    spec,
    categoryId,
    containsEphedrine,
  };
};
