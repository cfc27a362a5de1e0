import type { Schemas } from '../contract/index.ts';
import { listOf, nullable, record } from './codec.ts';
import { type BoughtGoods, boughtGoodsCodec } from './demand.ts';
import { type Goods, type GoodsPicture, goodsCodec, pictureCodec } from './goods.ts';
import { type GoodsReminder, goodsReminderCodec } from './reminder.ts';

/** Orders that wait to be paid. */
export interface PendingOrders {
  count: number;
  total: string;
  /** When the first of them is cancelled; null without any. */
  expiresAt: number | null;
}

/** The last order that was not cancelled, as it would be today. */
export interface LastOrder {
  id: number;
  orderNo: string;
  createdAt: number;
  lineCount: number;
  /** Of the first lines. */
  pictures: GoodsPicture[];
  /** Of the goods then, before reductions. */
  amount: string;
  /** Of what can be bought again, at today's unit prices. */
  amountToday: string;
  /** Lines whose unit price fell. */
  cheaper: number;
  /** Lines whose unit price rose. */
  dearer: number;
  /** Lines that cannot be bought now. */
  missing: number;
}

/** Goods that the buyer is likely to need again. */
export interface DueGoods {
  goods: Goods;
  intervalDays: number;
  /** Below 0: days since it was used up. */
  daysLeft: number;
  /** The usual quantity in whole packs, as much as can be bought. */
  quantity: string;
  lastAt: number;
}

export interface DueList {
  list: DueGoods[];
  /** All that are due. */
  total: number;
  /** Of all that are due. */
  amount: string;
}

/** What a buyer opens the shop for. */
export interface Workbench {
  pending: PendingOrders;
  shippedCount: number;
  couponCount: number;
  /** Coupons that end within three days. */
  endingCouponCount: number;
  balance: string;
  lastOrder: LastOrder | null;
  due: DueList;
  bought: BoughtGoods[];
  /** Sent in the last three days, the latest first. */
  reminders: GoodsReminder[];
  /** Recalls that wait for an answer. */
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

/** Goods that are due ⇄ `Schemas['DueList']`. */
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
