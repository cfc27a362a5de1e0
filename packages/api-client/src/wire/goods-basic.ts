import type { Schemas } from '../contract/index.ts';
import { blockCodec } from './block.ts';
import { listOf, nullable, record } from './codec.ts';
import { type Goods, pictureCodec } from './goods.ts';
import { flag } from './values.ts';

/** The few fields needed to name, count and add a product. */
export type GoodsBasic = Pick<
  Goods,
  | 'id'
  | 'warehouseId'
  | 'name'
  | 'maker'
  | 'spec'
  | 'unit'
  | 'pictures'
  | 'price'
  | 'stock'
  | 'defaultQuantity'
  | 'packStep'
  | 'caseSize'
  | 'purchaseCap'
  | 'priceId'
  | 'ladderPriceId'
  | 'fullReductionId'
  | 'isNearExpiry'
  | 'isBuyable'
  | 'block'
>;

/** Basic product data ⇄ `Schemas['GoodsBasic']`. */
export const goodsBasicCodec = record<Schemas['GoodsBasic'], GoodsBasic>({
  id: 'id',
  warehouseId: 'ck_id',
  name: 'name',
  maker: 'sccj',
  spec: 'ypgg',
  unit: 'bzdw',
  pictures: ['goods_images', listOf(pictureCodec)],
  price: 'price',
  stock: 'number',
  defaultQuantity: 'qg_number',
  packStep: 'zbz',
  caseSize: 'jzl',
  purchaseCap: 'xg_number',
  priceId: 'goods_price_id',
  ladderPriceId: 'ladder_price_id',
  fullReductionId: 'goods_manjian_id',
  isNearExpiry: ['is_jxq', flag],
  isBuyable: ['is_buy', flag],
  block: ['cant_buy_reason', nullable(blockCodec)],
});
