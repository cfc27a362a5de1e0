import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { boughtGoodsCodec } from './demand.ts';
import { goodsCodec, pictureCodec } from './goods.ts';
import { goodsReminderCodec } from './reminder.ts';

const pendingCodec = recordOf('PendingOrders', {
  count: 'count',
  total: 'total',
  /** When the first of them is cancelled; null if there are none. */
  expiresAt: 'expires_at',
});

/** Orders awaiting payment. */
export interface PendingOrders extends Model<typeof pendingCodec> {}

const lastOrderCodec = recordOf('LastOrder', {
  id: 'id',
  orderNo: 'order_no',
  createdAt: 'created_at',
  lineCount: 'lines',
  /** Of the first lines. */
  pictures: ['images', listOf(pictureCodec)],
  /** At that time, before reductions. */
  amount: 'amount',
  /** Of the lines that can be bought again, at today's unit prices. */
  amountToday: 'amount_today',
  /** Lines whose unit price fell. */
  cheaper: 'cheaper',
  /** Lines whose unit price rose. */
  dearer: 'dearer',
  /** Lines that cannot be bought now. */
  missing: 'missing',
});

/** The last order that was not cancelled, at today's prices. */
export interface LastOrder extends Model<typeof lastOrderCodec> {}

const dueGoodsCodec = recordOf('DueGoods', {
  goods: ['goods', goodsCodec],
  intervalDays: 'interval_days',
  /** Negative: days since it was used up. */
  daysLeft: 'days_left',
  /** The usual quantity in full packs, limited to what can be bought. */
  quantity: 'number',
  lastAt: 'last_at',
});

/** A product that the buyer probably needs again. */
export interface DueGoods extends Model<typeof dueGoodsCodec> {}

/** Products that are due ⇄ `Schemas['DueList']`. */
export const dueListCodec = recordOf('DueList', {
  list: ['list', listOf(dueGoodsCodec)],
  /** All products that are due. */
  total: 'total',
  /** Number of products that are due. */
  amount: 'amount',
});

export interface DueList extends Model<typeof dueListCodec> {}

/** The workbench ⇄ `Schemas['Workbench']`. */
export const workbenchCodec = recordOf('Workbench', {
  pending: ['pending', pendingCodec],
  shippedCount: 'shipped',
  couponCount: 'coupons',
  /** Coupons that expire within three days. */
  endingCouponCount: 'coupons_ending',
  balance: 'balance',
  lastOrder: ['last_order', nullable(lastOrderCodec)],
  due: ['due', dueListCodec],
  bought: ['bought', listOf(boughtGoodsCodec)],
  /** From the last three days, latest first. */
  reminders: ['reminders', listOf(goodsReminderCodec)],
  /** Unanswered recalls. */
  recallCount: 'recalls',
  boughtTotal: 'bought_total',
});

/** The buyer's home page. */
export interface Workbench extends Model<typeof workbenchCodec> {}
