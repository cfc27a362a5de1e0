import type { Schemas } from '../contract/index.ts';
import { listOf, type Model, recordOf } from './codec.ts';
import { goodsBasicCodec } from './goods-basic.ts';
import { flag } from './values.ts';

/** The result of a row: matched, several candidates, no match, found but not purchasable, or not a product. */
export type ListRowStatus = Schemas['ListRow']['status'];

export const listMatchCodec = recordOf('ListMatch', {
  goods: ['goods', goodsBasicCodec],
  /** The matching field; a name match includes spec and maker. */
  by: 'by',
  /** Whether strength, pack, form and maker agree; `unsaid` if either side leaves one open. */
  fit: 'fit',
  /** The differences; empty unless `fit` is `differs`. */
  differences: 'differences',
  /** One of several products that differ only in their maker, which the row leaves open. */
  isEqual: ['is_equal', flag],
  /** Timestamp of the buyer's last purchase; null if there is none. */
  boughtAt: 'bought_at',
  /** Nearest expiry in stock, YYYY-MM-DD; null if none is known. */
  expiry: 'yxq',
  /** Quantity to add of this product, in full packs and within the cap. */
  quantity: 'number',
  /** The full quantity of the row can be ordered. */
  isEnough: ['is_enough', flag],
});

/** A product that may match a row of a purchase list. */
export interface ListMatch extends Model<typeof listMatchCodec> {}

export const listRowCodec = recordOf('ListRow', {
  /** Row number in the original list. */
  row: 'row',
  /** Fingerprint of the request, to remember a choice by; empty if the row asks for nothing. */
  line: 'line',
  text: 'text',
  status: 'status',
  /** Best first; candidates that differ in strength, pack, form or maker last. */
  matches: ['matches', listOf(listMatchCodec)],
  /** Null if no quantity was read. */
  asked: 'asked',
  /** The criterion that put one of several equal products first; null if the buyer's rule was not needed. */
  picked: 'picked',
  /** Quantity to add of the first match, in full packs and within the cap. */
  quantity: 'number',
  /** The adjustment, or why it cannot be added; may be empty. */
  message: 'message',
});

/** A row of a purchase list with its match. */
export interface ListRow extends Model<typeof listRowCodec> {}

/** A matched list ⇄ `Schemas['PurchaseList']`. */
export const purchaseListCodec = recordOf('PurchaseList', {
  rows: ['rows', listOf(listRowCodec)],
  matched: 'matched',
  /** Rows that need attention. */
  reported: 'reported',
  /** The recognised columns. */
  columns: 'columns',
  /** The rows that need attention as a CSV file; null if there are none. */
  rest: 'rest',
});

/** A matched purchase list (K2): `rows` holds every row that came in. */
export interface PurchaseList extends Model<typeof purchaseListCodec> {}
