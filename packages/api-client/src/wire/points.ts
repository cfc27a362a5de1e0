import type { Schemas } from '../contract/index.ts';
import { type Codec, listOf, record } from './codec.ts';
import { type Page, pageOf } from './goods-list.ts';
import type { OrderAddress } from './order.ts';

/** order 下单获得, return 退货扣回, exchange 积分兑换, draw 抽奖, adjustment 调整. */
export type PointsUse = Schemas['PointsLogEntry']['kind'];

/** A points transaction; `orderId` is 0 without an order. Times in Unix seconds. */
export interface PointsLogEntry {
  id: number;
  use: PointsUse;
  /** Negative for points spent. */
  change: number;
  /** Balance after the transaction. */
  points: number;
  orderId: number;
  remark: string;
  createdAt: number;
}

/** A page of the points log with the current balance. */
export interface PointsLogPage extends Page<PointsLogEntry> {
  points: number;
}

/** A reward. */
export interface PointsGoods {
  id: number;
  name: string;
  image: string;
  /** Points per unit. */
  points: number;
  suggestedPrice: string;
  stock: number;
  /** Maximum per buyer; 0 for no limit. */
  limit: number;
  description: string;
}

/** pending 待发货, shipped 待收货, done 已完成, cancelled 已取消. */
export type PointsOrderStatus = Schemas['PointsOrder']['status'];

/** A reward order. Times in Unix seconds. */
export interface PointsOrder {
  id: number;
  orderNo: string;
  goodsId: number;
  name: string;
  image: string;
  quantity: number;
  points: number;
  status: PointsOrderStatus;
  address: OrderAddress;
  /** Null until shipped. */
  carrier: string | null;
  trackingNo: string | null;
  createdAt: number;
}

/** The reward and the delivery address. */
export interface ExchangeForm {
  goodsId: number;
  quantity: number;
  addressId: number;
  /** Idempotency key: repeated requests create one order. */
  idempotencyKey?: string;
}

const pointsLogEntryCodec = record<Schemas['PointsLogEntry'], PointsLogEntry>({
  id: 'id',
  use: 'kind',
  change: 'change',
  points: 'points',
  orderId: 'order_id',
  remark: 'remark',
  createdAt: 'created_at',
});

/** A page of the points log ⇄ the data of `listPointsLog`. */
export const pointsLogPageCodec = record<Schemas['PointsLogPage'], PointsLogPage>({
  list: ['list', listOf(pointsLogEntryCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  points: 'points',
});

const pointsGoodsCodec = record<Schemas['PointsGoods'], PointsGoods>({
  id: 'id',
  name: 'name',
  image: 'image',
  points: 'points',
  suggestedPrice: 'market_price',
  stock: 'number',
  limit: 'limit',
  description: 'describe',
});

/** A page of the points mall ⇄ the data of `listPointsGoods`. */
export const pointsGoodsPageCodec: Codec<Schemas['PointsGoodsPage'], Page<PointsGoods>> = pageOf(pointsGoodsCodec);

/** A points order ⇄ the data of `exchangePoints`. */
export const pointsOrderCodec = record<Schemas['PointsOrder'], PointsOrder>({
  id: 'id',
  orderNo: 'order_no',
  goodsId: 'goods_id',
  name: 'name',
  image: 'image',
  quantity: 'number',
  points: 'points',
  status: 'status',
  address: 'address',
  carrier: 'company',
  trackingNo: 'tracking_no',
  createdAt: 'created_at',
});

/** A page of points orders ⇄ the data of `listPointsOrders`. */
export const pointsOrderPageCodec: Codec<Schemas['PointsOrderPage'], Page<PointsOrder>> = pageOf(pointsOrderCodec);

/** A reward order's input ⇄ the form of `exchangePoints`. */
export const exchangeFormCodec = record<Schemas['ExchangeForm'], ExchangeForm>({
  goodsId: 'id',
  quantity: 'number',
  addressId: 'address_id',
  idempotencyKey: 'idempotency_key',
});
