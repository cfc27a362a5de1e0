import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type GoodsKind, goodsKind } from './goods.ts';
import { flag } from './values.ts';

/** A line to add. Missing ids mean none. */
export interface LineToAdd {
  goodsId: number;
  quantity: string;
  /** The price that the buyer saw. */
  price?: string;
  warehouseId?: number;
  priceId?: number;
  ladderPriceId?: number;
  fullReductionId?: number;
  isFromActivityZone?: boolean;
  kind?: GoodsKind;
  activityId?: number;
}

/** The result for one added line. */
export interface AddedLine {
  goodsId: number;
  ok: boolean;
  /** 0 if it was not added. */
  lineId: number;
  code: string | null;
  message: string;
  /** Current units of the line. */
  quantity: string;
}

/** The results of adding lines, in the order sent, and the cart's current lines. */
export interface AddedLines {
  results: AddedLine[];
  total: number;
}

export const lineToAddCodec = record<Schemas['LineToAdd'], LineToAdd>({
  goodsId: 'goods_id',
  quantity: 'number',
  price: 'price',
  warehouseId: 'ck_id',
  priceId: 'goods_price_id',
  ladderPriceId: 'ladder_price_id',
  fullReductionId: 'goods_manjian_id',
  isFromActivityZone: ['is_yj', flag],
  kind: ['type', goodsKind],
  activityId: 'activity_id',
});

/** The result of copying to one store (K4). */
export interface StoreCopy {
  storeId: number;
  company: string;
  /** Lines that were added. */
  added: number;
  /** One per line, checked for that store. */
  results: AddedLine[];
}

const addedLineCodec = record<Schemas['AddedLine'], AddedLine>({
  goodsId: 'goods_id',
  ok: 'ok',
  lineId: 'line_id',
  code: 'code',
  message: 'message',
  quantity: 'number',
});

/** Answer ⇄ the data of `addCartLines` and `quickAddGoods`. */
export const addedLinesCodec = record<Schemas['AddedLines'], AddedLines>({
  results: ['results', listOf(addedLineCodec)],
  total: 'total',
});

/** A copy to one store ⇄ an entry of the data of `copyCartLines`. */
export const storeCopyCodec = record<Schemas['StoreCopy'], StoreCopy>({
  storeId: 'user_id',
  company: 'company',
  added: 'added',
  results: ['results', listOf(addedLineCodec)],
});
