import { type Model, recordOf } from './codec.ts';
import { goodsCodec } from './goods.ts';

/** A buyer's request ⇄ `Schemas['DemandForm']`. */
export const demandFormCodec = recordOf('DemandForm', {
  name: 'name',
  maker: 'sccj',
  spec: 'ypgg',
  quantity: 'number',
  unit: 'bzdw',
  /** Desired price. */
  price: 'price',
  phone: 'phone',
  remark: 'remark',
  pictures: 'pictures',
});

/** A buyer's request for a product that the shop doesn't sell. */
export interface DemandForm extends Model<typeof demandFormCodec> {}

/** A product request ⇄ `Schemas['Demand']`. */
export const demandCodec = recordOf('Demand', {
  id: 'id',
  name: 'name',
  /** Empty if any maker will do. */
  maker: 'sccj',
  spec: 'ypgg',
  quantity: 'number',
  unit: 'bzdw',
  price: 'price',
  phone: 'phone',
  remark: 'remark',
  pictures: 'pictures',
  status: 'status',
  answer: 'answer',
  /** The product that answers it; 0 for none. */
  goodsId: 'goods_id',
  createdAt: 'created_at',
  answeredAt: 'answered_at',
});

/** A product request with its answer. */
export interface Demand extends Model<typeof demandCodec> {}

/** A product bought before ⇄ `Schemas['BoughtGoods']`. */
export const boughtGoodsCodec = recordOf('BoughtGoods', {
  goods: ['goods', goodsCodec],
  /** Number of orders with it. */
  times: 'times',
  /** Total quantity bought. */
  quantity: 'number',
  lastQuantity: 'last_number',
  lastPrice: 'last_price',
  lastAt: 'last_at',
});

/** A product that the buyer bought before. */
export interface BoughtGoods extends Model<typeof boughtGoodsCodec> {}
