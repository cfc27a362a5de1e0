import type { Schemas } from '../contract/index.ts';
import { listOf, nullable, record } from './codec.ts';
import { type GoodsBasic, goodsBasicCodec } from './goods-basic.ts';
import { type BoughtBefore, boughtBeforeCodec } from './goods-detail.ts';
import { type SearchUnderstood, searchUnderstoodCodec } from './goods-list.ts';

/** A suggested product with its quantity in the cart and last purchase. */
export interface GoodsToOrder {
  goods: GoodsBasic;
  /** Units in the cart. */
  inCart: string;
  /** Null if it was never bought. */
  bought: BoughtBefore | null;
}

/** Products to order while the user types (C225). */
export interface OrderSuggestions {
  list: GoodsToOrder[];
  /** Null if all of them match the keywords as typed. */
  search: SearchUnderstood | null;
}

const goodsToOrderCodec = record<Schemas['GoodsToOrder'], GoodsToOrder>({
  goods: ['goods', goodsBasicCodec],
  inCart: 'in_cart',
  bought: ['bought', nullable(boughtBeforeCodec)],
});

/** The suggestions ⇄ the data of `suggestToOrder`. */
export const orderSuggestionsCodec = record<Schemas['OrderSuggestions'], OrderSuggestions>({
  list: ['list', listOf(goodsToOrderCodec)],
  search: ['search', nullable(searchUnderstoodCodec)],
});
