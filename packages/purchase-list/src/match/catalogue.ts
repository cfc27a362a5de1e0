/** Goods that a row may mean, with what is compared. */
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
  sales: number;
  inStock: boolean;
  onShelf: boolean;
};

/** A search, by its place among those that were asked for, and goods that it finds. */
export type Hit = { place: number; goodsId: number };

/** What is asked of the catalogue while a list is matched. */
export type Catalogue = {
  /** What each search finds, `limit` goods at most each; searches are `tsquery` texts over the tokens of goods-text. */
  search: (searches: readonly string[], limit: number) => Promise<Hit[]>;
  goods: (ids: readonly number[]) => Promise<Candidate[]>;
  /** The goods that the buyer chose for rows before, by their fingerprints. */
  chosen: (lines: readonly string[]) => Promise<Map<string, number>>;
  /** Which of these goods the buyer has bought. */
  bought: (ids: readonly number[]) => Promise<Set<number>>;
};
