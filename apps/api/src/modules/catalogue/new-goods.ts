import type { GoodsEntry } from '@yaoji/price-list';
import type { GoodsRow } from './catalogue.repository.ts';

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
  packSize: null,
  caseSize: '0.000',
  purchaseCap: '0.000',
  capPeriod: 'order',
  freeShippingNumber: '0.000',
  isControlled: false,
} as const;

/** What a list says of goods; what it leaves out is absent. */
export const statedIn = ({ stated }: GoodsEntry) =>
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
