import { cashVoucherStep } from '../promotions/cash-voucher.ts';
import { couponStep } from '../promotions/coupon.ts';
import { discountStep } from '../promotions/discount.ts';
import { fullReductionStep } from '../promotions/full-reduction.ts';
import { redPacketStep } from '../promotions/red-packet.ts';
import type { PricingStep } from '../promotions/step.ts';

/** The parts of a line's price that come off after the unit price, by their names in the proof. */
export type ReductionPart = 'fullReduction' | 'discount' | 'coupon' | 'voucher' | 'redPacket';

/** Something of each part, such as its label or its figure. */
export type ByPart<Value> = Readonly<Record<ReductionPart, Value>>;

/** What comes off between unit price and shipping, in its order (D1); each step works on what the ones before have left. */
export const REDUCTION_STEPS: readonly { part: ReductionPart; run: PricingStep }[] = [
  { part: 'fullReduction', run: fullReductionStep },
  { part: 'discount', run: discountStep },
  { part: 'coupon', run: couponStep },
  { part: 'voucher', run: cashVoucherStep },
  { part: 'redPacket', run: redPacketStep },
];
