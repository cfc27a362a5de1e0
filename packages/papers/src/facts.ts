/** The seller on invoices, delivery notes and first papers. */
export type Seller = {
  name: string;
  taxNo: string;
  address: string;
  phone: string;
  bank: string;
  account: string;
  /** Number of its drug distribution licence. */
  licence: string;
};

/** A line of an invoice; `amount` is without tax, the rate in per cent. */
export type InvoiceLine = {
  name: string;
  spec: string;
  unit: string;
  quantity: string;
  amount: string;
  vatRate: string;
  tax: string;
};

/** An order line with its delivered batches. Quantities and prices are decimal texts. */
export type PaperLine = {
  id: number;
  goodsId: number;
  name: string;
  spec: string;
  maker: string;
  approvalNo: string;
  unit: string;
  unitPrice: string;
  /** First-business papers go with it; absent: no. */
  needsPapers?: boolean;
  batches: { batchNo: string; expiry: string | null; quantity: string }[];
};
