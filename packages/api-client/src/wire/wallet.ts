import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { type BenefitStatus, benefitStatus } from './coupon.ts';
import { flag } from './values.ts';

/** 现金券; moments in Unix seconds. */
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

/** What the buyer has. Money in yuan. */
export interface Wallet {
  balance: string;
  redPacketMoney: string;
  redPacketCount: number;
  points: number;
  voucherMoney: string;
  voucherCount: number;
  couponCount: number;
  hasPayPassword: boolean;
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

export const walletCodec = record<Schemas['Wallet'], Wallet>({
  balance: 'balance',
  redPacketMoney: 'red_packet_money',
  redPacketCount: 'red_packet_count',
  points: 'points',
  voucherMoney: 'voucher_money',
  voucherCount: 'voucher_count',
  couponCount: 'coupon_count',
  hasPayPassword: ['has_pay_password', flag],
});
