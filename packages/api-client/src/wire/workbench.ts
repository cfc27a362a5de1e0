import type { Schemas } from '../contract/index.ts';
import { listOf, nullable, record } from './codec.ts';
import { type BoughtGoods, boughtGoodsCodec } from './demand.ts';
import { type Goods, type GoodsPicture, goodsCodec, pictureCodec } from './goods.ts';
import { type GoodsReminder, goodsReminderCodec } from './reminder.ts';

/** Orders awaiting payment. */
export interface PendingOrders {
  count: number;
  total: string;
  /** When the first of them is cancelled; null if there are none. */
  expiresAt: number | null;
}

/** The last order that was not cancelled, at today's prices. */
export interface LastOrder {
  id: number;
  orderNo: string;
  createdAt: number;
  lineCount: number;
  /** Of the first lines. */
  pictures: GoodsPicture[];
  /** At that time, before reductions. */
  amount: string;
  /** Of the lines that can be bought again, at today's unit prices. */
  amountToday: string;
  /** Lines whose unit price fell. */
  cheaper: number;
  /** Lines whose unit price rose. */
  dearer: number;
  /** Lines that cannot be bought now. */
  missing: number;
}

/** A product that the buyer probably needs again. */
export interface DueGoods {
  goods: Goods;
  intervalDays: number;
  /** Negative: days since it was used up. */
  daysLeft: number;
  /** The usual quantity in full packs, limited to what can be bought. */
  quantity: string;
  lastAt: number;
}

export interface DueList {
  list: DueGoods[];
  /** All products that are due. */
  total: number;
  /** Number of products that are due. */
  amount: string;
}

/** The buyer's home page. */
export interface Workbench {
  pending: PendingOrders;
  shippedCount: number;
  couponCount: number;
  /** Coupons that expire within three days. */
  endingCouponCount: number;
  balance: string;
  lastOrder: LastOrder | null;
  due: DueList;
  bought: BoughtGoods[];
  /** From the last three days, latest first. */
  reminders: GoodsReminder[];
  /** Unanswered recalls. */
  recallCount: number;
  boughtTotal: number;
}

const pendingCodec = record<Schemas['PendingOrders'], PendingOrders>({
  count: 'count',
  total: 'total',
  expiresAt: 'expires_at',
});

const lastOrderCodec = record<Schemas['LastOrder'], LastOrder>({
  id: 'id',
  orderNo: 'order_no',
  createdAt: 'created_at',
  lineCount: 'lines',
  pictures: ['images', listOf(pictureCodec)],
  amount: 'amount',
  amountToday: 'amount_today',
  cheaper: 'cheaper',
  dearer: 'dearer',
  missing: 'missing',
});

const dueGoodsCodec = record<Schemas['DueGoods'], DueGoods>({
  goods: ['goods', goodsCodec],
  intervalDays: 'interval_days',
  daysLeft: 'days_left',
  quantity: 'number',
  lastAt: 'last_at',
});

/** Products that are due ⇄ `Schemas['DueList']`. */
export const dueListCodec = record<Schemas['DueList'], DueList>({
  list: ['list', listOf(dueGoodsCodec)],
  total: 'total',
  amount: 'amount',
});

/** The workbench ⇄ `Schemas['Workbench']`. */
export const workbenchCodec = record<Schemas['Workbench'], Workbench>({
  pending: ['pending', pendingCodec],
  shippedCount: 'shipped',
  couponCount: 'coupons',
  endingCouponCount: 'coupons_ending',
  balance: 'balance',
  lastOrder: ['last_order', nullable(lastOrderCodec)],
  due: ['due', dueListCodec],
  bought: ['bought', listOf(boughtGoodsCodec)],
  reminders: ['reminders', listOf(goodsReminderCodec)],
  recallCount: 'recalls',
  boughtTotal: 'bought_total',
});
