import type { CartTotals, PriceProof } from '@yaoji/domain';
import type { paymentMethods } from '#db/schema/order.ts';
import type { CouponPlan } from '../promotions/benefit-rules.ts';

export interface PlannedBatch {
  batchNo: string;
  expiry: string | null;
  quantity: string;
}

export interface PlannedLine {
  goodsId: number;
  name: string;
  maker: string;
  spec: string;
  unit: string;
  approvalNo: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  paid: string;
  vatRate: number;
  cost: string | null;
  proof: PriceProof;
  batches: PlannedBatch[];
}

export interface PlannedOrder {
  key: string;
  buyerId: number;
  placedAt: Date;
  status: 'pending' | 'paid' | 'shipped' | 'done' | 'cancelled';
  /** Reason and kind of the cancellation. */
  cancellation: { kind: 'cancelled' | 'expired'; reason: string; at: Date } | null;
  paidAt: Date | null;
  shippedAt: Date | null;
  doneAt: Date | null;
  method: (typeof paymentMethods)[number] | null;
  expiresAt: Date;
  lines: PlannedLine[];
  totals: CartTotals;
  walletAllowed: boolean;
  invoiceKind: 'none' | 'normal' | 'special';
  remark: string;
  coupon: CouponPlan | null;
  voucher: { title: string; threshold: string; money: string } | null;
  redPacket: { title: string; money: string } | null;
}
