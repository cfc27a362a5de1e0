/** A possible product, with the compared fields. */
export type Candidate = {
  id: number;
  name: string;
  commonName: string | null;
  maker: string;
  spec: string;
  dosageForm: string;
  approvalNo: string;
  barcode: string;
  stdCode: string;
  /** In the shop's ERP; empty if it has none. */
  code: string;
  sales: number;
  inStock: boolean;
  onShelf: boolean;
};

/** A search, by its index, and a product it finds. */
export type Hit = { index: number; goodsId: number };

/** Queries that matching sends to the catalogue. */
export type Catalogue = {
  /**
   * Results of each search, at most `limit` products each; searches are `tsquery` texts over the tokens of goods-text.
   */
  search: (searches: readonly string[], limit: number) => Promise<Hit[]>;
  /** Products by ERP code, the keys in lower case. */
  coded: (codes: readonly string[]) => Promise<Map<string, number[]>>;
  goods: (ids: readonly number[]) => Promise<Candidate[]>;
  /** Products that the buyer selected for earlier rows, by fingerprint. */
  chosen: (lines: readonly string[]) => Promise<Map<string, number>>;
  /** When the buyer last bought each of these products, as timestamps; products never bought are absent. */
  bought: (ids: readonly number[]) => Promise<Map<number, number>>;
};
