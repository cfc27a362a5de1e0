import type { GoodsEntry } from '@yaoji/price-list';
import { type GoodsRow, type KnownGoods, pickWritten } from './catalogue.repository.ts';

/** What goods are of which a list says nothing else. */
const blank = {
  commonName: null,
  approvalNo: '',
  barcode: '',
  stdCode: '',
  pinyinCode: '',
  origin: '',
  price: null,
  basePrice: null,
  marketPrice: null,
  cost: null,
  packStep: '1.000',
  caseSize: '0.000',
  purchaseCap: '0.000',
  capPeriod: 'order',
  freeShippingNumber: '0.000',
  isControlled: false,
} as const;

/** What a list says of goods; what it leaves out is absent. */
const statedIn = ({ stated }: GoodsEntry) =>
  // The cast: what is undefined is gone.
  Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)) as Partial<GoodsRow>;

/** The row of goods that are not there yet. */
export const newGoods = (entry: GoodsEntry, categoryId: number | null): GoodsRow => {
  const { identity, name, maker, spec, containsEphedrine } = entry;
  return {
    ...blank,
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

/** The row of known goods after a list has been read: what it states replaces what was known. Null: nothing changed. */
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

/** What a list says that says this of known goods, and nothing else. */
export const saysOf = ({ identity, name, unit, scope, dosageForm, vatRate }: KnownGoods, said: Said): GoodsEntry => ({
  identity,
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
