import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type GoodsBasic, goodsBasicCodec } from './goods-basic.ts';

/** A product that may match a row of a purchase list. */
export interface ListMatch {
  goods: GoodsBasic;
  /** The matching field; a name match includes spec and maker. */
  by: Schemas['ListMatch']['by'];
  /** Whether strength, pack, form and maker agree; `unsaid` if either side leaves one open. */
  fit: Schemas['ListMatch']['fit'];
  /** The differences; empty unless `fit` is `differs`. */
  differences: Schemas['ListDifference'][];
}

/** The result of a row: matched, several candidates, no match, found but not purchasable, or not a product. */
export type ListRowStatus = Schemas['ListRow']['status'];

/** A row of a purchase list with its match. */
export interface ListRow {
  /** Row number in the original list. */
  row: number;
  /** Fingerprint of the request, to remember a choice by; empty if the row asks for nothing. */
  line: string;
  text: string;
  status: ListRowStatus;
  /** Best first; candidates that differ in strength, pack, form or maker last. */
  matches: ListMatch[];
  /** Null if no quantity was read. */
  asked: string | null;
  /** Quantity to add of the first match, in full packs and within the cap. */
  quantity: string;
  /** The adjustment, or why it cannot be added; may be empty. */
  message: string;
}

/** A matched purchase list (K2): `rows` holds every row that came in. */
export interface PurchaseList {
  rows: ListRow[];
  matched: number;
  /** Rows that need attention. */
  reported: number;
  /** The recognised columns. */
  columns: string[];
  /** The rows that need attention as a CSV file; null if there are none. */
  rest: string | null;
}

export const listMatchCodec = record<Schemas['ListMatch'], ListMatch>({
  goods: ['goods', goodsBasicCodec],
  by: 'by',
  fit: 'fit',
  differences: 'differences',
});

export const listRowCodec = record<Schemas['ListRow'], ListRow>({
  row: 'row',
  line: 'line',
  text: 'text',
  status: 'status',
  matches: ['matches', listOf(listMatchCodec)],
  asked: 'asked',
  quantity: 'number',
  message: 'message',
});

/** A matched list ⇄ `Schemas['PurchaseList']`. */
export const purchaseListCodec = record<Schemas['PurchaseList'], PurchaseList>({
  rows: ['rows', listOf(listRowCodec)],
  matched: 'matched',
  reported: 'reported',
  columns: 'columns',
  rest: 'rest',
});
