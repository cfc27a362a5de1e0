/** The importer's columns, in the order that the demonstration writes. */
export const catalogueColumns = [
  'name',
  'common_name',
  'maker',
  'spec',
  'approval_no',
  'dosage_form',
  'category',
  'barcode',
  'origin',
  'unit',
  'price',
  'market_price',
  'cost',
  'stock',
  'pack_step',
  'case_size',
  'purchase_cap',
  'cap_period',
  'free_shipping_number',
  'expiry',
  'batch_no',
  'std_code',
  'scope',
  'vat_rate',
  'tags',
  'ladder',
  'is_controlled',
  'approval_holder',
  'storage',
  'standard',
  'indications',
  'dosage',
  'contraindications',
] as const;

export type CatalogueColumn = (typeof catalogueColumns)[number];
export type CatalogueRow = Record<CatalogueColumn, string>;

/** One batch in the warehouse; the quantities of a product's batches add up to its stock. */
export interface DemoBatch {
  batchNo: string;
  expiry: string;
  quantity: string;
}

/** A product of the demonstration: its import row, and data that the columns cannot hold. */
export interface DemoGoods {
  /** `stock` is the total; `importRowsOf` splits it into batches. */
  row: CatalogueRow;
  containsEphedrine: boolean;
  isNearExpiry: boolean;
  isPinned: boolean;
  sales: number;
  listedDaysAgo: number;
  batches: DemoBatch[];
}
