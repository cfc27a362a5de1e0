import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type GoodsBasic, goodsBasicCodec } from './goods-basic.ts';

/** Goods that a row of a purchase list may mean. */
export interface ListMatch {
  goods: GoodsBasic;
  /** What matched; a name includes spec and maker. */
  by: Schemas['ListMatch']['by'];
  /** Whether strength, pack, form and maker agree; `unsaid` where the row or the goods leave something open. */
  fit: Schemas['ListMatch']['fit'];
  /** What differs; empty unless `fit` is `differs`. */
  differences: Schemas['ListDifference'][];
}

/** What became of a row: simply matched, several fit, none fits, found but not to be bought, or no goods at all. */
export type ListRowStatus = Schemas['ListRow']['status'];

/** A row of a purchase list with what it was taken for. */
export interface ListRow {
  /** Its number in the list as sent. */
  row: number;
  /** Fingerprint of what it asks for, by which a choice is remembered; empty where it asks for nothing. */
  line: string;
  text: string;
  status: ListRowStatus;
  /** Surest first; what differs in strength, pack, form or maker last. */
  matches: ListMatch[];
  /** Null where no quantity was read. */
  asked: string | null;
  /** To be added of the first match, in whole packs and within the cap. */
  quantity: string;
  /** What was changed, or why not; may be empty. */
  message: string;
}

/** A purchase list after matching (K2): every row that came in is in `rows`. */
export interface PurchaseList {
  rows: ListRow[];
  matched: number;
  /** Rows that are not simply matched. */
  reported: number;
  /** Columns that were recognised. */
  columns: string[];
  /** The reported rows as a CSV file; null where there are none. */
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
