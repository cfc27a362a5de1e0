import type { GoodsEntry } from '@yaoji/price-list';
import { type GoodsRow, type KnownGoods, pickWritten } from './catalogue.repository.ts';
import { statedIn } from './new-goods.ts';

/** The row of a known product after an import: stated values replace known ones. Null if nothing changed. */
export const changedGoods = (known: KnownGoods, entry: GoodsEntry, categoryId: number | null): GoodsRow | null => {
  const before = pickWritten(known);
  const after: GoodsRow = {
    ...before,
    ...statedIn(entry),
    name: entry.name,
    maker: entry.maker || before.maker,
    spec: entry.spec || before.spec,
    categoryId: entry.categoryPath ? categoryId : before.categoryId,
    containsEphedrine: entry.containsEphedrine || before.containsEphedrine,
  };
  const keys = Object.keys(after) as (keyof GoodsRow)[];
  return keys.some((key) => before[key] !== after[key]) ? after : null;
};

type Said = Partial<Pick<GoodsEntry, 'stated' | 'ladder'>>;

/** A list entry that states `said` about a known product, and nothing else. */
export const saysOf = ({ identity, name, unit, scope, dosageForm, vatRate }: KnownGoods, said: Said): GoodsEntry => ({
  identity,
  code: undefined,
  name,
  maker: '',
  spec: '',
  stated: said.stated ?? {},
  defaults: { dosageForm, unit, scope, vatRate },
  containsEphedrine: false,
  categoryPath: null,
  defaultCategory: null,
  tags: undefined,
  tracePrefixes: [],
  ladder: said.ladder,
  batch: undefined,
  detail: { approvalHolder: undefined, storage: undefined, standard: undefined, insert: [] },
  notes: [],
});
