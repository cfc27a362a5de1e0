import type { Schemas } from '../contract/index.ts';
import { type Codec, listOf, type Model, recordOf } from './codec.ts';
import { type Page, pageOf } from './goods-list.ts';

/** order 下单获得, return 退货扣回, exchange 积分兑换, draw 抽奖, adjustment 调整. */
export type PointsUse = Schemas['PointsLogEntry']['kind'];

/** pending 待发货, shipped 待收货, done 已完成, cancelled 已取消. */
export type PointsOrderStatus = Schemas['PointsOrder']['status'];

const pointsLogEntryCodec = recordOf('PointsLogEntry', {
  id: 'id',
  use: 'kind',
  /** Negative for points spent. */
  change: 'change',
  /** Balance after the transaction. */
  points: 'points',
  orderId: 'order_id',
  remark: 'remark',
  createdAt: 'created_at',
});

/** A points transaction; `orderId` is 0 without an order. Times in Unix seconds. */
export interface PointsLogEntry extends Model<typeof pointsLogEntryCodec> {}

/** A page of the points log ⇄ the data of `listPointsLog`. */
export const pointsLogPageCodec = recordOf('PointsLogPage', {
  list: ['list', listOf(pointsLogEntryCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  points: 'points',
});

/** A page of the points log with the current balance. */
export interface PointsLogPage extends Model<typeof pointsLogPageCodec> {}

const pointsGoodsCodec = recordOf('PointsGoods', {
  id: 'id',
  name: 'name',
  image: 'image',
  /** Points per unit. */
  points: 'points',
  suggestedPrice: 'market_price',
  stock: 'number',
  /** Maximum per buyer; 0 for no limit. */
  limit: 'limit',
  description: 'describe',
});

/** A reward. */
export interface PointsGoods extends Model<typeof pointsGoodsCodec> {}

/** A page of the points mall ⇄ the data of `listPointsGoods`. */
export const pointsGoodsPageCodec: Codec<Schemas['PointsGoodsPage'], Page<PointsGoods>> = pageOf(pointsGoodsCodec);

/** A points order ⇄ the data of `exchangePoints`. */
export const pointsOrderCodec = recordOf('PointsOrder', {
  id: 'id',
  orderNo: 'order_no',
  goodsId: 'goods_id',
  name: 'name',
  image: 'image',
  quantity: 'number',
  points: 'points',
  status: 'status',
  address: 'address',
  /** Null until shipped. */
  carrier: 'company',
  trackingNo: 'tracking_no',
  createdAt: 'created_at',
});

/** A reward order. Times in Unix seconds. */
export interface PointsOrder extends Model<typeof pointsOrderCodec> {}

/** A page of points orders ⇄ the data of `listPointsOrders`. */
export const pointsOrderPageCodec: Codec<Schemas['PointsOrderPage'], Page<PointsOrder>> = pageOf(pointsOrderCodec);

/** A reward order's input ⇄ the form of `exchangePoints`. */
export const exchangeFormCodec = recordOf('ExchangeForm', {
  goodsId: 'id',
  quantity: 'number',
  addressId: 'address_id',
  /** Idempotency key: repeated requests create one order. */
  idempotencyKey: 'idempotency_key',
});

/** The reward and the delivery address. */
export interface ExchangeForm extends Model<typeof exchangeFormCodec> {}
