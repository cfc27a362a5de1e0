import type { Schemas } from '../contract/index.ts';
import { type Codec, listOf, type Model, nullable, queryOf, recordOf } from './codec.ts';
import { benefitStatus } from './coupon.ts';
import { creditSummaryCodec } from './credit.ts';
import { type Page, pageOf } from './goods-list.ts';
import { flag, numbered } from './values.ts';

export const voucherCodec = recordOf('Voucher', {
  id: 'id',
  title: 'title',
  money: 'money',
  threshold: 'amount',
  startsAt: 'start_time',
  endsAt: 'end_time',
  status: ['status', benefitStatus],
});

/** 现金券; times in Unix seconds. */
export interface Voucher extends Model<typeof voucherCodec> {}

export const redPacketCodec = recordOf('RedPacket', {
  id: 'id',
  title: 'title',
  money: 'money',
  startsAt: 'start_time',
  endsAt: 'end_time',
  status: ['status', benefitStatus],
});

/** 账户红包. */
export interface RedPacket extends Model<typeof redPacketCodec> {}

const rechargeOptionCodec = recordOf('RechargeOption', {
  method: 'method',
  name: 'name',
  isAvailable: ['available', flag],
  reason: 'reason',
});

/** A recharge method and whether it is available. */
export interface RechargeOption extends Model<typeof rechargeOptionCodec> {}

export const walletCodec = recordOf('Wallet', {
  /** Null without a credit line or debts. */
  credit: ['credit', nullable(creditSummaryCodec)],
  balance: 'balance',
  redPacketMoney: 'red_packet_money',
  redPacketCount: 'red_packet_count',
  points: 'points',
  voucherMoney: 'voucher_money',
  voucherCount: 'voucher_count',
  couponCount: 'coupon_count',
  hasPayPassword: ['has_pay_password', flag],
  /** Absent in checkout. */
  rechargeMethods: ['recharge_methods', listOf(rechargeOptionCodec)],
});

/** The buyer's balances in yuan. */
export interface Wallet extends Model<typeof walletCodec> {}

const uses = numbered(['recharge', 'payment', 'refund', 'cashback', 'adjustment', 'repayment', 'rebate']);

/** Reason of a transaction: recharge 充值, payment 订单支付, refund 退款, cashback 返现, adjustment 调整, repayment 账期还款, rebate 返利. */
export type MoneyUse = ReturnType<typeof uses.read>;

/** A reason ⇄ its number, counted from 1. */
export const moneyUse: Codec<Schemas['MoneyUse'], MoneyUse> = {
  read: (wire) => uses.read((wire - 1) as 0),
  write: (model) => (uses.write(model) + 1) as Schemas['MoneyUse'],
};

/** Income and spending of a month in China, YYYY-MM. */
export type MoneyMonth = Schemas['MoneyMonth'];

/** A recharge request. */
export type RechargeForm = Schemas['RechargeForm'];

const moneyLogEntryCodec = recordOf('MoneyLogEntry', {
  id: 'id',
  use: ['use_type', moneyUse],
  /** Yuan, negative for money spent. */
  change: 'change',
  balance: 'balance',
  orderId: 'order_id',
  orderNo: 'order_no',
  remark: 'remark',
  createdAt: 'created_at',
});

/** A balance transaction; `orderId` is 0 without an order. Times in Unix seconds. */
export interface MoneyLogEntry extends Model<typeof moneyLogEntryCodec> {}

/** A page of the money log ⇄ the data of `listMoneyLog`. */
export const moneyLogPageCodec = recordOf('MoneyLogPage', {
  list: ['list', listOf(moneyLogEntryCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  income: 'income',
  /** Positive. */
  expense: 'expense',
  /** Months with entries, oldest first. */
  months: 'months',
});

/** A page of the money log with the sums of all matching entries. */
export interface MoneyLogPage extends Model<typeof moneyLogPageCodec> {}

/** Filters ⇄ the query of `listMoneyLog`. */
export const moneyLogFiltersCodec = queryOf('listMoneyLog', {
  page: 'page',
  perPage: 'per_page',
  use: ['use_type', moneyUse],
  firstDay: 'start_time',
  lastDay: 'end_time',
});

/** Filters and paging of the money log; days as YYYY-MM-DD, both included. */
export interface MoneyLogFilters extends Model<typeof moneyLogFiltersCodec> {}

/** A page of red packets ⇄ the data of `listRedPackets`. */
export const redPacketPageCodec: Codec<Schemas['RedPacketPage'], Page<RedPacket>> = pageOf(redPacketCodec);

/** A page of cash vouchers ⇄ the data of `listVouchers`. */
export const voucherPageCodec: Codec<Schemas['VoucherPage'], Page<Voucher>> = pageOf(voucherCodec);

/** Filters ⇄ the query of `listVouchers`. */
export const voucherFiltersCodec = queryOf('listVouchers', {
  page: 'page',
  perPage: 'per_page',
  status: ['status', benefitStatus],
});

/** Filters and paging of cash vouchers. */
export interface VoucherFilters extends Model<typeof voucherFiltersCodec> {}

/** A recharge ⇄ the data of `rechargeWallet`. */
export const rechargeCodec = recordOf('Recharge', {
  paymentNo: 'payment_no',
  amount: 'amount',
  status: 'status',
  /** The provider's page, or null. */
  redirectUrl: 'redirect_url',
  /** Text of a QR code, or null. */
  qrCode: 'qr_code',
});

/** A started recharge. */
export interface Recharge extends Model<typeof rechargeCodec> {}
