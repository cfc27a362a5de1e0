import { listOf, type Model, recordOf } from './codec.ts';
import { goodsKind } from './goods.ts';
import { flag } from './values.ts';

export const lineToAddCodec = recordOf('LineToAdd', {
  goodsId: 'goods_id',
  quantity: 'number',
  /** The price that the buyer saw. */
  price: 'price',
  warehouseId: 'ck_id',
  priceId: 'goods_price_id',
  ladderPriceId: 'ladder_price_id',
  fullReductionId: 'goods_manjian_id',
  isFromActivityZone: ['is_yj', flag],
  kind: ['type', goodsKind],
  activityId: 'activity_id',
});

/** A line to add. Missing ids mean none. */
export interface LineToAdd extends Model<typeof lineToAddCodec> {}

const addedLineCodec = recordOf('AddedLine', {
  goodsId: 'goods_id',
  ok: 'ok',
  /** 0 if it was not added. */
  lineId: 'line_id',
  code: 'code',
  message: 'message',
  /** Current units of the product in the cart, in all its lines. */
  quantity: 'number',
});

/** The result for one added line. */
export interface AddedLine extends Model<typeof addedLineCodec> {}

/** Answer ⇄ the data of `addCartLines` and `quickAddGoods`. */
export const addedLinesCodec = recordOf('AddedLines', {
  results: ['results', listOf(addedLineCodec)],
  total: 'total',
});

/** The results of adding lines, in the order sent, and the cart's current lines. */
export interface AddedLines extends Model<typeof addedLinesCodec> {}

/** A copy to one store ⇄ an entry of the data of `copyCartLines`. */
export const storeCopyCodec = recordOf('StoreCopy', {
  storeId: 'user_id',
  company: 'company',
  /** Lines that were added. */
  added: 'added',
  /** One per line, checked for that store. */
  results: ['results', listOf(addedLineCodec)],
});

/** The result of copying to one store (K4). */
export interface StoreCopy extends Model<typeof storeCopyCodec> {}
