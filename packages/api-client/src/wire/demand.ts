import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';

/** What a buyer fills in to ask for goods that the shop does not have. */
export interface DemandForm {
  name: string;
  maker?: string;
  spec?: string;
  quantity: string;
  unit?: string;
  /** Price hoped for. */
  price?: string;
  phone: string;
  remark?: string;
  pictures?: string[];
}

/** A request for goods, with its answer. */
export interface Demand {
  id: number;
  name: string;
  /** Empty where any will do. */
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
  /** The goods that answer it; 0 for none. */
  goodsId: number;
  createdAt: number;
  answeredAt: number | null;
}

/** Goods that the buyer bought before. */
export interface BoughtGoods {
  goods: Goods;
  /** Orders it was in. */
  times: number;
  /** Bought in all. */
  quantity: string;
  lastQuantity: string;
  lastPrice: string;
  lastAt: number;
}

/** What a buyer fills in ⇄ `Schemas['DemandForm']`. */
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

/** A request for goods ⇄ `Schemas['Demand']`. */
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

/** Goods bought before ⇄ `Schemas['BoughtGoods']`. */
export const boughtGoodsCodec = record<Schemas['BoughtGoods'], BoughtGoods>({
  goods: ['goods', goodsCodec],
  times: 'times',
  quantity: 'number',
  lastQuantity: 'last_number',
  lastPrice: 'last_price',
  lastAt: 'last_at',
});
