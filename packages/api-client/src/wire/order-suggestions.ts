import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { goodsBasicCodec } from './goods-basic.ts';
import { boughtBeforeCodec } from './goods-detail.ts';
import { searchUnderstoodCodec } from './goods-list.ts';

const goodsToOrderCodec = recordOf('GoodsToOrder', {
  goods: ['goods', goodsBasicCodec],
  /** Price per piece, gram or millilitre. */
  contentPrice: 'content_price',
  /** Units in the cart. */
  inCart: 'in_cart',
  /** Null if it was never bought. */
  bought: ['bought', nullable(boughtBeforeCodec)],
});

/** A suggested product with its quantity in the cart and last purchase. */
export interface GoodsToOrder extends Model<typeof goodsToOrderCodec> {}

/** The suggestions ⇄ the data of `suggestToOrder`. */
export const orderSuggestionsCodec = recordOf('OrderSuggestions', {
  list: ['list', listOf(goodsToOrderCodec)],
  /** Null if all of them match the keywords as typed. */
  search: ['search', nullable(searchUnderstoodCodec)],
});

/** Products to order while the user types (C225). */
export interface OrderSuggestions extends Model<typeof orderSuggestionsCodec> {}
