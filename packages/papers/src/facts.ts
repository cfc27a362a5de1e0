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
  batches: { batchNo: string; expiry: string | null; quantity: string }[];
};
