import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';

/** A buyer's request for a product that the shop doesn't sell. */
export interface DemandForm {
  name: string;
  maker?: string;
  spec?: string;
  quantity: string;
  unit?: string;
  /** Desired price. */
  price?: string;
  phone: string;
  remark?: string;
  pictures?: string[];
}

/** A product request with its answer. */
export interface Demand {
  id: number;
  name: string;
  /** Empty if any maker will do. */
  maker: string;
  spec: string;
  quantity: string;
  unit: string;
  price: string | null;
  phone: string;
  remark: string;
  pictures: string[];
  status: 'pending' | 'answered' | 'closed';
  answer: string | null;
  /** The product that answers it; 0 for none. */
  goodsId: number;
  createdAt: number;
  answeredAt: number | null;
}

/** A product that the buyer bought before. */
export interface BoughtGoods {
  goods: Goods;
  /** Number of orders with it. */
  times: number;
  /** Total quantity bought. */
  quantity: string;
  lastQuantity: string;
  lastPrice: string;
  lastAt: number;
}

/** A buyer's request ⇄ `Schemas['DemandForm']`. */
export const demandFormCodec = record<Schemas['DemandForm'], DemandForm>({
  name: 'name',
  maker: 'sccj',
  spec: 'ypgg',
  quantity: 'number',
  unit: 'bzdw',
  price: 'price',
  phone: 'phone',
  remark: 'remark',
  pictures: 'pictures',
});

/** A product request ⇄ `Schemas['Demand']`. */
export const demandCodec = record<Schemas['Demand'], Demand>({
  id: 'id',
  name: 'name',
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
  goodsId: 'goods_id',
  createdAt: 'created_at',
  answeredAt: 'answered_at',
});

/** A product bought before ⇄ `Schemas['BoughtGoods']`. */
export const boughtGoodsCodec = record<Schemas['BoughtGoods'], BoughtGoods>({
  goods: ['goods', goodsCodec],
  times: 'times',
  quantity: 'number',
  lastQuantity: 'last_number',
  lastPrice: 'last_price',
  lastAt: 'last_at',
});
