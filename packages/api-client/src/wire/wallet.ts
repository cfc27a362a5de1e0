import type { OperationInput, Schemas } from '../contract/index.ts';
import { type Codec, listOf, record } from './codec.ts';
import { type BenefitStatus, benefitStatus } from './coupon.ts';
import { type Page, pageOf } from './goods-list.ts';
import { flag, numbered } from './values.ts';

/** 现金券; times in Unix seconds. */
export interface Voucher {
  id: number;
  title: string;
  money: string;
  threshold: string;
  startsAt: number;
  endsAt: number;
  status: BenefitStatus;
}

/** 账户红包. */
export interface RedPacket {
  id: number;
  title: string;
  money: string;
  startsAt: number;
  endsAt: number;
  status: BenefitStatus;
}

/** A recharge method and whether it is available. */
export interface RechargeOption {
  method: Schemas['RechargeMethod'];
  name: string;
  isAvailable: boolean;
  reason: string | null;
}

/** The buyer's balances in yuan. */
export interface Wallet {
  balance: string;
  redPacketMoney: string;
  redPacketCount: number;
  points: number;
  voucherMoney: string;
  voucherCount: number;
  couponCount: number;
  hasPayPassword: boolean;
  /** Absent in checkout. */
  rechargeMethods?: RechargeOption[];
}

export const voucherCodec = record<Schemas['Voucher'], Voucher>({
  id: 'id',
  title: 'title',
  money: 'money',
  threshold: 'amount',
  startsAt: 'start_time',
  endsAt: 'end_time',
  status: ['status', benefitStatus],
});

export const redPacketCodec = record<Schemas['RedPacket'], RedPacket>({
  id: 'id',
  title: 'title',
  money: 'money',
  startsAt: 'start_time',
  endsAt: 'end_time',
  status: ['status', benefitStatus],
});

const rechargeOptionCodec = record<Schemas['RechargeOption'], RechargeOption>({
  method: 'method',
  name: 'name',
  isAvailable: ['available', flag],
  reason: 'reason',
});

export const walletCodec = record<Schemas['Wallet'], Wallet>({
  balance: 'balance',
  redPacketMoney: 'red_packet_money',
  redPacketCount: 'red_packet_count',
  points: 'points',
  voucherMoney: 'voucher_money',
  voucherCount: 'voucher_count',
  couponCount: 'coupon_count',
  hasPayPassword: ['has_pay_password', flag],
  rechargeMethods: ['recharge_methods', listOf(rechargeOptionCodec)],
});

const uses = numbered(['recharge', 'payment', 'refund', 'cashback', 'adjustment']);

/** Reason of a transaction: recharge 充值, payment 订单支付, refund 退款, cashback 返现, adjustment 调整. */
export type MoneyUse = ReturnType<typeof uses.read>;

/** A reason ⇄ its number, counted from 1. */
export const moneyUse: Codec<Schemas['MoneyUse'], MoneyUse> = {
  read: (wire) => uses.read((wire - 1) as 0),
  write: (model) => (uses.write(model) + 1) as Schemas['MoneyUse'],
};

/** A balance transaction; `orderId` is 0 without an order. Times in Unix seconds. */
export interface MoneyLogEntry {
  id: number;
  use: MoneyUse;
  /** Yuan, negative for money spent. */
  change: string;
  balance: string;
  orderId: number;
  orderNo: string | null;
  remark: string;
  createdAt: number;
}

/** Income and spending of a month in China, YYYY-MM. */
export type MoneyMonth = Schemas['MoneyMonth'];

/** A page of the money log with the sums of all matching entries. */
export interface MoneyLogPage extends Page<MoneyLogEntry> {
  income: string;
  /** Positive. */
  expense: string;
  /** Months with entries, oldest first. */
  months: MoneyMonth[];
}

/** Filters and paging of the money log; days as YYYY-MM-DD, both included. */
export interface MoneyLogFilters {
  page?: number;
  perPage?: number;
  use?: MoneyUse;
  firstDay?: string;
  lastDay?: string;
}

/** Filters and paging of cash vouchers. */
export interface VoucherFilters {
  page?: number;
  perPage?: number;
  status?: BenefitStatus;
}

/** A recharge request. */
export type RechargeForm = Schemas['RechargeForm'];

/** A started recharge. */
export interface Recharge {
  paymentNo: string;
  amount: string;
  status: Schemas['Recharge']['status'];
  /** The provider's page, or null. */
  redirectUrl: string | null;
  /** Text of a QR code, or null. */
  qrCode: string | null;
}

const moneyLogEntryCodec = record<Schemas['MoneyLogEntry'], MoneyLogEntry>({
  id: 'id',
  use: ['use_type', moneyUse],
  change: 'change',
  balance: 'balance',
  orderId: 'order_id',
  orderNo: 'order_no',
  remark: 'remark',
  createdAt: 'created_at',
});

/** A page of the money log ⇄ the data of `listMoneyLog`. */
export const moneyLogPageCodec = record<Schemas['MoneyLogPage'], MoneyLogPage>({
  list: ['list', listOf(moneyLogEntryCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  income: 'income',
  expense: 'expense',
  months: 'months',
});

/** Filters ⇄ the query of `listMoneyLog`. */
export const moneyLogFiltersCodec = record<OperationInput<'listMoneyLog'>['query'], MoneyLogFilters>({
  page: 'page',
  perPage: 'per_page',
  use: ['use_type', moneyUse],
  firstDay: 'start_time',
  lastDay: 'end_time',
});

/** A page of red packets ⇄ the data of `listRedPackets`. */
export const redPacketPageCodec: Codec<Schemas['RedPacketPage'], Page<RedPacket>> = pageOf(redPacketCodec);

/** A page of cash vouchers ⇄ the data of `listVouchers`. */
export const voucherPageCodec: Codec<Schemas['VoucherPage'], Page<Voucher>> = pageOf(voucherCodec);

/** Filters ⇄ the query of `listVouchers`. */
export const voucherFiltersCodec = record<OperationInput<'listVouchers'>['query'], VoucherFilters>({
  page: 'page',
  perPage: 'per_page',
  status: ['status', benefitStatus],
});

/** A recharge ⇄ the data of `rechargeWallet`. */
export const rechargeCodec = record<Schemas['Recharge'], Recharge>({
  paymentNo: 'payment_no',
  amount: 'amount',
  status: 'status',
  redirectUrl: 'redirect_url',
  qrCode: 'qr_code',
});
