import { blockCodec } from './block.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { pictureCodec } from './goods.ts';
import { flag } from './values.ts';

/** Basic product data ⇄ `Schemas['GoodsBasic']`. */
export const goodsBasicCodec = recordOf('GoodsBasic', {
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
  isPreferred: ['is_preferred', flag],
  isBuyable: ['is_buy', flag],
  block: ['cant_buy_reason', nullable(blockCodec)],
});

/** The few fields needed to name, count and add a product. */
export interface GoodsBasic extends Model<typeof goodsBasicCodec> {}
