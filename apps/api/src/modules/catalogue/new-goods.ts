import type { GoodsEntry } from '@yaoji/price-list';
import type { GoodsRow } from './catalogue.repository.ts';

/** Defaults for values that a list does not state. */
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
  packSize: null,
  caseSize: '0.000',
  purchaseCap: '0.000',
  capPeriod: 'order',
  freeShippingNumber: '0.000',
  isControlled: false,
} as const;

/** Values that a list states; the others are absent. */
export const statedIn = ({ stated }: GoodsEntry) =>
  // The cast: undefined values are removed.
  Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)) as Partial<GoodsRow>;

/** The row of a new product. */
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
