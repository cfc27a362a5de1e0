/** Who sells: on invoices, delivery notes and first papers. */
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

/** A line of an order, with the batches that were delivered. Quantities and prices are decimals as text. */
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
