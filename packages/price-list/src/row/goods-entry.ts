import type { Note } from '../problem.ts';
import type { Tag } from './tags.ts';

/** Columns of a goods that a list may state. */
export type GoodsFacts = {
  commonName: string;
  dosageForm: string;
  barcode: string;
  stdCode: string;
  pinyinCode: string;
  approvalNo: string;
  origin: string;
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
  vatRate: number;
  isControlled: boolean;
};

export type Batch = { batchNo: string; expiry: string | null; quantity: string };

/** A row that can go into the catalogue. What is undefined the row says nothing about. */
export type GoodsEntry = {
  identity: string;
  name: string;
  maker: string;
  spec: string;
  /** What the row says; it overrides what is stored. */
  stated: Partial<GoodsFacts>;
  /** What is taken for new goods where the row says nothing. */
  defaults: Pick<GoodsFacts, 'dosageForm' | 'unit' | 'scope' | 'vatRate'>;
  containsEphedrine: boolean;
  categoryPath: string[] | null;
  defaultCategory: string[] | null;
  tags: Tag[] | undefined;
  ladder: { number: string; price: string }[] | undefined;
  batch: Batch | undefined;
  /** With what the trace codes of its boxes begin: 7 digits, or a GTIN of 14. */
  tracePrefixes: string[];
  detail: {
    approvalHolder: string | undefined;
    storage: string | undefined;
    standard: string | undefined;
    /** Sections of the package insert; empty where the row has none. */
    insert: { title: string; text: string }[];
  };
  notes: Note[];
};
