import type { Note } from '../problem.ts';
import type { PlainFact } from './fields.ts';
import type { Tag } from './tags.ts';

/** Product columns of a list. */
export type GoodsFacts = Record<PlainFact, string> & {
  barcode: string;
  stdCode: string;
  pinyinCode: string;
  approvalNo: string;
  unit: string;
  scope: string;
  price: string | null;
  basePrice: string | null;
  marketPrice: string | null;
  cost: string | null;
  packStep: string;
  packSize: string | null;
  caseSize: string;
  purchaseCap: string;
  capPeriod: 'order' | 'day' | 'week' | 'month';
  freeShippingNumber: string;
  weightGrams: number | null;
  vatRate: number;
  isControlled: boolean;
  isPrescription: boolean;
};

export type Batch = { batchNo: string; expiry: string | null; quantity: string };

/** A row ready for import. Undefined means that the row has no value. */
export type GoodsEntry = {
  identity: string;
  /** The ERP's code of the product. */
  code: string | undefined;
  name: string;
  maker: string;
  spec: string;
  /** Values of the row, which override stored ones. */
  stated: Partial<GoodsFacts>;
  /** Defaults for new products. */
  defaults: Pick<GoodsFacts, 'dosageForm' | 'unit' | 'scope' | 'vatRate'>;
  containsEphedrine: boolean;
  categoryPath: string[] | null;
  defaultCategory: string[] | null;
  tags: Tag[] | undefined;
  ladder: { number: string; price: string }[] | undefined;
  batch: Batch | undefined;
  /** Prefixes of its boxes' trace codes: 7 digits, or a GTIN of 14. */
  tracePrefixes: string[];
  detail: {
    approvalHolder: string | undefined;
    storage: string | undefined;
    standard: string | undefined;
    /** Sections of the package insert; empty if the row has none. */
    insert: { title: string; text: string }[];
  };
  notes: Note[];
};
